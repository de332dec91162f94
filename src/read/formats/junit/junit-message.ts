import { dedented } from '../../../base/text/dedented.js'
import { firstLine } from '../fields/first-line.js'
import { parseJson } from '../json/json-text.js'
import { unescapeEntities } from '../xml/entities.js'

/**
 * Returns a message as its producer meant it, if the text of the element repeats it. XML replaces the line breaks of an attribute by
 * spaces (RSpec), node:test removes them, Vitest leaves parts of terminal colours, the JUnitXMLReporter of TestNG escapes an attribute
 * twice, and minitest-reporters writes only the first line.
 */
export function repairedMessage(message: string, details: string): string {
  if (message === '' || details === '' || details.includes(message)) return message
  if (message.endsWith(cut)) {
    const start = details.indexOf(`]:\n${message.slice(0, -cut.length)}\n`)
    if (start !== -1) return details.slice(start + 3).trimEnd()
  }
  const text = unescapeEntities(message)
  for (const plain of new Set([text, withoutColours(text)])) {
    const found = findLoosely(details, plain)
    if (found !== undefined) return found.includes('\n') && !plain.includes('\n') ? found : plain
  }
  return message
}

/** minitest-reporters appends this to the first of several lines. The text of the element has all lines, after `test_adds(Cart) [cart_test.rb:7]:`. */
const cut = '...'

/** Removes the remains of terminal colours, whose first character XML cannot contain (Vitest). */
const withoutColours = (text: string): string => text.replace(/\[\d{1,3}(?:;\d{1,3}){0,5}m/g, '')

const compact = (text: string): string => text.replace(/\s+/g, '')
const isSpace = (character: string | undefined): boolean => character === undefined || /\s/.test(character)
const isLetter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}_]/u.test(character)

/** Finds whole words in a text regardless of white space, and returns them with the white space of the text. */
function findLoosely(text: string, words: string): string | undefined {
  const wanted = compact(words)
  const index = compact(text).indexOf(wanted)
  if (wanted === '' || index === -1) return undefined
  let start = messagePlace(text, 0, index)
  const end = messagePlace(text, start, wanted.length - 1) + 1
  // node:test encloses an error without a stack in brackets: `[Error: no stock] {`.
  if (isLetter(text[start - 1]) || isLetter(text[end])) return undefined
  const lineStart = text.lastIndexOf('\n', start) + 1
  const isWholeLine = text.slice(lineStart, start).trim() === ''
  if (isWholeLine) start = lineStart
  const lines = text.slice(start, end).split('\n')
  return (isWholeLine ? dedented(lines) : lines).map((line) => line.trimEnd()).join('\n')
}

/** Returns the index of the character that follows the given number of characters from `start`. White space does not count. */
function messagePlace(text: string, start: number, characters: number): number {
  let left = characters
  for (let index = start; index < text.length; index++) {
    if (isSpace(text[index])) continue
    if (left === 0) return index
    left -= 1
  }
  return text.length
}

interface DecodedError {
  readonly message: string
  readonly details: string
}

/**
 * Decodes an error that is JSON. jest-junit writes errors of hooks such as `afterAll`, and of files that cannot run, as an object or a
 * string.
 */
export function decodedError(text: string): DecodedError | undefined {
  if (!/^\s*[{"]/.test(text) || !/[}"]\s*$/.test(text.slice(-100))) return undefined
  const error = parseJson(text)
  if (typeof error === 'string' && error.trim() !== '') return { message: firstLine(error), details: error }
  if (typeof error !== 'object' || error === null) return undefined
  // jest-resolve: a module that does not exist.
  const { message, stack, _originalMessage: original } = error as Readonly<Record<string, unknown>>
  const details = textIn(stack)
  const stated = textIn(message) ?? textIn(original)
  if (stated !== undefined) return { message: stated, details: details ?? text }
  return details === undefined ? undefined : { message: firstLine(details), details }
}

/** Returns a value if it is a text with more than white space. */
const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

/** Decodes a message that is an error as JSON. Keeps the text of the element unless it repeats the message. */
export function decodedMessage(message: string, text: string): DecodedError | undefined {
  const error = message.charCodeAt(0) === openingBrace ? decodedError(message) : undefined
  if (error === undefined) return undefined
  return text.trim() === '' || text.trim() === message.trim() ? error : { ...error, details: text }
}

const openingBrace = 0x7b
