import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { run } from '../../../src/run/run.js'
import { makeTree } from '../../read/collect/tree.js'
import { junit } from '../../results/junit-results.js'

interface Written {
  readonly kind: string
  readonly name: string
  readonly id: string
  readonly owners?: unknown
  readonly quarantine?: unknown
}

/** Runs in a folder with some files, and returns the tests of the records that it writes, by their names. */
async function written(files: Readonly<Record<string, string>>, records: readonly string[] = []) {
  const cwd = makeTree(files)
  const finished = await run(
    { cwd, paths: [], records, module: 'shop', output: 'out/all.ndjson' },
    { env: { MY_TOKEN: secret }, onWarning() {} },
  )
  const lines = readFileSync(join(cwd, 'out/all.ndjson'), 'utf8').trimEnd().split('\n')
  const tests = lines.map((line): Written => JSON.parse(line)).filter(({ kind }) => kind === 'test')
  return { finished, tests, byName: Object.fromEntries(tests.map((one) => [one.name, one])) }
}

const secret = 'abcdefgh12345678ijkl'
const quarantineFile = '.service-quarantine.json'
const results = junit([{ name: 'adds', failure: { message: 'no' } }, { name: 'removes' }, { name: 'pays' }])
const stated = (fields: object) => JSON.stringify({ kind: 'test', name: 'adds', suite: ['Basket'], status: 'successful', ...fields })

describe('the quarantine in records', () => {
  test('writes the quarantine of passed and failed tests without the pattern when an entry matches them', async () => {
    const entries = [
      { test: 'Basket › adds', until: '9999-12-31', owner: 'payments', reason: 'flaky', issue: 'https://example.com/1' },
      { test: 'Basket › rem*' },
      { test: 'Basket › pays', until: '2020-01-01' },
    ]
    const { byName } = await written({ 'TEST-a.xml': results, [quarantineFile]: JSON.stringify(entries) })
    const { test: _, ...facts } = entries[0] ?? {}
    expect(byName.adds).toMatchObject({ quarantine: facts })
    expect(byName.removes?.quarantine).toEqual({})
    expect(byName.pays).not.toHaveProperty('quarantine')
  })

  test('writes the quarantine of a test when an entry names its id', async () => {
    const { byName } = await written({ 'TEST-a.xml': results })
    const id = byName.removes?.id ?? ''
    const again = await written({ 'TEST-a.xml': results, [quarantineFile]: JSON.stringify([{ test: id, reason: 'by id' }]) })
    expect(again.byName.removes?.quarantine).toEqual({ reason: 'by id' })
    expect(again.tests.filter((one) => one.quarantine !== undefined)).toHaveLength(1)
  })

  test('replaces secrets of the run in the quarantine of a record', async () => {
    const entries = JSON.stringify([{ test: 'Basket › *', reason: `curl -H ${secret}` }])
    const { byName } = await written({ 'TEST-a.xml': results, [quarantineFile]: entries })
    expect(byName.pays?.quarantine).toEqual({ reason: 'curl -H ***' })
  })

  test('replaces the quarantine in a record only when the run has a quarantine file', async () => {
    const file = { 'records/a.ndjson': stated({ quarantine: { reason: 'theirs' } }) }
    expect((await written(file, ['records/*'])).byName.adds?.quarantine).toEqual({ reason: 'theirs' })
    const own = { ...file, [quarantineFile]: '[{ "test": "Basket › adds", "reason": "ours" }]' }
    expect((await written(own, ['records/*'])).byName.adds?.quarantine).toEqual({ reason: 'ours' })
    const other = { ...file, [quarantineFile]: '[{ "test": "Other" }]' }
    expect((await written(other, ['records/*'])).byName.adds).not.toHaveProperty('quarantine')
  })

  test('does not excuse a failure when only its record states a quarantine', async () => {
    const failed = stated({ status: 'failed', quarantine: {} })
    const { finished } = await written({ 'records/a.ndjson': failed }, ['records/*'])
    expect(finished.judged.scope.summary.status).toBe('failed')
  })
})

describe('the owners in records', () => {
  const owned = (names: string) => ({ CODEOWNERS: `/api/ ${names}\n`, 'api/cart.ts': '' })
  const result = (file: string) => ({ 'TEST-a.xml': `<testsuite name="s"><testcase name="adds" file="${file}"/></testsuite>` })

  test('writes the owners of a passed test', async () => {
    const { byName } = await written({ ...owned('@acme/api dev@example.com'), ...result('/work/api/cart.ts') })
    expect(byName.adds?.owners).toEqual(['@acme/api', 'dev@example.com'])
  })

  test('writes no owners when a test has none', async () => {
    const { byName } = await written({ ...owned(''), ...result('api/cart.ts') })
    expect(byName.adds).not.toHaveProperty('owners')
  })

  test('writes at most twenty owners, and none that is longer than 255 characters', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `@user-${index}`)
    const long = `${'a'.repeat(90)}@${'b'.repeat(190)}`
    const { byName } = await written({ ...owned(`${long} ${names.join(' ')}`), ...result('api/cart.ts') })
    expect(byName.adds?.owners).toEqual(names.slice(0, 20))
  })

  test('keeps and shows the owners in a record when there is no repository', async () => {
    const failed = stated({ status: 'failed', owners: ['@acme/api', '@acme/web'], file: 'api/cart.ts' })
    const { finished, byName } = await written({ 'records/a.ndjson': failed }, ['records/*'])
    expect(byName.adds?.owners).toEqual(['@acme/api', '@acme/web'])
    const { summary, ownersOf } = finished.judged.scope
    expect(summary.failures.map(({ test: one }) => ownersOf?.(one))).toEqual([['@acme/api', '@acme/web']])
  })

  test('replaces the owners in a record when the repository has the file', async () => {
    const records = stated({ status: 'failed', owners: ['@old'], file: 'api/cart.ts' })
    const { finished, byName } = await written({ ...owned('@new'), 'records/a.ndjson': records }, ['records/*'])
    expect(byName.adds?.owners).toEqual(['@new'])
    expect(finished.judged.scope.summary.failures.map(({ test: one }) => finished.judged.scope.ownersOf?.(one))).toEqual([['@new']])
  })

  test('marks the run as incomplete when a record states too many owners', async () => {
    const { finished, tests } = await written({ 'records/a.ndjson': stated({ owners: Array(21).fill('@a') }) }, ['records/*'])
    expect(tests).toEqual([])
    expect(finished.judged.scope.summary.problems).toMatchObject([
      { kind: 'incomplete', message: 'The line is not a valid record: "owners" has 21 values, but must have at most 20.' },
    ])
  })
})
