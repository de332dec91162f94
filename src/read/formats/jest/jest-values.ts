import { recordLimits } from '../../../records/limits.js'
import { capText } from '../fields/captured-text.js'
import { isRecord, type JsonRecord } from '../json/json-fields.js'

const maximumDepth = 50
const maximumKeys = 10_000

/** Thrown if a value is not suited for a comparison. */
const unsuited = Symbol('unsuited')

/**
 * Returns the values that an assertion of Jest compared, as texts whose lines can be compared. Returns undefined if JSON has lost the
 * difference between them, or one of them: `undefined`, maps, dates, and matchers such as `expect.any(Number)`.
 */
export function comparedValues(details: unknown): { readonly expected: string; readonly actual: string } | undefined {
  const result = isRecord(details) ? details.matcherResult : undefined
  if (!isRecord(result) || !('expected' in result) || !('actual' in result)) return undefined
  const { expected, actual, message } = result
  if (typeof expected === 'string' && typeof actual === 'string') {
    return expected === actual ? undefined : { expected: capText(expected), actual: capText(actual) }
  }
  const texts = [expected, actual].map(textOf)
  const [expectedText, actualText] = texts
  if (expectedText === undefined || actualText === undefined || expectedText === actualText) return undefined
  // JSON writes NaN, infinities, and in arrays undefined, as null.
  const hasNull = texts.some((text) => text?.includes('null'))
  return hasNull && !(typeof message === 'string' && message.includes('null')) ? undefined : { expected: expectedText, actual: actualText }
}

/** Returns a value as JSON with sorted keys; undefined if it is too long, too deep or not suited for a comparison. */
function textOf(value: unknown): string | undefined {
  const pieces: string[] = []
  let length = 0
  const add = (piece: string) => {
    length += piece.length
    if (length > recordLimits.text) throw unsuited
    pieces.push(piece)
  }
  try {
    write(value, '\n', add)
  } catch (error) {
    if (error === unsuited) return undefined
    throw error
  }
  return pieces.join('')
}

type Add = (piece: string) => void

/** @param lineBreak the line break before the value, with its indentation */
function write(value: unknown, lineBreak: string, add: Add): void {
  if (typeof value === 'string' && value.length > recordLimits.text) throw unsuited
  if (Array.isArray(value)) writeItems(value, '[]', lineBreak, add, (item, inner) => write(item, inner, add))
  else if (isRecord(value)) writeRecord(value, lineBreak, add)
  else add(JSON.stringify(value))
}

function writeRecord(record: JsonRecord, lineBreak: string, add: Add): void {
  const keys = Object.keys(record)
  // A matcher such as `expect.any(Number)`: JSON has lost what it matches.
  if (typeof record.inverse === 'boolean' || keys.length > maximumKeys) throw unsuited
  writeItems(keys.sort(), '{}', lineBreak, add, (key, inner) => {
    add(`${JSON.stringify(key)}: `)
    write(record[key], inner, add)
  })
}

function writeItems<Item>(
  items: readonly Item[],
  brackets: string,
  lineBreak: string,
  add: Add,
  writeItem: (item: Item, inner: string) => void,
): void {
  if (lineBreak.length > 2 * maximumDepth) throw unsuited
  const inner = `${lineBreak}  `
  const [opening, closing] = brackets
  add(`${opening}`)
  items.forEach((item, index) => {
    add(index === 0 ? inner : `,${inner}`)
    writeItem(item, inner)
  })
  add(items.length === 0 ? `${closing}` : `${lineBreak}${closing}`)
}
