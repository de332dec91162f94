// Tests that the report shows the screenshots of earlier attempts of a job after it has run again (src/read/evidence).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runMain } from '../../commands/cli/run-main.js'
import { makeFolder, pixel, runEvidence } from './evidence-run.js'

const job = (attempt: number) => ({
  GITHUB_ACTIONS: 'true',
  GITHUB_EVENT_NAME: 'push',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_RUN_ID: '4212',
  GITHUB_RUN_ATTEMPT: String(attempt),
  GITHUB_JOB: 'e2e',
  GITHUB_WORKFLOW: 'CI',
  GITHUB_SHA: '7c4f3a8d1e2b3c4d5e6f708192a3b4c5d6e7f809',
  GITHUB_REF: 'refs/heads/main',
})

const results = (content: string) => `<testsuite name="s"><testcase classname="K" name="a">${content}</testcase></testsuite>`
const failure = '<failure message="too early"/><system-out>[[ATTACHMENT|shot.png]]</system-out>'

/** Collects the results of an attempt, and names its job, as the action does. */
async function collectAttempt(cwd: string, attempt: number, output: string): Promise<void> {
  const { text } = await runEvidence(cwd, { env: job(attempt), output })
  writeFileSync(join(cwd, output), text.replaceAll('{"kind":', '{"job":"e2e","kind":'))
}

/** Collects the results of two attempts of a job, whose test failed at first, into two folders. */
async function twoAttempts(second: string): Promise<string> {
  const cwd = makeFolder({ 'junit.xml': results(failure), 'shot.png': '' })
  await collectAttempt(cwd, 1, 'in/one/build-report.ndjson')
  writeFileSync(join(cwd, 'junit.xml'), results(second))
  await collectAttempt(cwd, 2, 'in/two/build-report.ndjson')
  return cwd
}

it('offers the screenshot of the first attempt of a job when the second one passed', async () => {
  const cwd = await twoAttempts('')
  const { tests, stored } = await runEvidence(cwd, { records: ['in/*/*.ndjson'], env: job(2) })
  expect(tests).toMatchObject([
    { status: 'successful', flaky: true, attempts: [{ attachments: [{ name: 'shot.png', type: 'image/png', size: 70 }] }] },
  ])
  expect(stored).toHaveLength(1)
  await runMain(cwd, ['report', '--records', 'in/*/*.ndjson', '--html', 'r.html', '--fail-on', 'never'], job(2))
  expect(readFileSync(join(cwd, 'r.html'), 'utf8')).toContain(pixel)
})

it('shows the screenshots of both attempts of a job when the second one failed too', async () => {
  const cwd = await twoAttempts(failure)
  const { tests, stored, summary } = await runEvidence(cwd, { records: ['in/*/*.ndjson'], env: job(2) })
  const shot = [{ name: 'shot.png', type: 'image/png' }]
  expect(tests).toMatchObject([{ status: 'failed', attachments: shot, attempts: [{ attachments: shot }] }])
  expect(stored).toHaveLength(1)
  expect(summary.problems).toEqual([])
})
