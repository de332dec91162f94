const scheme = /^[a-z][a-z0-9+.-]*:/i
const allowedScheme = /^(?:https?|mailto):/i

/**
 * Returns an address that is safe in Markdown, HTML and chats: every special character is percent-encoded.
 * @returns undefined if it is neither `https:`, `http:`, `mailto:` nor relative
 */
export function linkTarget(url: string): string | undefined {
  const encoded = url
    .trim()
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[^\w.~:/?#@!$&*+,;=%-]/gu, encodeURIComponent)
    // encodeURIComponent does not encode these.
    .replace(/[()'!*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  if (encoded === '') return undefined
  return scheme.test(encoded) && !allowedScheme.test(encoded) ? undefined : encoded
}
