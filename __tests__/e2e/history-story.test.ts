// Tests that comments separate what a pull request broke from what main broke, over a story of builds.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startHistoryRepository, type TestOutcome } from './history-repository.js'

const first = 5_000_000_001
const commit = (digit: number): string => `${digit}abc123`.repeat(6).slice(0, 40).padEnd(40, '0')
const tests = (changes: Readonly<Record<string, TestOutcome>> = {}): Readonly<Record<string, TestOutcome>> => ({
  'adds an item': 'passed',
  'removes an item': 'passed',
  'rounds half a cent up': 'passed',
  'converts a currency': 'passed',
  ...changes,
})

test('separates in each comment what the pull request and what main has broken', async () => {
  const { github, push, pull, comment } = await startHistoryRepository()
  const story: string[] = []
  const tell = (title: string): void => void story.push(`# ${title}\n\n${comment()}`)
  const broken = { 'rounds half a cent up': 'failed' } as const

  await push({ run: first, commit: commit(1), base: commit(0), tests: tests() })
  await pull({ run: first + 1, commit: commit(2), base: commit(1), tests: tests(broken) })
  tell('The pull request breaks a test')

  await push({ run: first + 2, commit: commit(3), base: commit(1), tests: tests({ 'removes an item': 'failed' }) })
  await pull({ run: first + 3, commit: commit(4), base: commit(3), tests: tests({ ...broken, 'removes an item': 'failed' }) })
  tell('Another change has broken main, and this branch contains it')

  await pull({ run: first + 4, commit: commit(5), base: commit(3), tests: tests({ 'removes an item': 'failed' }) })
  tell('The pull request repairs its test')

  await push({ run: first + 5, commit: commit(6), base: commit(3), tests: tests() })
  await pull({ run: first + 6, commit: commit(12), base: commit(3), tests: tests({ 'removes an item': 'failed' }) })
  tell('Main is repaired, but this branch does not contain it')

  await pull({ run: first + 7, commit: commit(7), base: commit(6), tests: tests() })
  tell('Main is repaired, and this branch contains it')

  const { 'removes an item': _, ...fewer } = tests({ 'converts a currency': 'skipped' })
  await pull({ run: first + 8, commit: commit(8), base: commit(6), tests: fewer })
  tell('The pull request removes a test, and skips another one')

  await pull({ run: first + 9, commit: commit(9), base: commit(6), tests: tests({ 'applies a voucher': 'failed' }) })
  tell('The pull request adds a test that fails')

  await pull({ run: first + 9, attempt: 2, commit: commit(9), base: commit(6), tests: tests({ 'applies a voucher': 'passed' }) })
  tell('The job runs again, and the test passes')

  await push({ run: first + 10, commit: commit(10), base: commit(6), tests: tests({ 'stores order 17': 'failed' }) })
  await pull({ run: first + 11, commit: commit(11), base: commit(10), tests: tests({ 'stores order 18': 'failed' }) })
  tell('The pull request renames a test that fails on main')

  github.expectNoViolations()
  await expect(`${story.join('\n\n')}\n`).toMatchFileSnapshot('scenarios/historyStory.snapshot.md')
})

test('calls a failure of a flaky test new when it repeats in the pushes of a pull request', async () => {
  const { github, push, pull, comment } = await startHistoryRepository()
  const hash = (number: number): string => (number + 16).toString(16).repeat(20)
  const fails = { adds: 'failed' } as const
  const passes = { adds: 'passed' } as const
  let run = first
  for (const [number, outcome] of [...'PFPPPPPPFPPP'].entries()) {
    await push({ run, commit: hash(number + 1), base: hash(number), tests: outcome === 'F' ? fails : passes })
    run += 1
  }
  const headlines: (string | undefined)[] = []
  for (const number of [20, 21, 22]) {
    await pull({ run, commit: hash(number), base: hash(12), tests: fails })
    headlines.push(/— (.*)$/m.exec(comment())?.[1])
    run += 1
  }
  expect(headlines).toEqual(['1 of 1 test failed: known flaky', '1 of 1 test failed: known flaky', '1 of 1 test failed: new'])
  github.expectNoViolations()
})

