import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { shownValues } from '../../../../src/report/content/failed-test/shown-values.js'
import { failureComparison } from '../../../../src/report/content/failure-diff/failure-comparison.js'
import { withoutValues, wordings } from './wordings.js'

const examples = Object.entries(wordings).flatMap(([library, all]) => all.map((example) => ({ library, ...example })))

describe('the wording of an assertion library', () => {
  test.each(examples)('gives both values of a failure of $library: $message', ({ message, details, values }) => {
    expect(failureComparison(message, details ?? '')).toEqual(values)
  })

  test.each(examples)('gives a diff of a failure of $library with each value: $message', ({ message, details, values }) => {
    const lines = shownValues(message, details ?? '')?.lines ?? []
    const words = (text: string) => text.match(/\w+/g) ?? []
    const shown = (sign: '+' | '-') => words(lines.filter((line) => !line.startsWith(sign)).join('\n'))
    const [removed, added] = 'expected' in values ? [values.expected, values.actual] : [values.left, values.right]
    expect(shown('+')).toEqual(expect.arrayContaining(words(removed)))
    expect(shown('-')).toEqual(expect.arrayContaining(words(added)))
  })

  test.each(withoutValues)('gives no values when a message has none or is ambiguous: %j', (message) => {
    expect(failureComparison(message, '')).toBeUndefined()
    expect(shownValues(message, '')).toBeUndefined()
  })

  test.each(examples)('survives Windows line ends in a failure of $library: $message', ({ message, details, values }) => {
    const windows = (text = '') => text.replaceAll('\n', '\r\n')
    expect(failureComparison(windows(message), windows(details))).toEqual(values)
  })
})

const page = (path: string) => readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8')

test('the page about templates names every library of the table', () => {
  const [, list = ''] = /<!-- assertion libraries -->([\s\S]*?)<!-- end -->/.exec(page('docs/template.md')) ?? []
  const names = list
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '')
    .split(/, | and /)
  expect(names).toEqual(Object.keys(wordings).sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })))
})

test('the README states the number of libraries in the table', () => {
  expect(page('README.md')).toContain(`[${Object.keys(wordings).length} libraries](docs/template.md#tests)`)
})
