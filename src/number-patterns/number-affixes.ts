/** What stands around the digits of a number. */
export interface Affixes {
  readonly prefix: readonly AffixPart[]
  readonly suffix: readonly AffixPart[]
}

/** A piece of a prefix or suffix. Which currency it is, formatting is told. */
export type AffixPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'currencySymbol' }
  | { readonly kind: 'currencyCode' }

/** Reads a prefix and a suffix as they are written in a pattern; their quotes must be closed. */
export function readAffixes(prefix: string, suffix: string): Affixes {
  return { prefix: readAffix(prefix), suffix: readAffix(suffix) }
}

/**
 * The affixes of negative numbers. Those that look like the positive ones would hide the sign, so they count as none, and none
 * means a minus before the prefix.
 */
export function negativeAffixes(positive: Affixes, negative: Affixes | undefined): Affixes {
  if (negative !== undefined && JSON.stringify(negative) !== JSON.stringify(positive)) return negative
  return { prefix: [{ kind: 'text', text: '-' }, ...positive.prefix], suffix: positive.suffix }
}

function readAffix(source: string): readonly AffixPart[] {
  const parts: AffixPart[] = []
  let text = ''
  const endText = () => {
    if (text !== '') parts.push({ kind: 'text', text })
    text = ''
  }
  for (const [token, quoted] of source.matchAll(/''|'((?:[^']|'')*)'|¤¤?|[^'¤]+/g)) {
    if (token.startsWith('¤')) {
      endText()
      parts.push({ kind: token === '¤' ? 'currencySymbol' : 'currencyCode' })
    } else text += token === "''" ? "'" : (quoted?.replaceAll("''", "'") ?? token)
  }
  endText()
  return parts
}
