import { expectedAndActual, splitOnce, wordingOfLine } from './wording.js'

const label = /^(?:.{0,300}?: )?expected: (?=\S)/i

/** The label of the other value. XML replaces the line break before it by a space. */
const separators = [' but got: ', ', actual: ', ' actual: ', '  got: ']

/** Reads both values after their labels on one line: OUnit2 (`expected: 5 but got: 2`), LuaUnit (`expected: 5, actual: 2`) and Crystal. */
export const inlineValues = wordingOfLine((line) => {
  const start = label.exec(line)?.[0].length
  if (start === undefined) return undefined
  const values = line.slice(start)
  for (const separator of separators) {
    if (!values.includes(separator)) continue
    const [expected, actual] = splitOnce(values, separator) ?? []
    return expected === undefined || actual === undefined ? undefined : expectedAndActual(expected.trim(), actual.trim())
  }
  return undefined
})
