import { expect, test } from 'vitest'
import { openRepositoryView } from '../../../../src/setup/init/repository-view.js'
import { findWorkflows } from '../../../../src/setup/init/workflows/existing-workflows.js'
import { makeTree } from '../../../read/collect/tree.js'

const folder = '.github/workflows'
const viewOf = (files: Readonly<Record<string, string>>) => openRepositoryView(makeTree(files), {})
const workflows = (files: Readonly<Record<string, string>>) => findWorkflows(viewOf(files))
const testing = (files: Readonly<Record<string, string>>) =>
  workflows(files).flatMap(({ path, tests }) => (tests ? path.slice(folder.length + 1) : []))

/** Returns a workflow whose only job has these lines. */
const job = (...lines: readonly string[]) => `on: push\njobs:\n  a:\n${lines.map((line) => `    ${line}\n`).join('')}`

test.each<[string, Record<string, string>, boolean]>([
  ['a text of several lines', { 'a.yml': job('steps:', '  - run: |', '      npm ci', '      npm test') }, true],
  ['a folded text', { 'a.yml': job('steps:', '  - run: >-', '      npm', '      test') }, true],
  ['a text in quotes', { 'a.yml': job('steps: [{ run: "npm test" }]') }, true],
  ['an alias', { 'a.yml': job('steps:', '  - &a { run: npm test }', '  - *a') }, true],
  ['a name', { 'a.yml': job('steps: [{ name: npm test, uses: a/b@v1 }]') }, false],
  ['a comment', { 'a.yml': job('steps:', '  # - run: npm test', '  - run: npm ci') }, false],
  ['another field', { 'a.yml': job('env: { run: npm test }', 'steps: []') }, false],
  ['the action setup-gradle', { 'a.yml': job('steps: [{ uses: gradle/actions/setup-gradle@v4 }]') }, false],
  ['an action with a script', { 'a.yml': job('steps: [{ uses: nick-fields/retry@v3, with: { command: npm test } }]') }, true],
  [
    'an action with a task of Gradle',
    { 'a.yml': job('steps: [{ uses: gradle/gradle-build-action@v2, with: { arguments: check } }]') },
    true,
  ],
  ['an action that runs tests', { 'a.yml': job('steps: [{ uses: cypress-io/github-action@v6 }]') }, true],
  ['a matrix', { 'a.yml': job('strategy: { matrix: { task: [lint, test] } }', `steps: [{ run: 'npm run $\{{ matrix.task }}' }]`) }, true],
  [
    'a matrix without tests',
    { 'a.yml': job('strategy: { matrix: { task: [lint, types] } }', `steps: [{ run: 'npm run $\{{ matrix.task }}' }]`) },
    false,
  ],
  [
    'a row of a matrix',
    { 'a.yml': job('strategy: { matrix: { include: [{ command: npm test }] } }', `steps: [{ run: '$\{{matrix.command}}' }]`) },
    true,
  ],
  [
    'a table in a matrix',
    { 'a.yml': job('strategy: { matrix: { tool: [{ run: pytest }] } }', `steps: [{ run: '$\{{ matrix.tool.run }}' }]`) },
    true,
  ],
  ['a script in R', { 'a.yml': job('steps:', "  - run: covr::package_coverage(type = 'tests')", '    shell: Rscript {0}') }, true],
  ['no job', { 'a.yml': 'on: push\n' }, false],
  ['a list', { 'a.yml': '- run: npm test\n' }, false],
  ['an empty file', { 'a.yml': '' }, false],
])('finds tests in a workflow by its run values: %s', (_, files, expected) => {
  const all = Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))
  expect(testing(all)).toEqual(expected ? ['a.yml'] : [])
})

