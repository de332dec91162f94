import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultConfig } from '../../../../src/config/config.js'
import { defaultFailOn } from '../../../../src/judge/summary/fail-on.js'
import type { DoctorFinding } from '../../../../src/setup/doctor/finding.js'
import { checkWorkflows } from '../../../../src/setup/doctor/workflows/check-workflows.js'
import { makeTree } from '../../../read/collect/tree.js'
import { diagnosed, findingsOf } from '../diagnosed.js'

type Files = Readonly<Record<string, string>>

/** Checks workflows, given by their names, and other files, given by their paths. */
function check(files: Files, env: Readonly<Record<string, string>> = {}): readonly DoctorFinding[] | undefined {
  const paths = Object.entries(files).map(([name, text]) => [name.includes('/') ? name : `.github/workflows/${name}`, text])
  return checkWorkflows({
    run: { cwd: makeTree(Object.fromEntries(paths)), paths: [], records: [] },
    config: defaultConfig(),
    ciContext: () => ({}) as never,
    failOn: defaultFailOn,
    annotations: true,
    token: '',
    isAction: false,
    env,
    now: 0,
  })
}

const linesOf = (findings: readonly DoctorFinding[] | undefined) =>
  findings?.map(({ status, path, line, title }) => `${status} ${path?.replace('.github/workflows/', '')}:${line} ${title}`)

const ready = '{ contents: read, pull-requests: write, actions: read }'
const report = `      - uses: acme/build-report@v1\n        if: $\{{ !cancelled() }}\n`
const both = 'on:\n  push: { branches: [main] }\n  pull_request:\n'

/** Returns a workflow with one job, whose steps are the tests and the given lines. */
const workflow = (steps: string, { on = both, top = `permissions: ${ready}\n`, job = '' } = {}) =>
  `${on}${top}jobs:\n  unit:\n${job}    runs-on: ubuntu-latest\n    steps:\n      - run: npm test\n${steps}`

