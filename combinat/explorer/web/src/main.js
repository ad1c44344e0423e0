// The page's script.  It shows the house that the page holds, where it holds one; what it exports
// is the global `combinatExplorer`, through which tests ask the page what a reader sees of it.

import { html, render } from "htm/preact";
import { ExplorerView } from "./explorer-view.js";

export * as engine from "./engine.js";
export * as fractions from "./fractions.js";
export * as practice from "./practice-view.js";
export * as records from "./records.js";
export * as removal from "./removal.js";
export * as shoe from "./shoe.js";

const [data, place] = ["game", "explorer"].map((id) => document.getElementById(id));
if (data && place) render(html`<${ExplorerView} house=${JSON.parse(data.textContent)} />`, place);
