import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'

const folder = 'bazel-testlogs/'
const file = '/test.xml'
const targetPath = /^[\w.+=~/-]+$/
const shard = /\/shard_\d+_of_\d+$/
const testName = /^[\w/]+$/

/** `--test_filter` is a variable for the program of the test. GoogleTest reads it as its own filter, whose names a colon separates. */
export const bazel = defineRerun(select, (selections) =>
  distinct(selections.map(({ label }) => label)).map((label) => {
    const filters = distinct(selections.filter((each) => each.label === label).map(({ filter }) => filter))
    return ['bazel', 'test', label, ...(filters.length === 0 ? [] : [`--test_filter=${filters.join(':')}`])]
  }),
)

/** Returns whether Bazel named the result file of a test. */
export const isOfBazel = (source: string): boolean => pathOf(source) !== undefined

/** Returns the path of the target in the folder of results. See https://bazel.build/reference/test-encyclopedia */
function pathOf(source: string): string | undefined {
  const start = source.lastIndexOf(folder)
  if (start === -1 || !source.endsWith(file) || !['', '/'].includes(source.charAt(start - 1))) return undefined
  const path = source.slice(start + folder.length, -file.length).replace(shard, '')
  return targetPath.test(path) ? path : undefined
}

function select({ producer, name, suite, source = '' }: RerunTarget): { readonly label: string; readonly filter?: string } | undefined {
  const path = pathOf(source)
  // The results of other repositories are in this folder.
  if (path === undefined || path.startsWith('external/')) return undefined
  const slash = path.lastIndexOf('/')
  const label = `//${path.slice(0, Math.max(slash, 0))}:${path.slice(slash + 1)}`
  // If the program writes no results, Bazel writes one test with the name of the target.
  if (name === path) return { label }
  const type = suite.at(-1) ?? ''
  return producer === 'googletest' && testName.test(type) && testName.test(name) ? { label, filter: `${type}.${name}` } : undefined
}
