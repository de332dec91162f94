import { UserError } from '../../base/errors.js'

/** Limits the text that an expression may build or read, in UTF-16 units, because each nested call could double it. */
const maximumTextLength = 1024 * 1024

/**
 * Returns the text.
 * @throws UserError if it is too long
 */
export function boundText(text: string): string {
  if (text.length <= maximumTextLength) return text
  throw new UserError(`The text is longer than ${maximumTextLength} characters.`)
}

const placeholder = /\{\{|\}\}|\{(\d{1,9})\}|[{}]/g

/** Replaces `{0}`, `{1}` … with values. `{{` and `}}` stand for braces. */
export function formatText(pattern: string, values: readonly string[]): string {
  let result = ''
  let from = 0
  for (const match of pattern.matchAll(placeholder)) {
    result += pattern.slice(from, match.index)
    result = boundText(result + replacement(match[0], match[1], values))
    from = match.index + match[0].length
  }
  return boundText(result + pattern.slice(from))
}

function replacement(found: string, index: string | undefined, values: readonly string[]): string {
  if (index !== undefined) {
    const value = values[Number(index)]
    if (value === undefined) throw new UserError(`format: there is no value for "${found}"; the first value is "{0}".`)
    return value
  }
  if (found.length === 2) return found.charAt(0)
  throw new UserError(`format: unexpected "${found}"; write "{0}" for the first value and "${found}${found}" for a brace.`)
}

/** Joins texts. Checks the length before it builds the text. */
export function joinTexts(texts: readonly string[], separator: string): string {
  const length = texts.reduce((sum, text) => sum + text.length + separator.length, 0)
  if (length > maximumTextLength + separator.length) throw new UserError(`join: the text is longer than ${maximumTextLength} characters.`)
  return texts.join(separator)
}

/** Reads JSON. */
export function fromJson(text: string): unknown {
  boundText(text)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UserError(text.trim() === '' ? 'fromJson: the text is empty.' : 'fromJson: the text is not JSON.', { cause })
  }
}
