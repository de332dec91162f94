import { leftOutNotePattern } from '../text/excerpt.js'
import { createEscapedSecretFinder } from './escaped-secrets.js'
import { createSecretFinder, type Span } from './secret-finder.js'
import { secretForms } from './secret-forms.js'

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
 * Makes the mask of secrets, which also replaces their usual encodings. Secrets that overlap become one replacement.
 * @param secrets a result of `secretsIn`
 */
export function createSecretMask(secrets: readonly string[]): SecretMask {
  if (secrets.length === 0) return noSecretMask
  const forms = secrets.flatMap(secretForms)
  const { find } = createSecretFinder(forms)
  const findEscaped = createEscapedSecretFinder(secrets)

  const maskWhole = (text: string): string => {
    const spans = [...find(text), ...findEscaped(text)].sort((a, b) => a.start - b.start)
    return spans.length === 0 ? text : withoutSpans(text, spans)
  }
  const maskText = (text: string): string => {
    const masked = maskWhole(text)
    return masked.length < shortestCutText ? masked : withoutCutSecrets(masked, forms)
  }
  const maskFields = (fields: object): object => {
    let isChanged = false
    const entries = Object.entries(fields).map(([key, value]: [string, unknown]) => {
      const masked = [maskText(key), maskValue(value)] as const
      isChanged ||= masked[0] !== key || masked[1] !== value
      return masked
    })
    return isChanged ? Object.fromEntries(entries) : fields
  }
  const maskValue = (value: unknown): unknown => {
    if (typeof value === 'string') return maskText(value)
    if (typeof value !== 'object' || value === null) return value
    if (!Array.isArray(value)) return maskFields(value)
    const masked = value.map(maskValue)
    return masked.some((item, index) => item !== value[index]) ? masked : value
  }
  return { text: maskText, value: <Value>(value: Value) => maskValue(value) as Value }
}

/** @param spans sorted by their start */
function withoutSpans(text: string, spans: readonly Span[]): string {
  let result = ''
  let copied = 0
  for (const [index, { start, end }] of spans.entries()) {
    // A secret that begins within the one before, or right after it, continues its replacement.
    if (index === 0 || start > copied) result += text.slice(copied, start) + replacement
    copied = Math.max(copied, end)
  }
  return result + text.slice(copied)
}

/** Formats keep only both ends of a longer text, with a note between them. */
const shortestCutText = 60_000

/** A shorter part of a secret is useless to an attacker, and may be an ordinary word. */
const shortestPart = 6

/** Replaces the parts of secrets that remain on both sides of the note if a text was cut within a secret. */
function withoutCutSecrets(text: string, forms: readonly string[]): string {
  const note = leftOutNotePattern.exec(text)
  if (note === null) return text
  const before = text.slice(0, note.index)
  const after = text.slice(note.index + note[0].length)
  const fronts = forms.map((form) => frontLength(form, before))
  const backs = forms.map((form) => backLength(form, after))
  const [front, back] = [Math.max(...fronts), Math.max(...backs)]
  return [front === 0 ? before : before.slice(0, -front) + replacement, note[0], back === 0 ? after : replacement + after.slice(back)].join(
    '',
  )
}

/** Returns how much of the front of a secret the text ends with. */
function frontLength(form: string, text: string): number {
  const end = text.slice(-shortestPart)
  let length = 0
  for (let at = form.indexOf(end); at !== -1; at = form.indexOf(end, at + 1)) {
    if (text.endsWith(form.slice(0, at + shortestPart))) length = at + shortestPart
  }
  return length
}

/** Returns how much of the back of a secret the text begins with. */
function backLength(form: string, text: string): number {
  const start = text.slice(0, shortestPart)
  for (let at = form.indexOf(start); at !== -1; at = form.indexOf(start, at + 1)) {
    if (text.startsWith(form.slice(at))) return form.length - at
  }
  return 0
}
