import { marksIn, mayHaveMargin } from '../../base/text/cut-margin.js'
import { createEscapedSecretFinder } from './escaped-secrets.js'
import { mapTexts } from './mapped-texts.js'
import type { Span } from './secret-finder.js'
import { createSecretPartFinder } from './secret-parts.js'
import { uninterrupted } from './uninterrupted-text.js'

/** Replaces secrets by `***`. */
export interface SecretMask {
  /** Returns the text without secrets: the text itself if there are none, which is the common case. */
  text(text: string): string
  /** Returns a value, as JSON has them, without secrets in its texts and keys: the value itself if there are none. */
  value<Value>(value: Value): Value
}

const replacement = '***'

/** Replaces nothing. */
export const noSecretMask: SecretMask = { text: (text) => text, value: (value) => value }

/**
 * Makes the mask of secrets, which also replaces their usual encodings, and secrets that terminal commands or the mark of a margin
 * interrupt. Secrets that overlap become one replacement.
 * @param secrets a result of `secretsIn`
 */
export function createSecretMask(secrets: readonly string[]): SecretMask {
  if (secrets.length === 0) return noSecretMask
  const find = createSecretPartFinder(secrets)
  const findEscaped = createEscapedSecretFinder(secrets)

  const findAll = (text: string): readonly Span[] => {
    const [plain, escaped] = [find(text), findEscaped(text)]
    return escaped.length === 0 ? plain : plain.length === 0 ? escaped : [...plain, ...escaped]
  }
  const maskText = (text: string): string => {
    const spans = findAll(text)
    const joined = uninterrupted(text)
    const all = joined === undefined ? spans : [...spans, ...findAll(joined.text).map(joined.spanOf)]
    return all.length === 0 ? text : withoutSpans(text, all)
  }
  return { text: maskText, value: mapTexts(maskText) }
}

function withoutSpans(text: string, spans: readonly Span[]): string {
  let result = ''
  let copied = 0
  for (const [index, { start, end }] of spans.toSorted((a, b) => a.start - b.start).entries()) {
    // A secret that begins within the one before, or right after it, continues its replacement.
    if (index === 0 || start > copied) result += text.slice(copied, start) + replacement
    if (end > copied && mayHaveMargin(text)) result += marksIn(text.slice(Math.max(start, copied), end))
    copied = Math.max(copied, end)
  }
  return result + text.slice(copied)
}
