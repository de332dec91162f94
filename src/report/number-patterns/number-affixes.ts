/** The text before and after the digits of a number. */
export interface Affixes {
  readonly prefix: readonly AffixPart[]
  readonly suffix: readonly AffixPart[]
}

/** A piece of a prefix or suffix. The currency is chosen when a number is formatted. */
export type AffixPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'currencySymbol' }
  | { readonly kind: 'currencyCode' }

/** Reads the prefix and the suffix of a pattern, whose quotes must be closed. */
export function readAffixes(prefix: string, suffix: string): Affixes {
  return { prefix: readAffix(prefix), suffix: readAffix(suffix) }
}

/**
 * Returns the affixes of negative numbers. Without a negative subpattern, or if it looks like the positive one, which would hide the
 * sign, this is a minus before the positive prefix.
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
