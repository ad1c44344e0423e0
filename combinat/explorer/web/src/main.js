// The page's script: what it offers to those who test it.
export * as engine from "./engine.js";
export * as fractions from "./fractions.js";
export * as removal from "./removal.js";
export * as shoe from "./shoe.js";
