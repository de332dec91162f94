// Tests that a run reports everywhere it can when temporary files or the files of the runner cannot be written.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmdirSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { startResultsService } from '../deliver/reporters/results-service.js'
import { startFakeGitHub } from '../host/github/fake-github.js'
import { makeFolder } from '../read/collect/tree.js'
import { nodes } from './nodes.js'
import { visibleComments } from './scenarios/comment-content.js'
import { headSha, pullRequestEnvironment, pullRequestEvent, pushEnvironment, pushEvent, repository } from './scenarios/events.js'
import { failing, passing } from './scenarios/results.js'
import { jobEnvironment } from './scenarios/scenario.js'
import { type StepOptions, startStep } from './step.js'

const [node = process.execPath] = nodes

const mountPoint = mkdtempSync(join(tmpdir(), 'build-report-full-'))
// Only root can mount.
const isMounted =
  process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k,nr_inodes=100', 'tmpfs', mountPoint]).status === 0
if (isMounted) {
  const { bavail, bsize } = statfsSync(mountPoint)
  writeFileSync(join(mountPoint, 'ballast'), Buffer.alloc(bavail * bsize))
}
afterAll(() => {
  if (isMounted) spawnSync('umount', ['--lazy', mountPoint])
  rmdirSync(mountPoint)
})

/** A file in the place of a folder. Root cannot write into it either. */
function takenFolder(): string {
  const path = join(makeFolder(), 'taken')
  writeFileSync(path, '')
  return path
}

const missing = () => join(makeFolder(), 'missing')

/** Runs the report of a pull request. @param names the active jobs of its run */
async function report({ env, ...options }: Pick<StepOptions, 'files' | 'inputs' | 'env'>, names = ['unit']) {
  const jobs = names.map((name) => ({ runId: 4711, name, status: 'in_progress' as const }))
  const github = await startFakeGitHub({ repository, jobs, pulls: [{ number: 7, headSha, headBranch: 'rounding' }] })
  onTestFinished(() => github.close())
  const service = await startResultsService()
  onTestFinished(() => service.close())
  const { inputs, ...others } = options
  const result = await startStep({
    ...others,
    node,
    inputs: { token: github.token, ...inputs },
    event: pullRequestEvent({ number: 7 }),
    env: { GITHUB_API_URL: github.apiUrl, ...pullRequestEnvironment(7), ...jobEnvironment(service, 1), ...env },
  })
  expect(result.stdout + result.stderr).not.toContain('This is a bug')
  const errors = result.commands.filter(({ name }) => name === 'error').map(({ message }) => message)
  return { ...result, errors, comments: visibleComments(github) }
}

const disks: readonly (readonly [name: string, isPossible: boolean, path: () => string])[] = [
  ['a file is in its place', true, takenFolder],
  // Empty files and folders fit, which count the uses of the action in a job.
  ['it is full', isMounted, () => mkdtempSync(join(mountPoint, 'temp-'))],
]

test('creates the folder for temporary files when it is missing', async () => {
  const { status, outputs, errors } = await report({ files: passing, inputs: { html: 'report.html' }, env: { RUNNER_TEMP: missing() } })
  expect([status, errors]).toEqual([0, []])
  expect(existsSync(outputs['summary-json'] ?? '')).toBe(true)
  expect(existsSync(outputs.html ?? '')).toBe(true)
})

