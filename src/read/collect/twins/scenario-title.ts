import type { TestResult } from '../../../records/record.js'

/** A scenario of Cucumber, by the parts that its formats have in common. */
export interface ScenarioTitle {
  readonly feature: string
  readonly name: string
}

/** The outermost suite in the JUnit XML of Cucumber. */
const junitSuite = 'Cucumber'

/**
 * Returns the title of a scenario, without everything that only some formats of Cucumber state.
 *
 * The JUnit XML names a scenario `RULE - SCENARIO`, and a row of an outline `RULE - OUTLINE - EXAMPLES - #1.2: SCENARIO`, or without the
 * last name if it has no values (@cucumber/cucumber 12 and 13, `@cucumber/query`). A title may contain ` - ` itself, so only its end is
 * compared. The reader of JSON numbers equal names, and the reader of messages adds the values of a row.
 * @returns undefined for a test of any other tool
 */
export function scenarioTitle({ suite, name }: Pick<TestResult, 'suite' | 'name'>, formatId: string): ScenarioTitle | undefined {
  const isJunit = formatId === 'junit' && suite[0] === junitSuite
  if (!isJunit && formatId !== 'cucumber') return undefined
  const scenario = (isJunit ? withoutRow(name) : name).replace(/ #\d{1,9}$/, '').replace(/ \([^()]{0,1000}\)$/, '')
  return { feature: suite[isJunit ? 1 : 0] ?? '', name: scenario.split(' - ').at(-1) ?? '' }
}

const row = / - #\d{1,9}\.\d{1,9}(?:: (?=.)|$)/

/** Returns the name of a row of an outline, or the name of the outline if the rows share it. */
function withoutRow(name: string): string {
  const found = row.exec(name)
  if (found === null) return name
  const end = found.index + found[0].length
  return end < name.length ? name.slice(end) : name.slice(0, found.index)
}

const vitestErrors = 'vitest unhandled errors'

/**
 * Says whether a test stands for errors outside of the tests that no other format of its tool lists: the unhandled errors in the JUnit XML of
 * Vitest 5.
 */
export const isPseudoTest = ({ suite }: Pick<TestResult, 'suite'>): boolean => suite[0] === vitestErrors || suite.at(-1) === vitestErrors