test('reads a script in the folder that the step, the job or the workflow names', () => {
  const scripts = { 'package.json': '{"scripts":{"verify":"tsc"}}', 'web/package.json': '{"scripts":{"verify":"jest"}}' }
  const files = {
    ...scripts,
    [`${folder}/step.yml`]: job('steps: [{ run: npm run verify, working-directory: ./web }]'),
    [`${folder}/job.yml`]: job('defaults: { run: { working-directory: web } }', 'steps: [{ run: npm run verify }]'),
    [`${folder}/workflow.yml`]: `defaults: { run: { working-directory: web } }\n${job('steps: [{ run: npm run verify }]')}`,
    [`${folder}/root.yml`]: job('steps: [{ run: npm run verify }]'),
  }
  expect(testing(files)).toEqual(['job.yml', 'step.yml', 'workflow.yml'])
})

test('follows an action of the repository into its steps', () => {
  const action = 'runs:\n  using: composite\n  steps:\n    - run: npm ci\n    - run: npm test\n      shell: bash\n'
  const files = { '.github/actions/verify/action.yml': action, [`${folder}/a.yml`]: job('steps: [{ uses: ./.github/actions/verify }]') }
  expect(testing(files)).toEqual(['a.yml'])
  const endless = 'runs:\n  steps:\n    - uses: ./.github/actions/verify\n'
  expect(testing({ ...files, '.github/actions/verify/action.yml': endless })).toEqual([])
})

test('lists workflows for pull requests and pushes before those for schedules, tags and releases', () => {
  const steps = '\njobs: { a: { steps: [{ run: npm test }] } }\n'
  const files = {
    [`${folder}/a-nightly.yaml`]: `on: { schedule: [{ cron: 0 6 * * * }], workflow_dispatch: }${steps}`,
    [`${folder}/b-tags.yml`]: `on: { push: { tags: ['v*'] } }${steps}`,
    [`${folder}/c-release.yml`]: `on: { release: { types: [published] } }${steps}`,
    [`${folder}/d-called.yml`]: `on: workflow_call${steps}`,
    [`${folder}/e-calling.yml`]: `on: [pull_request]\njobs: { a: { uses: ./.github/workflows/d-called.yml } }\n`,
    [`${folder}/f-tests.yaml`]: `on: { push: { branches: [main], tags: ['v*'] } }${steps}`,
    [`${folder}/g-pushes.yaml`]: `on: push${steps}`,
  }
  expect(workflows(files).map(({ path, forChanges, tests }) => [path.slice(folder.length + 1), forChanges, tests])).toEqual([
    ['d-called.yml', true, true],
    ['e-calling.yml', true, false],
    ['f-tests.yaml', true, true],
    ['g-pushes.yaml', true, true],
    ['a-nightly.yaml', false, true],
    ['b-tags.yml', false, true],
    ['c-release.yml', false, true],
  ])
})

test.each([
  ['an action', 'uses: acme/build-report@v1', true],
  ['the action for Node 24', 'uses: acme/build-report/node24@v1', true],
  ['an action of another folder', 'uses: acme/build-report/setup@v1', false],
  ['a command', 'run: npx build-report report', true],
  ['a command with a version', 'run: npx build-report@1.2.0 collect --output a', true],
  ['a comment in a script', 'run: "npm ci # then build-report report"', false],
  ['the setup', 'run: npx build-report init', false],
])('recognises that a workflow reports by %s', (_, step, reports) => {
  expect(workflows({ [`${folder}/a.yml`]: job(`steps:`, `  - ${step}`) })).toMatchObject([{ reports }])
})

test.each([
  ['an error', 'on: push\njobs: {\n', /^it is not valid YAML in line \d, column \d: .+\. Correct it, then run init again\.$/],
  [
    'too many aliases',
    `a: &a [x, x, x, x, x, x, x, x, x]\n${['b', 'c', 'd', 'e', 'f', 'g'].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdef'[index]}`).join(', ')}]`).join('\n')}\n`,
    /^it is not valid YAML\. Correct it/,
  ],
])('names a workflow that is not read because it has %s', (_, text, reason) => {
  const view = viewOf({ [`${folder}/a.yml`]: text })
  expect(findWorkflows(view)).toMatchObject([{ tests: false, reports: false }])
  expect([...view.leftOut()]).toEqual([[`${folder}/a.yml`, expect.stringMatching(reason)]])
})
