const scheme = /^[a-z][a-z0-9+.-]*:/i
const allowedScheme = /^(?:https?|mailto):/i

/**
 * An address that is safe to write into Markdown, HTML and chat: everything that is special there is percent-encoded.
 * Undefined where it is neither `https:`, `http:`, `mailto:` nor relative.
 */
export function linkTarget(url: string): string | undefined {
  const encoded = url
    .trim()
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[^\w.~:/?#@!$&*+,;=%-]/gu, encodeURIComponent)
    // encodeURIComponent lets these through.
    .replace(/[()'!*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  if (encoded === '') return undefined
  return scheme.test(encoded) && !allowedScheme.test(encoded) ? undefined : encoded
}
