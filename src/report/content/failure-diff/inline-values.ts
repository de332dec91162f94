import { expectedAndActual, splitOnce, wordingOfLine } from './wording.js'

const label = /^(?:.{0,300}?: )?([eE])xpected: (?=\S)/

/** The label of the other value by the first letter of the first one. XML replaces the line break before it by a space. */
const separators: Readonly<Record<string, readonly string[]>> = { e: [' but got: ', ', actual: ', ' actual: '], E: ['  got: '] }

/** Reads both values after their labels on one line: OUnit2 (`expected: 5 but got: 2`), LuaUnit (`expected: 5, actual: 2`) and Crystal. */
export const inlineValues = wordingOfLine((line) => {
  const [found = '', letter = ''] = label.exec(line) ?? []
  const values = line.slice(found.length)
  const separator = separators[letter]?.find((each) => values.includes(each))
  const [expected, actual] = (separator !== undefined && splitOnce(values, separator)) || []
  return expected === undefined || actual === undefined ? undefined : expectedAndActual(expected.trim(), actual.trim())
})
