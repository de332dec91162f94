// Tests that failures with different labels never share a cause, and those with one label nearly always do (src/judge/failure/cause.ts).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { recognise } from '../../../src/read/formats/index.js'
import type { TestResult } from '../../../src/records/record.js'
import { corpus } from '../../corpus.js'
import { decodeWhole, readText } from '../../read/formats/reading.js'
import { compareCauses, type LabelledFailure } from './labelled-causes.js'

// Failures of small projects that were made to fail with Vitest, Jest, Mocha, node:test, pytest, RSpec, PHPUnit, JUnit, Go and Cargo, each
// in several folders. The labels are the faults in the projects. For Windows and the temporary folders of macOS, the paths were rewritten.
// The last ones were written by hand, for tools that need more than a command: Unity, Kubernetes and browsers.
const recorded: readonly LabelledFailure[] = readFileSync(join(import.meta.dirname, 'labelled-failures.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

describe('labelled failures', () => {
  test('cover several hundred failures and many causes', () => {
    expect(recorded.length).toBeGreaterThan(600)
    expect(new Set(recorded.map(({ cause }) => cause)).size).toBeGreaterThan(100)
  })

  test('never share a cause when their labels differ', () => {
    expect(compareCauses(recorded).merged).toEqual([])
  })

  test('share a cause in at least 90 % of the pairs with the same label', () => {
    expect(compareCauses(recorded).found).toBeGreaterThan(0.9)
  })

  test('reveal a rule that merges too much', () => {
    const blurred = recorded.map((failure) => ({ ...failure, message: 'broken', details: '', name: '', suite: [] }))
    expect(compareCauses(blurred).merged).not.toEqual([])
  })
})

const withoutRow = (name: string) => name.replace(/\(.*/, '')

/** Returns the label of a failure, from reading the files, or undefined if the cause is not clear. */
type Label = (failure: TestResult) => string | undefined

/** In all reports of the project Pickles, one function fails all tests that should fail. */
const pickles: Label = ({ message = '', name }) => {
  if (/The checked value is different|but was:? ?"?fail|'true' == 'false'/i.test(message) && !/add/i.test(name)) return 'failing on purpose'
  return /No matching step definition found/.test(message) ? 'no step definition' : undefined
}

const labelled: readonly (readonly [path: string, label: Label])[] = [
  [
    'trx/jenkins-DATAFEED.Tests.trx',
    ({ message = '', details = '', name }) => {
      const error = /ErrorMessage"?[>:]"?([^<"]*)/.exec(message)?.[1]
      if (error !== undefined) return `${/XmlDeserialize/.test(details) ? 'xml' : 'json'}: ${error}`
      if (/has timed out/.test(message)) return 'timeout'
      return /AT-REQUEST/.test(message) ? 'no error code' : name
    },
  ],
  ['qt/qt6-cmptest.xml', ({ name, message = '' }) => `${withoutRow(name)}: ${message.split('\n', 1)[0]}`],
  ['nunit/nunit2-pickles.xml', pickles],
  ['nunit/nunit3-pickles.xml', pickles],
  ['xunit/xunit1-pickles.xml', pickles],
  ['xunit/xunit2-pickles.xml', pickles],
  ['trx/pickles-mstest-197KB.trx', pickles],
  ['trx/pickles-vstest-165KB.trx', pickles],
  ['junit/huge-jenkins.xml', ({ name }) => name],
  ['junit/test-summary-02.xml', ({ suite, name }) => [...suite, name].join()],
  ['dart/dart-load-error.json', ({ message = '' }) => (/flutter_bootstrap/.test(message) ? 'no bootstrap' : 'other')],
  ['ctrf/playwright-flaky.json', () => 'two buttons'],
  ['junit/gotestsum-report.golden.xml', ({ name }) => name],
  ['robot/generated-rf7.4.2-output.xml', ({ name, message = '' }) => (/Parent suite setup/.test(message) ? 'setup' : name)],
]

async function labelledIn(path: string, label: Label): Promise<readonly LabelledFailure[]> {
  const text = decodeWhole(readFileSync(join(corpus, path)))
  const { format } = recognise(path, text.slice(0, 64 * 1024))
  if (format === undefined) throw new Error(`${path} has no known format.`)
  const { tests } = await readText(format, path, text)
  return tests.flatMap((failure) => {
    const cause = failure.status === 'failed' ? label(failure) : undefined
    return cause === undefined ? [] : [{ ...failure, cause: `${path}: ${cause}` }]
  })
}

describe.skipIf(!existsSync(corpus))('labelled failures of the corpus', () => {
  test.each(labelled)('never share a cause in %s when their labels differ', async (path, label) => {
    expect(compareCauses(await labelledIn(path, label)).merged).toEqual([])
  })

  test('share a cause in at least 90 % of the pairs with the same label', async () => {
    const failures = (await Promise.all(labelled.map(([path, label]) => labelledIn(path, label)))).flat()
    expect(failures.length).toBeGreaterThan(300)
    expect(compareCauses(failures).found).toBeGreaterThan(0.9)
  })
})
