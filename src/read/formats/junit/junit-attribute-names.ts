import type { Attributes } from '../xml/xml.js'

/** Checks for exactly these attributes, in this order. Copies nothing, because it is called for every failed test. */
export function hasNames(attributes: Attributes, names: readonly string[]): boolean {
  let index = 0
  for (const name in attributes) {
    if (name !== names[index]) return false
    index += 1
  }
  return index === names.length
}
