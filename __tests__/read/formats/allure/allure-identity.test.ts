// Tests that Allure results give tests the same ids as JUnit XML of the same run (src/read/formats/allure).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import type { TestResult } from '../../../../src/records/record.js'
import { checkoutRoots } from '../../../../src/records/relative-paths.js'
import { createTestIdentities } from '../../../../src/records/test-identity.js'
import { readText } from '../reading.js'
import { readFolder } from '../reading-folder.js'

const fixtures = join(import.meta.dirname, '../../../fixtures/allure')
const pairs = join(import.meta.dirname, 'pairs')

function idsOf(tests: readonly TestResult[]): readonly string[] {
  const identities = createTestIdentities('shop', checkoutRoots(['/home/runner/work/shop/shop']))
  return tests.map(({ suite, name }) => `${identities.next(suite, name)} ${suite.join(' | ')} | ${name}`).sort()
}

/** allure-vitest 3.12 writes neither skipped tests nor files that do not load. */
const lackedByAllure = ['Cart > is skipped', 'vitest/broken.test.ts']

test.each(['jest-hook-fails', 'mocha', 'vitest-same-names', 'playwright-retries', 'playwright-projects'])(
  'gives the ids of the JUnit reporter to the tests of %s',
  async (name) => {
    const { tests } = await readFolder(join(fixtures, name), name)
    const ofJunit = await readText(junit, `${name}.xml`, readFileSync(join(pairs, `${name}.xml`), 'utf8'))
    // Two tests of Jest with the same name cannot be distinguished from attempts.
    const isRepeated = ({ name: own }: TestResult, index: number) =>
      name.startsWith('jest') && ofJunit.tests.findIndex((each) => each.name === own) < index
    const isTest = (result: TestResult, index: number) => !lackedByAllure.includes(result.name) && !isRepeated(result, index)
    expect(idsOf(tests)).toEqual(idsOf(ofJunit.tests.filter(isTest)))
    expect(tests.length).toBeGreaterThan(5)
  },
)
