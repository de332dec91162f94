// Tests that the workflow and configuration from init run a project's tests and find their results (src/setup/init).
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { runCli } from './cli-process.js'
import { bareEnvironment } from './nodes.js'

interface Step {
  readonly run?: string
  readonly if?: string
  readonly env?: Readonly<Record<string, string>>
  readonly 'working-directory'?: string
}

/** Errors of npm that mean that the registry cannot be reached. */
const unreachable = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED)\b/

const json = (value: unknown) => JSON.stringify(value)

const sum = 'export const add = (one, other) => one + other\n'
const tests = `test('adds', () => expect(add(1, 2)).toBe(3))\ntest('breaks', () => expect(add(1, 2)).toBe(4))\n`

const repositories: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'node:test': {
    'package.json': json({ type: 'module', scripts: { test: 'node --test' } }),
    'sum.js': sum,
    'sum.test.js':
      "import { test } from 'node:test'\nimport { equal } from 'node:assert'\nimport { add } from './sum.js'\ntest('adds', () => equal(add(1, 2), 3))\ntest('breaks', () => equal(add(1, 2), 4))\n",
  },
  Vitest: {
    'web app/package.json': json({ type: 'module', scripts: { test: 'vitest' }, devDependencies: { vitest: '^4.1.0' } }),
    'web app/sum.js': sum,
    'web app/sum.test.js': `import { expect, test } from 'vitest'\nimport { add } from './sum.js'\n${tests}`,
  },
  Jest: {
    'package.json': json({ scripts: { test: 'jest' }, devDependencies: { jest: '^30.0.0', 'jest-junit': '^16.0.0' } }),
    'sum.js': 'exports.add = (one, other) => one + other\n',
    'sum.test.js': `const { add } = require('./sum.js')\n${tests}`,
  },
}

/** The environment with the settings of npm, but without the variables of Vitest that change how tests run. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV$|NODE_OPTIONS$)/.test(name)))

/** Runs the commands of a workflow as a runner does, and returns the outputs of those that failed. */
function runSteps(cwd: string, steps: readonly Step[]): readonly string[] {
  const failed: string[] = []
  for (const step of steps) {
    if (step.run === undefined || (failed.length > 0 && step.if === undefined)) continue
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', step.run], {
      cwd: join(cwd, step['working-directory'] ?? '.'),
      encoding: 'utf8',
      env: { ...environment, ...bareEnvironment, CI: 'true', ...step.env },
    })
    if (status !== 0) failed.push(`${step.run}\n${stdout}${stderr}`)
  }
  return failed
}

// The runners of GitHub run the workflow with bash on Linux.
describe.skipIf(process.platform === 'win32')('the files that init writes', () => {
  test.for(Object.entries(repositories))(
    'runs the tests of %s by the files of init, and finds their results',
    { timeout: 240_000 },
    ([title, files], context) => {
      const { cwd, status, stdout } = runCli(['init', '--yes'], { node: process.execPath, files })
      expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining(`${title}: `) })
      const { jobs } = parse(readFileSync(join(cwd, '.github/workflows/test.yml'), 'utf8')) as {
        jobs: { test: { steps: readonly Step[] } }
      }

      const failed = runSteps(cwd, jobs.test.steps)
      const [first = ''] = failed
      if (first.startsWith('npm install') && unreachable.test(first)) context.skip('The npm registry cannot be reached.')
      // One of the tests fails.
      expect(failed.map((text) => text.split('\n', 1)[0])).toEqual([expect.stringMatching(/^npm test/)])

      const report = runCli(['report', '--json'], { node: process.execPath, cwd })
      const { tests: counts, problems, failures } = JSON.parse(report.stdout)
      expect(problems).toEqual([])
      expect(counts).toMatchObject({ total: 2, successful: 1, failed: 1 })
      expect(failures).toMatchObject([{ name: expect.stringContaining('breaks') }])
    },
  )
})

test('init asks nothing and writes only the configuration when its streams are pipes', () => {
  const { cwd, status, stderr } = runCli(['init'], { node: process.execPath, files: repositories.Jest ?? {} })
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining('Wrote .service.json.') })
  expect(existsSync(join(cwd, '.github'))).toBe(false)
  expect(runCli(['validate'], { node: process.execPath, cwd })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('.service.json is valid.'),
  })
})
