// Tests that fail-on and quarantines judge a run by its history: new, flaky and missing tests.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeTree } from '../../read/collect/tree.js'
import { junit } from '../../results/junit-results.js'
import { runMain } from './run-main.js'

const failure = { message: 'expected 1 to be 2' }
const suite = (name: string, ...failing: readonly string[]) =>
  junit(
    ['adds', 'removes', 'moves'].map((one) => ({ name: one, ...(failing.includes(one) && { failure }) })),
    name,
  )

/** Runs `report` on a branch. Builds of `main` add themselves to the history in `h`. */
async function report(cwd: string, ref: string, build: number, ...words: readonly string[]) {
  return reportWith({}, cwd, ref, build, ...words)
}

/** Does the same with secrets in the environment. */
async function reportWith(secrets: Readonly<Record<string, string>>, cwd: string, ref: string, build: number, ...words: readonly string[]) {
  const env = { SERVICE_ORG: 'acme', SERVICE_PROJECT: 'shop', SERVICE_REF: ref, SERVICE_BUILD: String(build), ...secrets }
  const output = ref === 'main' ? ['--history-output', 'h'] : []
  const result = await runMain(cwd, ['report', '--json', '--history', 'h', ...output, ...words], env)
  return { ...result, json: JSON.parse(result.stdout) as Readonly<Record<string, unknown>> }
}

/** Makes a folder in which two builds of `main` have run, whose test `Cart › adds` fails. */
async function folderAfterMain(files: Readonly<Record<string, string>> = {}) {
  const cwd = makeTree({ 'TEST-a.xml': suite('Cart', 'adds'), 'TEST-b.xml': suite('Shop') })
  for (const build of [1, 2]) await report(cwd, 'main', build, '--fail-on', 'never')
  for (const [name, content] of Object.entries(files)) writeFileSync(join(cwd, name), content)
  return cwd
}

describe('fail-on new', () => {
  test('passes a run whose failures are known', async () => {
    const { status, json } = await report(await folderAfterMain(), 'feature', 3, '--fail-on', 'new')
    expect(json).toMatchObject({ status: 'failed', tests: { failed: 1 }, failures: [{ verdict: { kind: 'known' } }] })
    expect(status).toBe(0)
  })

  test('fails a run with a new failure', async () => {
    const cwd = await folderAfterMain({ 'TEST-b.xml': suite('Shop', 'moves') })
    const { status, stderr } = await report(cwd, 'feature', 3, '--fail-on', 'new')
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('1 of 2 failed tests is new.') })
  })

  test('fails a build of the branch of the history when a test failed', async () => {
    const { status, stderr } = await report(await folderAfterMain(), 'main', 3, '--fail-on', 'new')
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('1 of 6 tests failed.') })
    expect(stderr).toContain('error A build of main fails for every failed test, not only for new ones.')
  })

  test('does not explain the failure of a build of the branch when a failure is new or failed is given', async () => {
    const reason = 'not only for new ones'
    expect((await report(await folderAfterMain(), 'main', 3, '--fail-on', 'new,failed')).stderr).not.toContain(reason)
    const cwd = await folderAfterMain({ 'TEST-b.xml': suite('Shop', 'moves') })
    expect((await report(cwd, 'main', 3, '--fail-on', 'new')).stderr).not.toContain(reason)
  })

  test('passes a run whose only new failure is quarantined', async () => {
    const cwd = await folderAfterMain({
      'TEST-b.xml': suite('Shop', 'moves'),
      '.service-quarantine.json': '[{ "test": "Shop › moves" }]',
    })
    const { status, json } = await report(cwd, 'feature', 3, '--fail-on', 'new')
    expect(json).toMatchObject({ status: 'failed', tests: { failed: 2 } })
    expect(status).toBe(0)
  })
})

/** A suite in which these tests passed only after a retry. */
const flakySuite = (name: string, ...flaky: readonly string[]) =>
  junit(
    ['adds', 'removes', 'moves'].map((one) => ({ name: one, flaky: flaky.includes(one) })),
    name,
  )