test('shows in every report of a pull request why the step fails when tests are gone', async () => {
  const { github, push, pull, comment } = await startHistoryRepository()
  await push({ run: first, commit: commit(1), base: commit(0), tests: tests() })
  const fewer = { 'adds an item': 'passed', 'removes an item': 'passed' } as const
  const inputs = { 'fail-on': 'new,incomplete,no-tests,fewer', html: 'report.html' }
  const step = await pull({ run: first + 1, commit: commit(2), base: commit(1), tests: fewer, inputs })
  const reason = '2 of 4 tests of the base build are gone.'
  expect(step.status).toBe(1)
  expect(step.commands.filter(({ name }) => name === 'error').map(({ message }) => message)).toEqual([reason])
  expect(comment()).toMatch(new RegExp(`^### ❌ .*2 tests passed\n\n.*\n\n> \\[!CAUTION\\]\n> - ${reason}$`, 'm'))
  expect(step.summary).toContain(`> - ${reason}`)
  expect(readFileSync(join(step.workspace, 'report.html'), 'utf8')).toContain(`<li>${reason}</li>`)
  expect(JSON.parse(readFileSync(step.outputs['summary-json'] ?? '', 'utf8'))).toMatchObject({
    status: 'successful',
    gates: { fails: true, reasons: [{ word: 'fewer', message: reason }] },
  })
  const passing = await pull({ run: first + 2, commit: commit(3), base: commit(1), tests: tests(), inputs })
  expect(passing.status).toBe(0)
  expect(comment()).toMatch(/^### ✅ /)
  expect(comment()).not.toContain('CAUTION')
  github.expectNoViolations()
})

test('sends no request for a history and stores none when history is off', async () => {
  const { github, service, push } = await startHistoryRepository()
  const { stdout, status } = await push({ run: first, commit: commit(1), base: commit(0), tests: tests(), inputs: { history: 'off' } })
  expect(status).toBe(0)
  expect(github.requests.filter(({ path }) => path.includes('/artifacts'))).toEqual([])
  expect(service.artifacts).toEqual([])
  expect(stdout).not.toContain('history')
})

test('stores no history when artifacts is off', async () => {
  const { service, push } = await startHistoryRepository()
  await push({ run: first, commit: commit(1), base: commit(0), tests: tests(), inputs: { artifacts: 'off' } })
  expect(service.artifacts).toEqual([])
})

test('names the permission in the comment and the job summary when the job lacks it', async () => {
  const { pull, comment } = await startHistoryRepository({ permissions: { actions: 'none' } })
  const { status, summary } = await pull({ run: first, commit: commit(1), base: commit(0), tests: tests() })
  expect(status).toBe(0)
  expect(comment()).toContain('actions: read')
  expect(summary).toContain('actions: read')
})

test('compares a property with the tested base when nothing but a template is configured', async () => {
  const { push, pull, comment } = await startHistoryRepository()
  const property = { type: 'property', name: 'coverage', valueType: 'number', baseline: { expectedTrend: 'up' } }
  const config = { collect: { junit: {}, events: {} }, report: { template: { components: [property] } } }
  const files = (value: number) => ({
    '.service.json': JSON.stringify(config),
    'service-quality-events.ndjson': `${JSON.stringify({ kind: 'property', name: 'coverage', valueType: 'number', value })}\n`,
  })
  const inputs = { 'fail-on': 'regressed' }
  const fails = { 'adds an item': 'failed' } as const
  // Failed builds are builds too.
  await push({ run: first, commit: commit(1), base: commit(0), tests: tests(fails), files: files(90), inputs })
  await push({ run: first + 1, commit: commit(2), base: commit(1), tests: tests(), files: files(95), inputs })
  const onOldBase = await pull({ run: first + 2, commit: commit(3), base: commit(1), tests: tests(), files: files(91), inputs })
  expect(onOldBase.status).toBe(0)
  expect(comment()).toContain('| coverage | 91 | \\+1 (main 90) ✅ |')
  const onNewBase = await pull({ run: first + 3, commit: commit(4), base: commit(2), tests: tests(), files: files(91), inputs })
  expect(onNewBase.status).toBe(1)
  expect(onNewBase.commands.filter(({ name }) => name === 'error').map(({ message }) => message)).toEqual([
    'Properties regressed: coverage went from 95 (main) to 91.',
  ])
  expect(comment()).toContain('| coverage | 91 | −4 (main 95) ❌ |')
})
