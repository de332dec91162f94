import { expect, test } from 'vitest'
import { cucumberShortcut } from '../../../src/formats/cucumber/cucumber-shortcut.js'

const begins = '{"testStepStarted":{"testCaseStartedId":"46","testStepId":"33","timestamp":{"seconds":0,"nanos":2000000}}}'

test('a step that begins needs no parsing', () => {
  expect(cucumberShortcut(begins)).toEqual({ testStepStarted: {} })
})

test('whatever is not quite that is left to the parser', () => {
  for (let at = 0; at < begins.length; at += 1) {
    const damaged = begins.slice(0, at) + begins.slice(at + 1)
    // What the shortcut takes must be JSON, or a damaged line would pass unseen.
    if (cucumberShortcut(damaged) !== undefined) expect(() => JSON.parse(damaged)).not.toThrow()
  }
  for (const line of [
    begins.slice(0, -1),
    `${begins},`,
    begins.replace('"46"', '"4\\"6"'),
    begins.replace('}}}', ',}}'),
    '{"testStepFinished":{}}',
  ]) {
    expect(cucumberShortcut(line)).toBeUndefined()
  }
})

test('takes linear time on a line that never ends', () => {
  expect(cucumberShortcut(`{"testStepStarted":{${'"a":"b",'.repeat(200_000)}`)).toBeUndefined()
})
