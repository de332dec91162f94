// Tests that a failed step states its reason once, in the job summary or an annotation (src/commands/action/run-action.ts).
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as actionsCore from '@actions/core'
import { describe, expect, test } from 'vitest'
import { runAction } from '../../../src/commands/action/run-action.js'
import { makeTree } from '../../read/collect/tree.js'
import { goodResults, junit } from '../../results/junit-results.js'

const failing = junit([{ name: 'adds', failure: { message: 'expected 1 to be 2' } }, { name: 'moves' }])
const manyFailing = junit(Array.from({ length: 12 }, (_, index) => ({ name: `case ${index}`, failure: { message: `no cart ${index}` } })))

interface Given {
  readonly results?: string
  readonly inputs?: Readonly<Record<string, string>>
  readonly event?: object
}

/** Runs the action in this process. Returns the job summary, and the calls of the runner. */
async function step({ results = failing, inputs = {}, event = {} }: Given = {}) {
  const cwd = makeTree({ 'TEST-a.xml': results, 'event.json': JSON.stringify(event), 'summary.md': '' })
  const told: string[] = []
  const tell = (name: string) => (text: string) => void told.push(`${name}: ${text}`)
  let written = ''
  const summary = {
    addRaw(text: string) {
      written += text
      return summary
    },
    write: async () => summary,
  }
  const core = {
    getInput: (name: string) => ({ history: 'off', artifacts: 'off', ...inputs })[name] ?? '',
    getMultilineInput: () => [],
    ...Object.fromEntries(
      ['setFailed', 'setSecret', 'notice', 'error', 'warning', 'info', 'debug', 'startGroup', 'endGroup', 'saveState'].map((name) => [
        name,
        tell(name),
      ]),
    ),
    setOutput() {},
    summary,
  }
  const summaryFile = join(cwd, 'summary.md')
  writeFileSync(summaryFile, '')
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: join(cwd, 'event.json'),
    GITHUB_STEP_SUMMARY: summaryFile,
    GITHUB_WORKSPACE: cwd,
    RUNNER_TEMP: cwd,
  }
  await runAction({
    core: core as unknown as typeof actionsCore,
    env,
    cwd,
    failQuietly: () => void told.push('fails'),
  })
  const of = (name: string) => told.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2))
  return { summary: written, told, of }
}

describe('the input summary', () => {
  test.each([
    ['', failing, true],
    ['always', goodResults, true],
    ['failures', failing, true],
    ['failures', goodResults, false],
    ['off', failing, false],
  ])('%j decides whether a step has a job summary', async (summary, results, isWritten) => {
    expect((await step({ results, inputs: { summary } })).summary !== '').toBe(isWritten)
  })

  test('failures writes the job summary when the step fails for a reason apart from failed tests', async () => {
    const results = '<testsuite name="a" tests="0"/>'
    expect((await step({ results, inputs: { summary: 'failures', 'fail-on': 'no-tests' } })).summary).not.toBe('')
  })

  test('off lets the last annotation point to the log', async () => {
    const rest = async (summary: string) => (await step({ results: manyFailing, inputs: { summary } })).of('error').at(-1)
    expect(await rest('off')).toMatch(/and 2 more errors: see the log$/)
    expect(await rest('always')).toMatch(/and 2 more errors: see the job summary$/)
  })
})

test('begins the heading of a job summary with a capital', async () => {
  expect((await step({ results: '<testsuite name="a">' })).summary).toMatch(/^## ❌ (?:Results are incomplete|No test results)/)
  expect((await step()).summary).toMatch(/^## ❌ 1 of 2 tests failed\n/)
})

describe('a step that fails', () => {
  test('adds no annotation that repeats the headline when its failed tests are annotated', async () => {
    const { of, told } = await step()
    expect(of('setFailed')).toEqual([])
    expect(of('error')).toEqual([expect.stringContaining('expected 1 to be 2')])
    expect(told).toContain('fails')
  })

  test('has an annotation with the reason when no test is annotated', async () => {
    const { of, told } = await step({ inputs: { annotations: 'none' } })
    expect(of('setFailed')).toEqual(['1 of 2 tests failed.'])
    expect(told).not.toContain('fails')
  })

  test('has an annotation with all reasons when the headline lacks one of them', async () => {
    const results = junit([
      { name: 'adds', failure: { message: 'no' } },
      { name: 'moves', flaky: true },
    ])
    expect((await step({ results, inputs: { 'fail-on': 'failed,flaky' } })).of('setFailed')).toEqual([
      '1 of 2 tests failed. 1 test is flaky.',
    ])
  })
})

test('names the input when its token is empty', async () => {
  const { of } = await step({ event: { pull_request: { number: 7 } } })
  expect(of('notice').join('\n')).toMatch(/^There is no comment: the input "token" is empty\. Leave it out to use the token of the job\./m)
})
