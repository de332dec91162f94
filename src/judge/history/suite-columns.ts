import { readSuite } from './document/parse-rows.js'
import { isSameSuite, type RowSuite, type SuiteColumns } from './history-columns.js'
import { noSuite, type RowTable } from './row-table.js'
/** Makes the columns of suites. Parses the line of a suite when its names are needed, because comparing them does not need an object. */
export function createSuiteColumns({ text, suiteOf, size, suites, suiteStarts, parsedSuites }: RowTable): SuiteColumns {
  const suite = (index: number): RowSuite => {
    const known = parsedSuites.get(index)
    if (known !== undefined) return known
    const start = suiteStarts[index] ?? 0
    const read = readSuite(JSON.parse(text.slice(start, text.indexOf('\n', start))))
    const parsed = typeof read === 'string' ? noSuite : read
    parsedSuites.set(index, parsed)
    return parsed
  }
  let lastModule: string | undefined
  let end = '}'
  /** Nearly all tests have the same module. */
  const endOf = (module: string | undefined): string => {
    if (module !== lastModule) end = module === undefined ? '}' : `,"module":${JSON.stringify(module)}}`
    lastModule = module
    return end
  }
  return {
    suiteOf: suiteOf.subarray(0, size),
    suiteCount: suites,
    suite,
    isInSuite(test, index) {
      const start = suiteStarts[index] ?? 0
      if (start === 0) return isSameSuite(test, suite(index))
      const namesEnd = endOfNames(text, start + prefix.length, test.suite)
      const end = endOf(test.module)
      return namesEnd !== -1 && text.slice(namesEnd, namesEnd + end.length) === end
    },
  }
}

/**
 * Returns the end of the names of a suite in a line of the text; -1 if they are others. Names in the text are not escaped, so they contain
 * no quotation mark.
 * @param from the start of the names: a bracket
 */
function endOfNames(text: string, from: number, names: readonly string[]): number {
  let at = from + 1
  for (const name of names) {
    const end = at + 1 + name.length
    if (text.charCodeAt(at) !== quotationMark || text.indexOf('"', at + 1) !== end || text.slice(at + 1, end) !== name) return -1
    at = end + 2
  }
  const end = names.length === 0 ? at : at - 1
  return text.charCodeAt(end) === bracket ? end + 1 : -1
}

const prefix = '{"suite":'

const quotationMark = 0x22
const bracket = 0x5d
