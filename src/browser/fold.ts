const beyondAscii = /[^\0-\x7f]/

/** A text as the search compares it: in lower case and without accents, so that `cafe` finds `Café`. */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
