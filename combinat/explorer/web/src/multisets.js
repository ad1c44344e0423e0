// In how many ways the cards of every multiset of classes can be drawn, one after another.
// Multisets stand in the order of their sorted classes: (0, 0), (0, 1), … (0, 9), (1, 1), ….

/**
 * How each multiset of so many cards comes from one of a card fewer: `parent[i]` is its index,
 * `added[i]` the class of the card, which none in it exceeds, and `held[i]` how many of that class
 * were in it.
 * @typedef {{ parent: number[], added: number[], held: number[] }} Step
 */

/** @type {Map<number, Step[]>} by the number of classes, from one card on */
const known = new Map();

/**
 * Returns for each multiset of so many cards the product, over its classes, of the ways to draw its
 * cards of the class one after another.
 * @param {bigint[][]} left by class, how many are left when so many of it are gone
 * @param {number[]} gone by class, how many are before the first is drawn
 * @param {number} size how many cards a multiset has
 */
export function waysToDraw(left, gone, size) {
  let ways = [1n];
  for (let cards = 1; cards <= size; cards++) {
    const { parent, added, held } = step(gone.length, cards);
    const longer = new Array(parent.length);
    for (let i = 0; i < parent.length; i++) {
      const class_ = added[i];
      longer[i] = ways[parent[i]] * left[class_][gone[class_] + held[i]];
    }
    ways = longer;
  }
  return ways;
}

/**
 * Returns the classes of the cards of a multiset.
 * @param {number} classes how many there are
 * @param {number} size how many cards the multiset has
 * @param {number} index
 */
export function classesOf(classes, size, index) {
  const found = [];
  for (let cards = size; cards; cards--) {
    const { parent, added } = step(classes, cards);
    found.push(added[index]);
    index = parent[index];
  }
  return found;
}

/** @param {number} classes @param {number} size @returns {Step} */
function step(classes, size) {
  const steps = known.get(classes) ?? [];
  known.set(classes, steps);
  while (steps.length < size) steps.push(nextStep(classes, steps.at(-1)));
  return steps[size - 1];
}

/** @param {number} classes @param {Step} [before] @returns {Step} */
function nextStep(classes, before) {
  const { added, held } = before ?? { added: [0], held: [-1] };
  /** @type {Step} */
  const next = { parent: [], added: [], held: [] };
  added.forEach((last, index) => {
    for (let class_ = last; class_ < classes; class_++) {
      next.parent.push(index);
      next.added.push(class_);
      next.held.push(class_ === last ? held[index] + 1 : 0);
    }
  });
  return next;
}