test.each<readonly [name: string, files: Files, expected: readonly string[]]>([
  ['a step with everything', { 'a.yml': workflow(report) }, ['ok a.yml:10 The job "unit" reports the results, also if tests fail']],
  [
    'permissions: write-all',
    { 'a.yml': workflow(report, { top: 'permissions: write-all\n' }) },
    ['ok a.yml:10 The job "unit" reports the results, also if tests fail'],
  ],
  [
    'permissions of the job',
    { 'a.yml': workflow(report, { top: 'permissions: {}\n', job: `    permissions: ${ready}\n` }) },
    ['ok a.yml:11 The job "unit" reports the results, also if tests fail'],
  ],
  [
    'permissions of the job that grant less than those of the workflow',
    { 'a.yml': workflow(report, { job: '    permissions:\n      contents: read\n' }) },
    [
      'problem a.yml:7 pull-requests: write, for the comment: not granted here',
      'warning a.yml:7 actions: read, for the history and the jobs of the run: not granted here',
    ],
  ],
  [
    'permissions: read-all',
    { 'a.yml': workflow(report, { top: 'permissions: read-all\n' }) },
    ['problem a.yml:4 pull-requests: write, for the comment: not granted here'],
  ],
  [
    'no permissions',
    { 'a.yml': workflow(report, { top: '' }) },
    [
      'unknown a.yml:5 Neither the job nor the workflow sets permissions, so the repository decides about pull-requests: write (for the comment) and actions: read (for the history and the jobs of the run)',
    ],
  ],
  [
    'a comment and a history that are switched off',
    {
      'a.yml': workflow(`${report}        with: { comment: off, history: off }\n`, {
        on: 'on: pull_request\n',
        top: 'permissions: { actions: read }\n',
      }),
    },
    ['ok a.yml:8 The job "unit" reports the results, also if tests fail'],
  ],
  [
    'another token',
    { 'a.yml': workflow(`${report}        with: { token: '$\{{ secrets.BOT }}' }\n`, { top: 'permissions: {}\n' }) },
    ['ok a.yml:10 The job "unit" reports the results, also if tests fail'],
  ],
  [
    'no condition',
    { 'a.yml': workflow('      - uses: acme/build-report@v1\n') },
    ['problem a.yml:10 The step is skipped if a test fails, because it has no "if"'],
  ],
  [
    'a condition without a status function',
    { 'a.yml': workflow(`      - uses: acme/build-report@v1\n        if: github.ref == 'refs/heads/main'\n`) },
    ['problem a.yml:11 The step is skipped if a test fails, because its "if" has no !cancelled()'],
  ],
  [
    'a condition that YAML reads as a tag',
    { 'a.yml': workflow('      - uses: acme/build-report@v1\n        if: !cancelled()\n') },
    ['problem a.yml:11 "if: !cancelled() …" is not a condition: YAML reads a text that begins with "!" as a tag'],
  ],
  [
    'failure()',
    { 'a.yml': workflow('      - uses: acme/build-report@v1\n        if: failure()\n') },
    ['warning a.yml:11 The step runs only after a failure, so a successful run leaves an old comment and adds no build to the history'],
  ],
  [
    'success() || failure()',
    { 'a.yml': workflow('      - uses: acme/build-report@v1\n        if: success() || failure()\n') },
    ['ok a.yml:10 The job "unit" reports the results, also if tests fail'],
  ],
  [
    'tests that cannot fail the job',
    { 'a.yml': workflow('        continue-on-error: true\n      - uses: acme/build-report@v1\n') },
    ['ok a.yml:11 The job "unit" reports the results, also if tests fail'],
  ],
  [
    'a script of unknown purpose before the step',
    { 'a.yml': workflow('      - uses: acme/build-report@v1\n').replace('npm test', './ci.sh') },
    ['warning a.yml:10 The step is skipped if a step before it fails, because it has no "if"'],
  ],
  [
    'the placeholder OWNER',
    { 'a.yml': workflow(report.replace('acme', 'OWNER')) },
    ['problem a.yml:10 "OWNER/build-report@v1" has the placeholder OWNER, so GitHub does not find the action'],
  ],
  [
    'only pull requests',
    { 'a.yml': workflow(report, { on: 'on: pull_request\n' }) },
    [
      'ok a.yml:8 The job "unit" reports the results, also if tests fail',
      'warning a.yml:1 No workflow that reports runs for a push to main, so there is no history that shows which failures are new',
    ],
  ],
  [
    'pushes to another branch and to tags',
    {
      'a.yml': workflow(report, { on: 'on: { pull_request: , push: { branches: [next] } }\n' }),
      'b.yml': workflow(report, { on: "on: { push: { tags: ['v*'] } }\n" }),
    },
    [
      'ok a.yml:8 The job "unit" reports the results, also if tests fail',
      'ok b.yml:8 The job "unit" reports the results, also if tests fail',
      'warning a.yml:1 No workflow that reports runs for a push to main, so there is no history that shows which failures are new',
    ],
  ],
  [
    'a push in another workflow',
    { 'a.yml': workflow(report, { on: 'on: pull_request\n' }), 'b.yml': workflow(report, { on: 'on: push\n' }) },
    [
      'ok a.yml:8 The job "unit" reports the results, also if tests fail',
      'ok b.yml:8 The job "unit" reports the results, also if tests fail',
    ],
  ],
  [
    'the step in a second job without a condition',
    { 'a.yml': `${workflow('')}  publish:\n    needs: unit\n    steps:\n      - uses: actions/download-artifact@v4\n${report}` },
    ['problem a.yml:10 The job "publish" is skipped if a test fails, because it has no "if"'],
  ],
  [
    'the step in a second job with a condition',
    { 'a.yml': `${workflow('')}  publish:\n    needs: [unit]\n    if: always()\n    steps:\n      - uses: acme/build-report@v1\n` },
    ['ok a.yml:14 The job "publish" reports the results, also if tests fail'],
  ],
  [
    'tests that need a job of their own',
    { 'a.yml': workflow(report, { job: '    needs: lint\n' }).replace('jobs:\n', 'jobs:\n  lint: { steps: [{ run: npm test }] }\n') },
    ['ok a.yml:12 The job "unit" reports the results, also if tests fail'],
  ],
  [
    'a composite action',
    {
      'a.yml': workflow(`      - uses: ./.github/actions/report\n        if: always()\n`),
      '.github/actions/report/action.yml':
        'runs:\n  using: composite\n  steps:\n    - run: npx jest\n      shell: bash\n    - uses: acme/build-report@v1\n',
    },
    ['problem .github/actions/report/action.yml:6 The step is skipped if a test fails, because it has no "if"'],
  ],
  [
    'a composite action that a step without a condition uses',
    {
      'a.yml': workflow('      - uses: ./.github/actions/report\n'),
      '.github/actions/report/action.yaml': 'runs:\n  using: composite\n  steps:\n    - uses: acme/build-report@v1\n',
    },
    ['problem a.yml:10 The step is skipped if a test fails, because it has no "if"'],
  ],
  [
    'a reusable workflow whose caller grants less',
    {
      'a.yml': `${both}permissions:\n  contents: read\njobs:\n  call:\n    uses: ./.github/workflows/b.yml\n`,
      'b.yml': workflow(report, { on: 'on: workflow_call\n' }),
    },
    [
      'problem a.yml:4 pull-requests: write, for the comment: not granted here',
      'warning a.yml:4 actions: read, for the history and the jobs of the run: not granted here',
    ],
  ],
  [
    'a reusable workflow that inherits permissions',
    {
      'a.yml': `${both}permissions: ${ready}\njobs:\n  call:\n    uses: ./.github/workflows/b.yml\n`,
      'b.yml': workflow(report, { on: 'on: workflow_call\n', top: '' }),
    },
    ['ok b.yml:7 The job "unit" reports the results, also if tests fail'],
  ],
  [
    'a reusable workflow without a caller in the repository',
    { 'b.yml': workflow(report, { on: 'on: workflow_call\n' }) },
    ['ok b.yml:8 The job "unit" reports the results, also if tests fail'],
  ],
  [
    'the command without a token',
    { 'a.yml': workflow('      - run: npx build-report report\n        if: always()\n') },
    ['problem a.yml:10 The step has no GITHUB_TOKEN, so it writes no comment'],
  ],
  [
    'the command with a token',
    {
      'a.yml': workflow(
        `      - run: npx build-report report\n        if: always()\n        env: { GITHUB_TOKEN: '$\{{ github.token }}' }\n`,
      ),
    },
    ['ok a.yml:10 The job "unit" reports the results, also if tests fail'],
  ],
  [
    'workflows that do not report',
    { 'a.yml': workflow('') },
    ['warning a.yml:undefined No workflow reports the tests, although this one runs them'],
  ],
  [
    'workflows without tests',
    { 'a.yml': workflow('').replace('npm test', 'npm ci') },
    ['off undefined:undefined No workflow reports the tests'],
  ],
  [
    'a file that is not valid',
    { 'a.yml': workflow(report), 'b.yml': 'jobs: [' },
    [
      expect.stringMatching(
        /^warning b\.yml:undefined Not checked: it is not valid YAML in line 1, column 8: .*, then run doctor again\.$/,
      ),
      'ok a.yml:10 The job "unit" reports the results, also if tests fail',
    ],
  ],
])('checks the workflows of a checkout: %s', (_, files, expected) => {
  expect(linesOf(check(files))).toEqual(expected)
})

