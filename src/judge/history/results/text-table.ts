import { detach } from '../../../base/text/detach.js'

/** Texts that many rows share, by their indexes. */
export interface TextTable {
  /** Returns the index of a text, and keeps a copy of it. Undefined has the index 0. */
  add(text: string | undefined): number
  /** Returns -1 for an unknown text. */
  find(text: string | undefined): number
  at(index: number): string | undefined
  /** Returns the length of all texts, in UTF-16 units. */
  textLength(): number
}

/** Makes an empty table. */
export function createTextTable(): TextTable {
  const texts: (string | undefined)[] = [undefined]
  const indexes = new Map<string | undefined, number>([[undefined, 0]])
  let textLength = 0
  return {
    add(text) {
      const known = indexes.get(text)
      if (known !== undefined || text === undefined) return known ?? 0
      const copy = detach(text)
      textLength += copy.length
      indexes.set(copy, texts.length)
      return texts.push(copy) - 1
    },
    find: (text) => indexes.get(text) ?? -1,
    at: (index) => texts[index],
    textLength: () => textLength,
  }
}
