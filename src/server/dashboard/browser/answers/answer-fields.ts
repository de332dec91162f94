/**
 * An item of a response. Missing values and values of another type become 0 or an empty text, so that one bad item never breaks the page.
 */
export type Item = Readonly<Record<string, unknown>>

/** Returns a number; 0 if it is missing. */
export function numberOf(item: Item, name: string): number {
  const value = Number(item[name])
  return Number.isFinite(value) ? value : 0
}

/** Returns a text; empty if it is missing. */
export const textOf = (item: Item, name: string): string => String(item[name] ?? '')

/** Returns a list of texts, such as the suites of a test. */
export const textsOf = (item: Item, name: string): readonly string[] => {
  const list = item[name]
  return Array.isArray(list) ? list.map(String) : []
}

/** Returns a list of items. */
export const itemsOf = (item: Item, name: string): readonly Item[] => {
  const list = item[name]
  return Array.isArray(list) ? list.filter(isItem) : []
}

export const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null
