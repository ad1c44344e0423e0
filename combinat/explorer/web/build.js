// Bundles the page's script, src/main.js and all that it imports, into one file: ../explorer.js,
// or the file that is named.  The same sources give the same bytes.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));

await build({
  absWorkingDir: here,
  entryPoints: ["src/main.js"],
  outfile: process.argv[2] ?? "../explorer.js",
  bundle: true,
  format: "iife",
  globalName: "combinatExplorer",
  target: "es2022",
  charset: "utf8",
  legalComments: "inline",
  logLevel: "warning",
});
