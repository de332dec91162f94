// Tests that the JSON of Playwright gives tests the ids of its JUnit XML (src/read/formats/playwright).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { playwright } from '../../../../src/read/formats/playwright/playwright.js'
import { testId } from '../../../../src/records/test-identity.js'
import { type Reading, readText } from '../reading.js'

const fixtures = join(import.meta.dirname, '../../../fixtures')

function idsOf({ tests }: Reading): string[] {
  const counts = new Map<string, number>()
  const ids = tests.map(({ suite, name }) => {
    const key = JSON.stringify([suite, name])
    const occurrence = counts.get(key) ?? 0
    counts.set(key, occurrence + 1)
    return testId('', suite, name, occurrence)
  })
  return ids.sort()
}

// Each pair is one run with both reporters. The run with projects sets `includeProjectInTestName`.
test.each(['outcomes', 'serial', 'projects'])('gives tests the ids of the reporter junit when it reads the run "%s"', async (name) => {
  const read = (path: string) => readFileSync(join(fixtures, path), 'utf8')
  const own = idsOf(await readText(playwright, 'results.json', read(`playwright/${name}.json`)))
  expect(own.length).toBeGreaterThan(5)
  expect(own).toEqual(idsOf(await readText(junit, 'junit.xml', read(`junit/playwright-${name}.xml`))))
})
