import { endingInOneOf, exactPattern } from './exact-pattern.js'
import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'
import { isInside, testFile, withoutOption } from './test-file.js'

/**
 * `-t` is a regular expression for the names of the suites and of the test, joined with spaces. Arguments are parts of file names.
 * See https://vitest.dev/guide/cli
 */
export const vitest = defineRerun(select, (selections) => {
  const files = distinct(selections.map(({ file }) => file))
  const hasAll = selections.every(({ file }) => file !== undefined)
  const pattern = endingInOneOf(selections.map(({ pattern: own }) => own))
  return [['npx', 'vitest', 'run', ...(hasAll ? files : []), '-t', pattern]]
})

/** Matches the file that Vitest writes as the outermost suite. */
export const testFileName = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/

/** Separates the names in JUnit files and in flat TAP. A name may contain it as well. */
const separator = ' > '

function select(test: RerunTarget) {
  const names = [...test.suite, ...test.name.split(separator)]
  const first = names[0] ?? ''
  // The JSON report states absolute paths.
  const isAbsolute = test.format === 'jest' && first === test.file
  const file = isAbsolute ? testFile(test) : isInside(first) && testFileName.test(first) ? withoutOption(first) : undefined
  // JUnit files repeat the file as the class.
  const titles = names.slice(names.lastIndexOf(first) + 1)
  // A file that cannot be loaded has the name of the file.
  if ((file === undefined && !isAbsolute) || titles.join('').trim() === '') return undefined
  return {
    file: test.file === undefined ? file : (testFile(test) ?? file),
    pattern: titles.map(exactPattern).join(` (${exactPattern('> ')})?`),
  }
}
