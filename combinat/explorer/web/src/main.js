// The page's script.  What it exports is the global `combinatExplorer`, through which tests ask
// the page what a reader sees of it.

export * as engine from "./engine.js";
export * as fractions from "./fractions.js";
export * as practice from "./practice-view.js";
export * as records from "./records.js";
export * as removal from "./removal.js";
export * as shoe from "./shoe.js";
