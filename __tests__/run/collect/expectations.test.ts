// Tests that a run is incomplete when a collector finds fewer results than it expects (src/read/collect/expectations.ts).
import { describe, expect, test } from 'vitest'
import { createSummary } from '../../../src/judge/summary/summary.js'
import type { Collector } from '../../../src/read/collect/collector.js'
import { createExpectations } from '../../../src/read/collect/expectations.js'
import type { RunRequest } from '../../../src/run/prepare/run-request.js'
import { run } from '../../../src/run/run.js'
import { makeTree } from '../../read/collect/tree.js'
import { goodResults, junit } from '../../results/junit-results.js'

async function summaryOf(files: Readonly<Record<string, string>>, collect: object, request: Partial<RunRequest> = {}) {
  const cwd = makeTree({ ...files, '.service.json': JSON.stringify({ collect }) })
  const { scope } = (await run({ paths: [], records: [], cwd, ...request }, { env: {}, onWarning() {} })).judged
  return scope.summary
}

const incomplete = (message: string) => ({ severity: 'error', kind: 'incomplete', message })
const two = { 'TEST-a.xml': goodResults, 'TEST-b.xml': junit([{ name: 'pays' }], 'Shop') }

describe('a collector that expects results', () => {
  test('accepts the expected numbers, and more', async () => {
    for (const numbers of [{ files: 2, tests: 3 }, { files: 1 }, { tests: 2 }]) {
      expect(await summaryOf(two, { junit: { expect: numbers } })).toMatchObject({ status: 'successful', problems: [] })
    }
  })

  test.each([
    [{ files: 3, tests: 3 }, '"junit" found 2 files, but collect.junit.expect requires at least 3 files.'],
    [{ files: 2, tests: 4 }, '"junit" found 3 tests, but collect.junit.expect requires at least 4 tests.'],
    [{ files: 3, tests: 1_000 }, '"junit" found 2 files and 3 tests, but collect.junit.expect requires at least 3 files and 1,000 tests.'],
  ])('makes the run incomplete when it expects %j and finds less', async (numbers, message) => {
    expect(await summaryOf(two, { junit: { expect: numbers } })).toMatchObject({ status: 'failed', problems: [incomplete(message)] })
  })

  test('does not count a file that it cannot read', async () => {
    const { problems } = await summaryOf({ ...two, 'TEST-b.xml': '' }, { junit: { include: ['TEST-*.xml'], expect: { files: 2 } } })
    expect(problems).toContainEqual(incomplete('"junit" found 1 file, but collect.junit.expect requires at least 2 files.'))
  })

  test('counts only files of its own format', async () => {
    const { problems } = await summaryOf(two, { junit: {}, trx: { expect: { tests: 1 } } })
    expect(problems).toEqual([incomplete('"trx" found 0 tests, but collect.trx.expect requires at least 1 test.')])
  })

  test('counts kept files and the tests of event files', async () => {
    const files = { 'out/a.zip': 'a', 'service-x-events.ndjson': '{"kind":"test","suite":[],"name":"adds","status":"successful"}\n' }
    const collect = { files: { include: ['out/*.zip'], expect: { files: 1 } }, events: { expect: { files: 1, tests: 1 } } }
    expect((await summaryOf(files, collect)).problems).toEqual([])
    const more = { files: { include: ['out/*.zip'], expect: { files: 2 } }, events: { expect: { tests: 2 } } }
    expect((await summaryOf(files, more)).problems.map(({ message }) => message)).toEqual([
      '"files" found 1 file, but collect.files.expect requires at least 2 files.',
      '"events" found 1 test, but collect.events.expect requires at least 2 tests.',
    ])
  })

  test.each([
    [['coverage'], undefined],
    [['coverage', 'size', 'coverage'], '"events" did not find the property "size", which collect.events.expect requires.'],
    [['Coverage', 'size'], '"events" did not find the properties "Coverage", "size", which collect.events.expect requires.'],
  ])('makes the run incomplete when its files lack one of the properties %j', async (properties, message) => {
    const files = { 'service-x-events.ndjson': '{"kind":"property","name":"coverage","valueType":"number","value":80}\n' }
    const { problems } = await summaryOf({ ...two, ...files }, { junit: {}, events: { expect: { properties } } })
    expect(problems).toEqual(message === undefined ? [] : [incomplete(message)])
  })

  test('makes the run incomplete when no event file exists', async () => {
    const { problems } = await summaryOf(two, { junit: {}, events: { expect: { files: 1, properties: ['coverage'] } } })
    expect(problems).toEqual([
      incomplete('"events" found 0 files, but collect.events.expect requires at least 1 file.'),
      incomplete('"events" did not find the property "coverage", which collect.events.expect requires.'),
    ])
  })

  test('counts the tests of a file once when it is read again', () => {
    const collector: Collector = { key: 'junit', include: [], exclude: [], metadata: {}, expect: { tests: 3 } }
    const expectations = createExpectations([collector], createSummary())
    const add = () => expectations?.recorder.test({ name: 'adds', suite: [], status: 'successful' })
    expectations?.recorder.beginFile({ path: 'a.xml', format: 'junit' })
    add()
    expectations?.recorder.restartFile()
    add()
    add()
    expectations?.recorder.endFile([])
    expectations?.fileRead({ kind: 'events', because: 'lines of JSON', collector })
    expect(expectations?.problems()).toEqual([incomplete('"junit" found 2 tests, but collect.junit.expect requires at least 3 tests.')])
  })

  test('expects nothing when other paths are given, and warns of that', async () => {
    const collect = {
      junit: { expect: { files: 9 } },
      events: { expect: { properties: ['coverage'] } },
      files: { include: ['*.xml'], expect: { files: 1 } },
    }
    const cwd = makeTree({ ...two, '.service.json': JSON.stringify({ collect }) })
    const warnings: unknown[] = []
    const request = { records: [], cwd, paths: ['TEST-a.xml'] }
    const { scope } = (await run(request, { env: {}, onWarning: (warning) => warnings.push(warning) })).judged
    expect(scope.summary.problems).toEqual([])
    const message =
      'collect.junit.expect, collect.events.expect have no effect: the paths of this run replace the files of the configuration.'
    expect(warnings).toEqual([{ severity: 'warning', message, path: '.service.json' }])
  })
})
