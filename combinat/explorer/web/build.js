// Bundles the page's script, src/main.js and all that it imports, into one file, ../explorer.js,
// and its looks, page.css and all that it imports, into ../explorer.css; or into the folder that
// is named.  The same sources give the same bytes.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const out = process.argv[2] ?? join(here, "..");

/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: here,
  bundle: true,
  charset: "utf8",
  legalComments: "inline",
  logLevel: "warning",
};

await build({
  ...common,
  entryPoints: ["src/main.js"],
  outfile: join(out, "explorer.js"),
  format: "iife",
  globalName: "combinatExplorer",
  target: "es2022",
});
await build({ ...common, entryPoints: ["page.css"], outfile: join(out, "explorer.css") });
