import { endingInOneOf, exactPattern } from './exact-pattern.js'
import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'
import { testFile } from './test-file.js'

/**
 * `-t` is a regular expression for the names of the suites and of the test, joined with spaces; paths would be regular expressions without
 * `--runTestsByPath`. See https://jestjs.io/docs/cli
 */
export const jest = defineRerun(select, (selections) => {
  const files = distinct(selections.map(({ file }) => file))
  const hasAll = selections.every(({ file }) => file !== undefined)
  const pattern = endingInOneOf(selections.map(({ pattern: own }) => own))
  return [['npx', 'jest', '-t', pattern, ...(hasAll ? ['--runTestsByPath', ...files] : [])]]
})

function select(test: RerunTarget) {
  const { name, suite } = test
  if (test.format === 'jest') {
    return name.trim() === '' ? undefined : { pattern: exactPattern([...suite.slice(1), name].join(' ')), file: testFile(test) }
  }
  // A file that cannot be loaded and a hook that fails cannot be selected as tests.
  if (name.trim() === '' || /^ ?Test (?:suite failed|execution failure)/.test(name) || suite.includes('Test suite failed to run'))
    return undefined
  // jest-junit writes the full name by default, which begins with a space if the test has no suites (jest-junit 17). With the settings of
  // docs/tools/jest.md, the file is the first suite, and the class contains the names of the `describe` blocks. With other settings, the
  // class may be any text, so the pattern leaves it out.
  const last = suite.at(-1) ?? ''
  const hasSuites = suite.length > 1 && suite[0] === test.file && !name.startsWith(`${last} `)
  return { pattern: namePattern(hasSuites ? `${last} ${name}` : name.trimStart()), file: testFile(test) }
}

/** Matches usual values of the option `ancestorSeparator` of jest-junit. */
const separator = / [-\u2013\u2014]{1,3}>? | ?[\u203a\u00bb>\u2192|/:.]{1,3} ?/g

/**
 * Returns a pattern for names that jest-junit has joined. The file does not state the separator, and Jest joins names with a space, so
 * each text that may be a separator is optional before a space.
 */
function namePattern(text: string): string {
  const separators = text.match(separator) ?? []
  return text
    .split(separator)
    .map((part, index) => exactPattern(part) + (separators[index] === undefined ? '' : separatorPattern(separators[index])))
    .join('')
}

const separatorPattern = (text: string): string => `${text.startsWith(' ') ? ' ' : ''}(${exactPattern(text.trim())})? ?`
