import { isSameSuite, type RowSuite, type SuiteColumns } from '../history-columns.js'
import type { LazyRows } from './lazy-rows.js'
import { noGroup, readGroup } from './row-fields.js'

/** Makes the columns of suites. Parses the line of a suite when its names are needed, because comparing them does not need an object. */
export function createLazySuites({ text, groupOf, size, groups, groupStarts, parsedGroups }: LazyRows): SuiteColumns {
  const suite = (index: number): RowSuite => {
    const known = parsedGroups.get(index)
    if (known !== undefined) return known
    const start = groupStarts[index] ?? 0
    const group = readGroup(JSON.parse(text.slice(start, text.indexOf('\n', start))))
    const parsed = typeof group === 'string' ? noGroup : group
    parsedGroups.set(index, parsed)
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
    suiteOf: groupOf.subarray(0, size),
    suiteCount: groups,
    suite,
    isInSuite(test, index) {
      const start = groupStarts[index] ?? 0
      if (start === 0) return isSameSuite(test, suite(index))
      // A line in the text is as `JSON.stringify` writes it. Slices are compared because V8 compiles each `startsWith` to a lot of code.
      const at = start + prefix.length
      if ((text.charCodeAt(at + 1) === bracket) !== (test.suite.length === 0)) return false
      const names = JSON.stringify(test.suite)
      const end = endOf(test.module)
      const endAt = at + names.length
      return text.slice(at, endAt) === names && text.slice(endAt, endAt + end.length) === end
    },
  }
}

const prefix = '{"suite":'

const bracket = 0x5d
