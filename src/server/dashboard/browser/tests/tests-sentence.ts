import { countOf, formatCount } from '../../../../base/text/counts.js'
import type { TestOfModule, TestStatus } from './listed-test.js'
import { countStatuses } from './tests-filters.js'

/** Returns the answer of the page: `1,284 tests: 3 fail, 4 flaky, 16 slower`. */
export function testsSentence(tests: readonly TestOfModule[]): string {
  const { failing, flaky, slower, passed } = countStatuses(tests)
  const parts = [
    failing === 0 ? '' : `${formatCount(failing)} ${failing === 1 ? 'fails' : 'fail'}`,
    flaky === 0 ? '' : `${formatCount(flaky)} flaky`,
    slower === 0 ? '' : `${formatCount(slower)} slower`,
  ].filter((part) => part !== '')
  const all = countOf(tests.length, 'test')
  if (parts.length > 0) return `${all}: ${parts.join(', ')}`
  if (passed < tests.length) return `${all}, none fails`
  return tests.length === 1 ? '1 test, it passes' : `${all}, all pass`
}

const verbs: Readonly<Record<TestStatus, readonly [one: string, several: string]>> = {
  failing: ['fails', 'fail'],
  flaky: ['is flaky', 'are flaky'],
  slower: ['is slower', 'are slower'],
  quarantined: ['is quarantined', 'are quarantined'],
  skipped: ['is skipped', 'are skipped'],
  passed: ['passes', 'pass'],
  unknown: ['has no result', 'have no result'],
}

/** Returns the answer of the page for a part of the tests: `3 of 1,284 tests fail`, or `0 of 1,284 tests` for any status. */
export function filteredSentence(count: number, all: number, status: TestStatus | ''): string {
  const verb = status === '' ? '' : ` ${verbs[status][count === 1 ? 0 : 1]}`
  return `${formatCount(count)} of ${countOf(all, 'test')}${verb}`
}
