// What stands in a list or under a key, where it is known to be there.

/**
 * Returns the item at a place of a list; the place must be there.
 * @template T
 * @param {readonly T[]} list
 * @param {number} place
 * @returns {T}
 */
export function at(list, place) {
  if (!(place in list)) throw new RangeError(`no place ${place} in a list of ${list.length}`);
  return /** @type {T} */ (list[place]);
}

/**
 * Returns what stands under a key; the key must be there.
 * @template T
 * @param {Readonly<Record<string, T>>} table
 * @param {string} key
 * @returns {T}
 */
export function under(table, key) {
  if (!Object.hasOwn(table, key)) throw new RangeError(`no key ${key}`);
  return /** @type {T} */ (table[key]);
}