describe('fail-on flaky', () => {
  const flaky = { 'TEST-b.xml': flakySuite('Shop', 'adds', 'moves') }

  test('fails a run with flaky tests, and shows the reason although every test passed', async () => {
    const cwd = makeTree({ 'TEST-a.xml': flakySuite('Shop', 'adds', 'moves') })
    const { status, stderr, json } = await report(cwd, 'feature', 1, '--fail-on', 'flaky')
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('error 2 tests are flaky.') })
    expect(json).toMatchObject({ status: 'successful', gates: { reasons: [{ word: 'flaky', message: '2 tests are flaky.' }] } })
    expect((await report(cwd, 'feature', 1, '--fail-on', 'flaky:2')).status).toBe(0)
  })

  test('new-flaky fails a run only for tests that were not flaky on the base branch', async () => {
    const cwd = await folderAfterMain(flaky)
    const { status, stderr } = await report(cwd, 'feature', 3, '--fail-on', 'new-flaky')
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('2 of 2 flaky tests are new.') })
    await report(cwd, 'main', 3, '--fail-on', 'never')
    expect((await report(cwd, 'feature', 4, '--fail-on', 'new-flaky')).status).toBe(0)
    expect((await report(cwd, 'feature', 4, '--fail-on', 'flaky')).status).toBe(1)
  })

  test('new-flaky passes a run when the quarantine excuses its flaky tests', async () => {
    const cwd = await folderAfterMain({ ...flaky, '.service-quarantine.json': '[{ "test": "Shop › *" }]' })
    expect((await report(cwd, 'feature', 3, '--fail-on', 'new-flaky,flaky')).status).toBe(0)
  })
})

describe('fail-on fewer', () => {
  test('fails a run when tests of the base are skipped', async () => {
    const skipped = junit([{ name: 'adds' }, { name: 'removes', skipped: true }, { name: 'moves', skipped: true }], 'Shop')
    const { status, stderr } = await report(await folderAfterMain({ 'TEST-b.xml': skipped }), 'feature', 3, '--fail-on', 'fewer')
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining('2 of 6 tests of the base build are skipped now.'),
    })
  })

  test('masks a secret in the name of a suite that only the history knows', async () => {
    const secret = 'hunter2-hunter2-hunter2'
    const cwd = makeTree({ 'TEST-a.xml': suite('Cart'), 'TEST-b.xml': suite(`Shop of ${secret}`) })
    for (const build of [1, 2]) await report(cwd, 'main', build)
    writeFileSync(join(cwd, 'TEST-b.xml'), suite('Other'))
    const { status, stdout, stderr } = await reportWith({ SHOP_PASSWORD: secret }, cwd, 'feature', 3, '--fail-on', 'fewer')
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('1 suite of the base build ran no test: Shop of ***') })
    expect(stdout + stderr).not.toContain(secret)
  })

  test('fails a run when a suite of the base is missing', async () => {
    const { status, stderr } = await report(await folderAfterMain({ 'TEST-b.xml': suite('Other') }), 'feature', 3, '--fail-on', 'fewer')
    expect(status).toBe(1)
    expect(stderr).toContain('1 suite of the base build ran no test: Shop. 3 of 6 tests of the base build are gone.')
  })

  test('passes a run that has all tests of the base', async () => {
    expect((await report(await folderAfterMain(), 'feature', 3, '--fail-on', 'fewer')).status).toBe(0)
  })
})

describe('a quarantine entry without a test in the run', () => {
  const quarantine = (name: string) => ({ '.service-quarantine.json': `[{ "test": "${name}" }]`, 'TEST-b.xml': suite('Other') })

  test('gives no warning when the history knows the test', async () => {
    const { json } = await report(await folderAfterMain(quarantine('Shop › moves')), 'feature', 3)
    expect(json.problems).toEqual([])
  })

  test('gives a warning when the history does not know the test', async () => {
    const { json } = await report(await folderAfterMain(quarantine('Shop › pays')), 'feature', 3)
    expect(json.problems).toMatchObject([{ severity: 'warning', message: expect.stringContaining('"Shop › pays" matches no test') }])
  })
})
