const beyondAscii = /[^\0-\x7f]/

/** Converts a text to lower case without accents, so that a search for `cafe` finds `Café`. */
export function searchableText(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
