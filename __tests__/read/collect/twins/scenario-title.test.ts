import { expect, test } from 'vitest'
import { compareRuns } from '../../../../src/read/collect/twins/same-run.js'
import { scenarioTitle } from '../../../../src/read/collect/twins/scenario-title.js'
import { createSketcher } from '../../../../src/read/collect/twins/sketch.js'

test.each([
  ['pays', 'pays'],
  ['members - pays', 'pays'],
  ['members - pays <a> - first - #1.2: pays 2', 'pays 2'],
  ['pays - #1.2', 'pays'],
  ['pays - #1.2: a - b', 'b'],
  ['pays - cash', 'cash'],
  ['pays (1, cash)', 'pays'],
  ['pays #2', 'pays'],
])('takes the end of the name when the JUnit XML of Cucumber has "%s"', (name, expected) => {
  expect(scenarioTitle({ suite: ['Cucumber', 'shop'], name }, 'junit')).toEqual({ feature: 'shop', name: expected })
})

test('knows no scenario when a test is of another tool', () => {
  expect(scenarioTitle({ suite: ['shop'], name: 'pays' }, 'junit')).toBeUndefined()
  expect(scenarioTitle({ suite: ['Cucumber', 'shop'], name: 'pays' }, 'ctrf')).toBeUndefined()
  expect(scenarioTitle({ suite: ['shop', 'a rule'], name: 'pays (1)' }, 'cucumber')).toEqual({ feature: 'shop', name: 'pays' })
})

/** Rows of one outline whose examples have a name, so that no part of both names is the same. */
const rows = (format: 'junit' | 'cucumber', failed: number) => {
  const sketcher = createSketcher()
  sketcher.begin(format)
  for (let row = 1; row <= 8; row += 1) {
    const status = row === failed ? 'failed' : 'successful'
    sketcher.add(
      format === 'junit'
        ? { suite: ['Cucumber', 'shop'], name: `pays - cards - #1.${row}`, status }
        : { suite: ['shop'], name: row === 1 ? 'pays' : `pays #${row}`, status },
    )
  }
  return sketcher.end(false)
}

test('compares scenarios by their places in the feature when their names have nothing in common', () => {
  expect(compareRuns(rows('cucumber', 3), rows('junit', 3))).toMatchObject({ isTwin: true, exceptions: [] })
  expect(compareRuns(rows('cucumber', 3), rows('junit', 4)).isTwin).toBe(false)
})
