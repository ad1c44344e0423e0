// Judges conditions of coups as told on standard input.
//
// In: {tableau, coups: [six cards each], conditions: [text]}.  Out: for each condition, whether it
// holds for each coup, or null where it is refused.
import { text } from "node:stream/consumers";
import { columnsOf } from "../src/columns.js";
import { parsed } from "../src/conditions.js";
import { played } from "../src/deal.js";

const { tableau, coups, conditions } = JSON.parse(await text(process.stdin));
const columns = coups.map((/** @type {string[]} */ six) => columnsOf(played(tableau, six)));
process.stdout.write(JSON.stringify(conditions.map(judged)));

/** @param {string} condition */
function judged(condition) {
  try {
    const read = parsed(condition);
    return columns.map(
      (/** @type {import("../src/columns.js").Columns} */ of) => read(of) === true,
    );
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
