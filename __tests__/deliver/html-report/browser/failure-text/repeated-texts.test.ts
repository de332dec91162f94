// Tests that the HTML report shows each text of a failure once (src/deliver/html-report/browser/failure-text).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failureParts } from '../../../../../src/deliver/html-report/browser/failure-text/failure-parts.js'
import { testDetails } from '../../../../../src/deliver/html-report/writer/test-details.js'
import { recognise } from '../../../../../src/read/formats/index.js'
import { readText } from '../../../../read/formats/reading.js'

const partsOf = (test: Parameters<typeof testDetails>[0]) => failureParts(testDetails(test, 'everything') ?? {})

test('shows each different attempt of Playwright once', () => {
  const rule = '─'.repeat(40)
  const error = (received: number) =>
    `    Error: the total is wrong\n\n    Expected: 2\n    Received: ${received}\n\n        at /shop/cart.spec.ts:9:19\n\n`
  const retry = (number: number) => `    Retry #${number} ${rule}\n\n`
  const image = `    attachment #1: screenshot (image/png) ${rule}\n    test-results/cart/failed.png\n    ${rule}\n\n`
  const details = `  [chromium] › cart.spec.ts:8:5 › adds ${rule}\n\n${error(3)}${image}${retry(1)}${error(4)}${retry(2)}${error(3)}`
  const { trace } = partsOf({ name: 'adds', suite: ['cart.spec.ts'], status: 'failed', message: 'cart.spec.ts:8:5 adds', details })
  expect(trace.match(/Retry #\d/g)).toEqual(['Retry #1'])
  expect(trace).toContain('Received: 4')
  expect(trace).not.toContain('failed.png')
})

test('shows only the error that was thrown when node:test encloses it, and its values only in the diff', async () => {
  const path = join(import.meta.dirname, '../../../../fixtures/junit/node-test-diff.xml')
  const text = readFileSync(path, 'utf8')
  const { format } = recognise(path, text)
  if (format === undefined) throw new Error('The fixture is not recognised.')
  const { tests } = await readText(format, path, text)
  const failed = tests.filter(({ status }) => status === 'failed').map(partsOf)
  expect(failed).toHaveLength(2)
  for (const { trace, diff } of failed) {
    expect(diff).toBeDefined()
    expect(trace).toMatch(/^ {4}at TestContext\.<anonymous>/)
    expect(trace).not.toMatch(/ERR_TEST_FAILURE|actual - expected|^\s*[-+] /m)
  }
})

test('takes no line of a value as the title when the message begins with the value', () => {
  const message = 'Expected:\n  {\n    a: 1\n  }\nActual:\n  {\n    a: 2\n  }'
  const { title, diff } = partsOf({ name: 'adds', suite: [], status: 'failed', message })
  expect(title).toBeUndefined()
  expect(diff?.lines.map(({ sign, parts }) => sign + parts.map(({ text }) => text).join(''))).toEqual([
    '   {',
    '-    a: 1',
    '+    a: 2',
    '   }',
  ])
})

test('shows only the parts of long values that differ, and the whole values in the trace', () => {
  const [before, after] = ['x'.repeat(100), 'y'.repeat(100)]
  const values = `Expected: "${before}b${after}"\nReceived: "${before}a${after}"`
  const message = 'Error: expect(received).toBe(expected) // Object.is equality'
  const details = `${message}\n\n${values}\n    at /shop/cart.test.js:4:30`
  const { title, diff, trace } = partsOf({ name: 'adds', suite: [], status: 'failed', message, details })
  expect(title).toBe('Error: expect(received).toBe(expected)')
  expect(diff?.lines.map(({ parts }) => parts.map(({ text }) => text).join(''))).toEqual([
    `…${'x'.repeat(20)}b${'y'.repeat(20)}…`,
    `…${'x'.repeat(20)}a${'y'.repeat(20)}…`,
  ])
  expect(trace).toContain(values)
})
