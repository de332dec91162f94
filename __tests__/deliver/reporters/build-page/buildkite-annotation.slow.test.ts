import { mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BuildPageReport } from '../../../../src/deliver/reporters/build-page/build-page.js'
import { createBuildkiteAnnotation } from '../../../../src/deliver/reporters/build-page/buildkite-annotation.js'
import { makeFolder } from '../../../read/collect/tree.js'
import { makeBuildkiteAgent } from './fake-buildkite-agent.js'

const path = process.env.PATH ?? ''
const job = { BUILDKITE_AGENT_ACCESS_TOKEN: 'token', PATH: path }

const report = (changes: Partial<BuildPageReport> = {}): BuildPageReport => ({
  markdown: '## 1 of 2 tests failed\n',
  mark: 'failed',
  ciContext: { job: 'unit', module: 'shop', build: {}, source: {} },
  title: '',
  ...changes,
})

// The fake agent is a shell script.
describe.skipIf(process.platform === 'win32')('an annotation on Buildkite', () => {
  test('passes the report to the agent on standard input, with a style and a context', async () => {
    const agent = makeBuildkiteAgent()
    const page = createBuildkiteAnnotation({ env: { ...job, PATH: agent.folder + delimiter + path }, cwd: makeFolder() })
    expect(await page.add(report())).toBeUndefined()
    expect(agent.starts()).toEqual([['annotate', '--style', 'error', '--context', expect.stringMatching(/^build-report-[0-9a-f]{12}$/)]])
    expect(agent.input()).toBe('## 1 of 2 tests failed\n')
    expect(agent.token()).toBe('token')
  })

  test.each([
    ['successful', 'success'],
    ['cancelled', 'warning'],
    ['unknown', 'info'],
  ] as const)('shows a report with the mark %s in the style %s', async (mark, style) => {
    const agent = makeBuildkiteAgent()
    await createBuildkiteAnnotation({ env: { ...job, PATH: `${agent.folder}${delimiter}${path}` }, cwd: makeFolder() }).add(
      report({ mark }),
    )
    expect(agent.starts()[0]).toContain(style)
  })

  test('replaces the annotation of the same job, and keeps the annotations of other jobs, modules and titles', async () => {
    const agent = makeBuildkiteAgent()
    const page = createBuildkiteAnnotation({ env: { ...job, PATH: `${agent.folder}${delimiter}${path}` }, cwd: makeFolder() })
    const context = { build: {}, source: {} }
    await page.add(report())
    await page.add(report({ mark: 'successful' }))
    await page.add(report({ ciContext: { ...context, job: 'unit', matrixJob: 'unit (2 of 2)', module: 'shop' } }))
    await page.add(report({ ciContext: { ...context, job: 'unit', module: 'api' } }))
    await page.add(report({ title: 'Browser tests' }))
    const contexts = agent.starts().map((words) => words.at(-1))
    expect(new Set(contexts).size).toBe(4)
    expect(contexts[0]).toBe(contexts[1])
  })

  test('starts the agent in the folder that the agent names before any other', async () => {
    const own = makeBuildkiteAgent()
    const other = makeBuildkiteAgent()
    const env = { ...job, BUILDKITE_BIN_PATH: own.folder, PATH: `${other.folder}${delimiter}${path}` }
    await createBuildkiteAnnotation({ env, cwd: makeFolder() }).add(report())
    expect([own.starts().length, other.starts().length]).toEqual([1, 0])
  })

  test('does not start an agent that the tested code may have written', async () => {
    const checkout = makeFolder()
    const cwd = join(checkout, 'module')
    const folder = join(checkout, 'node_modules', '.bin')
    for (const made of [cwd, folder]) mkdirSync(made, { recursive: true })
    const planted = makeBuildkiteAgent('', folder)
    const env = { ...job, BUILDKITE_BUILD_CHECKOUT_PATH: checkout, PATH: `${folder}${delimiter}.${delimiter}` }
    const page = createBuildkiteAnnotation({ env, cwd })
    expect(await page.add(report())).toMatch(/^There is no annotation: buildkite-agent is not on the PATH\./)
    expect(planted.starts()).toEqual([])
  })

  test('accepts a report of the maximum size', async () => {
    const agent = makeBuildkiteAgent()
    const page = createBuildkiteAnnotation({ env: { ...job, PATH: `${agent.folder}${delimiter}${path}` }, cwd: makeFolder() })
    const markdown = 'x'.repeat(page.maximumBytes)
    await page.add(report({ markdown }))
    expect(agent.input()).toBe(markdown)
  })

  test('gives the last line of the agent as the reason when it fails', async () => {
    const agent = makeBuildkiteAgent()
    const env = { PATH: `${agent.folder}${delimiter}${path}` }
    await expect(createBuildkiteAnnotation({ env, cwd: makeFolder() }).add(report())).rejects.toThrow(
      'The report was not added to the page of the Buildkite build: buildkite-agent annotate failed: fatal: Missing agent-access-token. See: `buildkite-agent annotate --help`.',
    )
  })

  test('gives the exit status when the agent ends without reading a large report', async () => {
    const agent = makeBuildkiteAgent('exit 7')
    const page = createBuildkiteAnnotation({ env: { ...job, PATH: `${agent.folder}${delimiter}${path}` }, cwd: makeFolder() })
    await expect(page.add(report({ markdown: 'x'.repeat(900_000) }))).rejects.toThrow(/annotate failed: Command failed/)
  })

  test('stops an agent that does not end, and the program that it has started', async () => {
    const agent = makeBuildkiteAgent('sleep 600')
    const env = { ...job, PATH: `${agent.folder}${delimiter}${path}` }
    const page = createBuildkiteAnnotation({ env, cwd: makeFolder(), timeoutMs: 300 })
    await expect(page.add(report())).rejects.toThrow('annotate failed: no end after 0.3 s.')
  })
})

test('names the missing agent when the folder of the agent does not contain it', async () => {
  const env = { BUILDKITE_BIN_PATH: join(makeFolder(), 'missing'), PATH: '' }
  expect(await createBuildkiteAnnotation({ env, cwd: makeFolder() }).add(report())).toMatch(/not on the PATH/)
})