describe.each(disks)('when the folder for temporary files cannot be used because %s,', (_name, isPossible, path) => {
  test.runIf(isPossible)('a run without failures passes, and only the outputs with files are empty', async () => {
    const { status, outputs, errors, comments, summary } = await report({ files: passing, env: { RUNNER_TEMP: path() } })
    expect(status).toBe(0)
    expect(outputs).toMatchObject({ status: 'successful', total: '3', 'summary-json': '' })
    expect(errors.join('\n')).toMatch(/temporary|summary\.json/)
    expect(summary).toContain('2 tests passed')
    expect(comments).toMatchObject([{ jobs: [['unit', 3, 0]] }])
  })

  test.runIf(isPossible)('a run with failures annotates them, and comments while another job is active', async () => {
    const { status, outputs, commands, comments } = await report({ files: failing, env: { RUNNER_TEMP: path() } }, ['unit', 'e2e'])
    expect(status).toBe(1)
    expect(outputs).toMatchObject({ status: 'failed', failed: '1', 'failures-file': '' })
    expect(commands.map(({ properties: { title } }) => title)).toContain('rounds half a cent up')
    expect(comments).toMatchObject([{ jobs: [['unit', 3, 1]] }])
  })

  test.runIf(isPossible)('a run with an HTML report is incomplete, and reports everywhere else', async () => {
    const { status, outputs, errors, comments, summary } = await report({
      files: passing,
      inputs: { html: 'report.html' },
      env: { RUNNER_TEMP: path() },
    })
    expect(status).toBe(1)
    expect(outputs).toMatchObject({ status: 'failed', total: '3', failed: '0', html: '' })
    expect(errors).toContain('The HTML report requires the records of the run, which could not be written.')
    expect(summary).toMatch(/^## ❌ Results are incomplete/)
    expect(comments).toMatchObject([{ jobs: [['unit', 3, 0]] }])
  })

  test.runIf(isPossible)('a build of the main branch passes and is added to its history', async () => {
    const github = await startFakeGitHub({ repository, jobs: [{ runId: 4711, name: 'unit', status: 'in_progress' }] })
    onTestFinished(() => github.close())
    const service = await startResultsService()
    onTestFinished(() => service.close())
    const { status, stdout, outputs } = await startStep({
      node,
      files: passing,
      checkout: true,
      inputs: { token: github.token },
      event: pushEvent('main', headSha),
      env: { GITHUB_API_URL: github.apiUrl, ...pushEnvironment('main', headSha), ...jobEnvironment(service, 1), RUNNER_TEMP: path() },
    })
    expect([status, outputs.total]).toEqual([0, '3'])
    expect(stdout).toContain('This build was added to the history of main.')
    expect(service.artifacts).toHaveLength(1)
  })

  test.runIf(isPossible)('collect fails with the reason when its output is there', async () => {
    const output = join(path(), 'records.ndjson')
    const inputs = { command: 'collect', output, 'fail-on': 'never' }
    const { status, outputs, errors } = await report({ files: passing, inputs })
    expect(status).toBe(1)
    expect(outputs).toMatchObject({ total: '3', records: '' })
    expect(errors.join('\n')).toContain(`The records file "${output}" cannot be written: `)
  })

  test.runIf(isPossible)('a report whose output is there is incomplete, and reports everywhere', async () => {
    const { status, outputs, errors, comments, summary } = await report({
      files: failing,
      inputs: { output: join(path(), 'records.ndjson') },
    })
    expect(status).toBe(1)
    expect(outputs).toMatchObject({ failed: '1', records: '' })
    expect(errors.join('\n')).toContain('cannot be written')
    expect(summary).toContain('cannot be written')
    expect(comments).toMatchObject([{ jobs: [['unit', 3, 1]] }])
  })

  test.runIf(isPossible)('an HTML report that is written there costs one error', async () => {
    const { status, errors, comments } = await report({ files: passing, inputs: { html: join(path(), 'report.html') } })
    expect(status).toBe(0)
    expect(errors).toEqual([expect.stringMatching(/^The HTML report ".*" cannot be written: /)])
    expect(comments).toMatchObject([{ jobs: [['unit', 3, 0]] }])
  })
})

const files: readonly (readonly [name: string, isPossible: boolean, path: () => string])[] = [
  ['is missing', true, missing],
  ['is on a full disk', process.platform === 'linux', () => '/dev/full'],
]

describe.each(files)('when a file of the runner %s,', (_name, isPossible, path) => {
  test.runIf(isPossible)('a run whose outputs cannot be set reports everywhere', async () => {
    const { status, errors, summary, comments } = await report({ files: passing, env: { GITHUB_OUTPUT: path() } })
    expect(status).toBe(0)
    expect(errors).toEqual([expect.stringMatching(/^The outputs of the step \(GITHUB_OUTPUT\) cannot be written: /)])
    expect(summary).toContain('2 tests passed')
    expect(comments).toMatchObject([{ jobs: [['unit', 3, 0]] }])
  })

  test.runIf(isPossible)('a run whose job summary cannot be written reports everywhere else', async () => {
    const { status, outputs, errors, comments } = await report({ files: passing, env: { GITHUB_STEP_SUMMARY: path() } })
    expect([status, outputs.total]).toEqual([0, '3'])
    expect(errors).toHaveLength(1)
    expect(comments).toMatchObject([{ jobs: [['unit', 3, 0]] }])
  })

  test.runIf(isPossible)('a run whose state cannot be saved writes its comment', async () => {
    const { status, errors, comments, stdout } = await report({ files: passing, env: { GITHUB_STATE: path() } }, ['unit', 'e2e'])
    expect([status, errors]).toEqual([0, []])
    expect(comments).toMatchObject([{ jobs: [['unit', 3, 0]] }])
    expect(stdout).toContain('The end of the job cannot finish the comment if this step is stopped. ')
  })
})

test('ignores the temporary files of a run that was killed', async () => {
  const record = `${JSON.stringify({ kind: 'test', name: 'adds', suite: [], status: 'failed' })}\n`
  const left = {
    'records/unit.ndjson.0123456789ab.tmp': `${record}{"kind":"te`,
    'records/unit.ndjson': record.replace('failed', 'successful'),
  }
  const { status, outputs } = await report({ files: left, inputs: { records: 'records/*' } })
  expect([status, outputs.total]).toEqual([0, '1'])
})