test('shows what to add to a workflow, with everything that it grants already', () => {
  const findings = check({
    'a.yml': workflow('      - uses: acme/build-report@v1\n', { on: 'on: pull_request\n', top: 'permissions: { id-token: write }\n' }),
  })
  expect(findings?.map(({ cure, yaml }) => [cure, yaml])).toEqual([
    ['Add this to the step:', `if: $\{{ !cancelled() }}`],
    [undefined, undefined],
    ['Change the permissions to this:', 'permissions:\n  pull-requests: write\n  actions: read\n  id-token: write'],
    ['Add this event to the workflow:', 'on:\n  push:\n    branches: [main]'],
  ])
  expect(check({ 'a.yml': workflow('') })?.[0]?.yaml).toMatch(/^- uses: [\w-]+\/build-report@v1\n {2}if: \$\{\{ !cancelled\(\) \}\}$/)
})

test('checks nothing on a CI service and in a folder without workflows', async () => {
  expect(check({ 'a.yml': workflow(report) }, { CI: 'true' })).toBeUndefined()
  expect(check({ 'x/a.txt': '' })).toBeUndefined()
  const sections = (await diagnosed({ files: { '.github/workflows/a.yml': workflow('') } })).sections.map(({ id }) => id)
  expect(sections).toEqual(['configuration', 'results', 'destinations', 'permissions', 'workflows', 'server', 'history'])
})

test('finds the workflows in the root of the repository around the working directory', async () => {
  const files = { '.git/HEAD': '', '.git/objects/x': '', '.git/refs/x': '', '.github/workflows/a.yml': workflow(report), 'web/x.txt': '' }
  const cwd = join(makeTree(files), 'web')
  expect(findingsOf(await diagnosed({ run: { cwd } }), 'workflows').map(({ status }) => status)).toEqual(['ok'])
})

test('finds nothing but the placeholder in the workflows of the documentation', () => {
  const folder = join(import.meta.dirname, '../../../../examples/workflows')
  const texts = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
  const isPair = (name: string) => name.startsWith('fork-safe-')
  const sets = [texts.filter(([name]) => isPair(name)), ...texts.filter(([name]) => !isPair(name)).map((one) => [one])]
  const found = sets.flatMap((set) => linesOf(check(Object.fromEntries(set))) ?? [])
  expect(found.filter((line) => !line.includes('placeholder OWNER'))).toEqual([])
})
