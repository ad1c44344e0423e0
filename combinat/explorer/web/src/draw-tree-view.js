// The draw tree as a picture, and a coup whose branch is lit: thicker, bolder, and named.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { CoupView } from "./coup-view.js";
import { coupOf, NATURAL, pathOf, treeOf } from "./draw-tree.js";

/** @typedef {import("./draw-tree.js").Tree} Tree */
/** @typedef {import("./house.js").Tableau} Tableau */

const LINE = 25;
const HALF = 10;
const TOP = 34;
const BETWEEN = 7;
/** Room between columns, for the marker, and for a character and around words. */
const GAP = 22;
const MARKER = 84;
const CHARACTER = 6.8;
const AROUND = 14;
const THIRD_WIDTH = 28;
const ROOT = 4;
const HERE = "◀ this coup";
const DRAWS = "draws";
const THIRDS = "third-";
const FIRST_COUP = ["2s", "8h", "3d", "6c", "7s", "9h"];

/** @param {{ tableau: Tableau, practised: import("./deal.js").Hands | null }} props */
export function DrawTreeView({ tableau, practised }) {
  const [six, setSix] = useState(FIRST_COUP);
  const hands = coupOf(tableau, six);
  const lit = pathOf(hands);
  return html`
    <figure class="tree">
      <figcaption>
        <h3>Who draws</h3>
        <p>
          What the Banker does, by what the Player does and by the Player’s third card. The branch
          of the coup below is lit: thicker, bold, and marked “this coup”.
        </p>
      </figcaption>
      <${CoupView} tableau=${tableau} six=${six} setSix=${setSix} practised=${practised} />
      <${Picture} tree=${treeOf(tableau)} lit=${lit} />
    </figure>
  `;
}

/** @param {{ tree: Tree, lit: string[] }} props */
function Picture({ tree, lit }) {
  const { boxes, links, height, width, columns, here } = laidOut(tree, lit);
  return html`
    <svg
      class="tree-drawn" viewBox=${`0 0 ${width} ${height}`} role="img"
      aria-label=${`Draw tree; this coup: ${lit.join(", ").replaceAll("-", " ")}`}
    >
      <text class="head" x=${columns.player.x} y="14">Player</text>
      <text class="head" x=${columns.third.x - GAP} y="14">third card</text>
      <text class="head" x=${columns.banker.x + GAP} y="14">Banker</text>
      ${links.map(({ from, to, isLit }) => {
        const middle = (from[0] + to[0]) / 2;
        return html`<path
          key=${`${from}-${to}`} class=${isLit ? "link lit" : "link"}
          d=${`M${from} C${middle} ${from[1]} ${middle} ${to[1]} ${to}`}
        />`;
      })}
      <circle cx=${ROOT} cy=${here.root} r="4" class="root" />
      ${boxes.map(
        ({
          id,
          x,
          y,
          width,
          words,
          kind,
          isLit,
        }) => html`<g key=${id} class=${`${kind}${isLit ? " lit" : ""}`}>
          <rect x=${x} y=${y - HALF} width=${width} height=${2 * HALF} rx="3" />
          <text x=${x + width / 2} y=${y + 5}>${words}</text>
        </g>`,
      )}
      <text class="here" x=${here.x} y=${here.y + 5}>${HERE}</text>
    </svg>
  `;
}

/**
 * @typedef {{ x: number, width: number }} Column
 * @typedef {Column & { id: string, y: number, words: string, kind: string, isLit: boolean }} Box
 * @typedef {{ from: [number, number], to: [number, number], isLit: boolean }} Link
 */

/**
 * The columns of a tree, as broad as their words.
 * @param {Tree} tree
 */
function columnsOf({ stands, draws, branches }) {
  const leaves = branches.flatMap((branch) => branch.leaves.map(leafWords));
  const player = { x: GAP - 2 * ROOT, width: widthOf([`stands ${stands}`, `draws ${draws}`]) };
  const third = { x: player.x + player.width + GAP, width: THIRD_WIDTH };
  const banker = { x: third.x + third.width + GAP, width: widthOf(leaves) };
  return { player, third, banker };
}

/** @param {string[]} words */
function widthOf(words) {
  return Math.max(...words.map((one) => one.length)) * CHARACTER + AROUND;
}

/** @param {import("./draw-tree.js").Leaf} leaf */
function leafWords({ does, on }) {
  return `${does} on ${on}`;
}

/**
 * Where everything stands: leaves line by line, and each thing before them in their middle.
 * @param {Tree} tree
 * @param {string[]} lit
 */
function laidOut(tree, lit) {
  const columns = columnsOf(tree);
  const right = columns.banker.x + columns.banker.width;
  /** @type {Box[]} */
  const boxes = [];
  /** @type {Link[]} */
  const links = [];
  let y = TOP + HALF;
  /** @param {Column & { id: string, y: number, words: string, kind?: string }} box */
  const put = (box) => {
    const isLit = lit.some((id) => id === box.id || (box.id === DRAWS && id.startsWith(THIRDS)));
    const placed = { kind: "plain", ...box, isLit };
    boxes.push(placed);
    return placed;
  };
  /** @param {import("./draw-tree.js").Branch} branch @param {Column & { words: string }} box */
  const putBranch = (branch, box) => {
    const leaves = branch.leaves.map((leaf) => {
      const placed = put({
        id: leaf.id,
        ...columns.banker,
        y,
        words: leafWords(leaf),
        kind: leaf.does,
      });
      y += LINE;
      return placed;
    });
    y += BETWEEN;
    return joined(put({ id: branch.id, ...box, y: middleOf(leaves) }), leaves);
  };
  /** @param {Box} box @param {Box[]} after */
  const joined = (box, after) => {
    for (const one of after) links.push(linkOf(box, one));
    return box;
  };
  const natural = put({
    id: NATURAL,
    x: columns.player.x,
    width: right - columns.player.x,
    y,
    words: `a natural ${tree.naturals} in either hand: no card`,
  });
  y += LINE + BETWEEN;
  const stood = tree.branches
    .filter(({ third }) => third === null && tree.stands)
    .map((branch) => putBranch(branch, { ...columns.player, words: `stands ${tree.stands}` }));
  const thirds = tree.branches
    .filter(({ third }) => third !== null && tree.draws)
    .map((branch) => putBranch(branch, { ...columns.third, words: `${branch.third}` }));
  const draws = { id: DRAWS, ...columns.player, y: middleOf(thirds), words: `draws ${tree.draws}` };
  const drawing = thirds.length ? [joined(put(draws), thirds)] : [];
  const choices = [natural, ...stood, ...drawing];
  const root = { x: ROOT, width: 0, y: middleOf(choices) };
  for (const choice of choices) links.push(linkOf(root, choice));
  links.sort((one, other) => Number(one.isLit) - Number(other.isLit));
  const last = boxes.find(({ id }) => id === lit.at(-1)) ?? natural;
  const here = { x: last.x + last.width + ROOT, y: last.y, root: root.y };
  return { boxes, links, height: y, width: right + MARKER, columns, here };
}

/** @param {{ y: number }[]} boxes */
function middleOf(boxes) {
  const [first, last] = [boxes[0]?.y ?? 0, boxes.at(-1)?.y ?? 0];
  return (first + last) / 2;
}

/**
 * @param {Column & { y: number }} from
 * @param {Box} to
 * @returns {Link}
 */
function linkOf(from, to) {
  return { from: [from.x + from.width, from.y], to: [to.x, to.y], isLit: to.isLit };
}
