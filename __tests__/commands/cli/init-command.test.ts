import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startingFile } from '../../../src/config/starting-file.js'
import { makeTree } from '../../read/collect/tree.js'
import { sampleRepositories } from '../../setup/init/sample-repositories.js'
import { runMain } from './run-main.js'

const workflow = '.github/workflows/test.yml'
const vitest = sampleRepositories.vitest?.files ?? {}
const read = (cwd: string, path: string) => readFileSync(join(cwd, path), 'utf8')

async function init(files: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const cwd = makeTree(files)
  return { cwd, ...(await runMain(cwd, ['init', ...words])) }
}

test('init writes only a configuration when the input is not a terminal', async () => {
  const { cwd, status, stdout, stderr } = await init(vitest)
  expect(status).toBe(0)
  expect(stdout).toContain('Vitest: package.json has the dev dependency vitest\n')
  expect(stdout).toContain('command  npm test -- --run --reporter=default')
  expect(stdout).toContain('results  vitest-results.json (JSON of Jest and Vitest)')
  expect(stdout).toMatch(/guide {4}https:\/\/\S+\/docs\/tools\/vitest\.md\n/)
  expect(stderr).toContain('Wrote .service.json.')
  expect(stderr).toContain('--yes writes it without a question')
  expect(read(cwd, '.service.json')).toContain('"vitest-results.json"')
  expect(existsSync(join(cwd, '.github'))).toBe(false)
})

test('init writes the configuration and the workflow with --yes', async () => {
  const { cwd, status, stderr } = await init(vitest, '--yes')
  expect(status).toBe(0)
  expect(stderr).toBe(`Wrote .service.json. To check it, run: build-report validate\nWrote ${workflow}.\n`)
  expect(read(cwd, workflow)).toContain('npm test -- --run')
})

test('init writes a file to start from when it recognises no tool', async () => {
  const { cwd, status, stdout } = await init({}, '--yes')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^No test tool was recognised\..*\n {2}https:\/\/\S+\/docs\/formats\.md\n/)
  expect(read(cwd, '.service.json')).toBe(startingFile)
  expect(readdirSync(cwd)).toEqual(['.service.json'])
})

test('init names each file that exists, and writes only the other one', async () => {
  const config = await init({ ...vitest, '.service.json': '{}' }, '--yes')
  expect(config).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('error The configuration file ".service.json" already exists.'),
  })
  expect(read(config.cwd, '.service.json')).toBe('{}')
  expect(config.stderr).toContain(`Wrote ${workflow}.`)

  const both = await init({ ...vitest, '.service.json': '{}', '.github/workflows/test.yml/a': '' }, '--yes')
  expect(both.status).toBe(2)
  expect(both.stderr.match(/already exists/g)).toHaveLength(2)
  expect(read(both.cwd, '.service.json')).toBe('{}')
})

test('init --yes writes only the configuration when a workflow reports already, also if it has the name of the new one', async () => {
  const reports = 'on: push\njobs:\n  unit:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: acme/build-report@v1\n'
  const { cwd, status, stdout } = await init({ ...vitest, [workflow]: reports }, '--yes')
  expect(stdout).toContain(`${workflow} uses Build Report already.`)
  expect(status).toBe(0)
  expect(readdirSync(cwd)).toContain('.service.json')
  expect(read(cwd, workflow)).toBe(reports)
})

test('init writes no .service.json that would take precedence over an existing service.json', async () => {
  const { cwd, status, stderr } = await init({ ...vitest, 'service.json': '{}' })
  expect(status).toBe(2)
  expect(stderr).toContain('error The configuration file "service.json" already exists.')
  expect(existsSync(join(cwd, '.service.json'))).toBe(false)
})

test('init writes a configuration of another name with --config', async () => {
  const { cwd, stderr } = await init({ ...vitest, '.service.json': '{}' }, '--config', 'tests.json')
  expect(stderr).toContain('Wrote tests.json.')
  expect(read(cwd, 'tests.json')).toContain('"vitest-results.json"')
})

test.each(['missing', 'package.json'])('init ends with status 2 when --cwd is not a folder: %s', async (path) => {
  const { status, stdout, stderr } = await init(vitest, '--cwd', path)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^error The working directory ".*" does not exist or is not a folder\./)
})

test('init ends with status 3 when a file cannot be written', async () => {
  const { status, stderr } = await init({ ...vitest, '.github/workflows': 'not a folder' }, '--yes')
  expect(status).toBe(3)
  expect(stderr).toMatch(/error The workflow ".github\/workflows\/test\.yml" cannot be written: /)
})

describe.skipIf(process.platform === 'win32')('init and links', () => {
  test('init does not write through a link out of the repository', async () => {
    const outside = makeTree({})
    const { status, stderr } = await init({ ...vitest, '.github': `-> ${outside}` }, '--yes')
    expect(status).toBe(2)
    expect(stderr).toContain('is a link out of')
    expect(readdirSync(outside)).toEqual([])
  })

  test('init does not write through a link whose target does not exist', async () => {
    const cwd = makeTree(vitest)
    const target = join(makeTree({}), 'new')
    symlinkSync(target, join(cwd, '.service.json'))
    expect(await runMain(cwd, ['init'])).toMatchObject({ status: 2, stderr: expect.stringContaining('already exists') })
    expect(existsSync(target)).toBe(false)
  })
})

test('init shows what to add to a workflow that runs the tests, and writes no second one', async () => {
  const ci = 'on: push\njobs:\n  test:\n    steps:\n      - run: npm test\n'
  const { cwd, stdout } = await init({ ...vitest, '.github/workflows/ci.yml': ci }, '--yes')
  expect(stdout).toContain('.github/workflows/ci.yml runs tests already\n')
  expect(stdout).toContain(`      - uses: OWNER/build-report@v1\n        if: $\{{ !cancelled() }}\n`)
  expect(stdout).toContain('        pull-requests: write #')
  expect(existsSync(join(cwd, workflow))).toBe(false)
})

test.each([
  ['- uses: someone/build-report@v1', 'uses Build Report already'],
  ['- run: npx build-report report', 'uses Build Report already'],
  ['- run: ./gradlew check', 'runs tests already'],
])('init recognises a workflow with the step %s', async (step, message) => {
  const { stdout } = await init({ ...vitest, '.github/workflows/ci.yml': `jobs:\n  a:\n    steps:\n      ${step}\n` })
  expect(stdout).toContain(message)
})

test.each(['- uses: gradle/actions/setup-gradle@v4', '- name: pytest', '# - run: npm test', '- run: npm run build'])(
  'init --yes writes no workflow beside one with only the step %s, and prints the step to add',
  async (step) => {
    const { cwd, status, stdout, stderr } = await init(
      { ...vitest, '.github/workflows/other.yml': `jobs:\n  a:\n    steps:\n      ${step}\n` },
      '--yes',
    )
    expect(status).toBe(0)
    expect(stdout).toContain(
      'No workflow was recognised that runs the tests\n    .github/workflows/other.yml (not for pull requests or pushes)\n  If one of them runs the tests, add this step after them:\n      - uses: OWNER/build-report@v1\n',
    )
    expect(stderr).toContain('No workflow was written beside those that exist. Add the step above to the one that runs the tests.')
    expect(existsSync(join(cwd, workflow))).toBe(false)
  },
)

test('init lists every workflow that runs tests, first those for pull requests', async () => {
  const steps = 'jobs: { a: { steps: [{ run: npm test }] } }\n'
  const { stdout } = await init({
    ...vitest,
    '.github/workflows/nightly.yaml': `on: { schedule: [] }\n${steps}`,
    '.github/workflows/release.yml': 'on: { release: {} }\njobs: { a: { steps: [{ run: npm publish }] } }\n',
    '.github/workflows/tests.yaml': `on: pull_request\n${steps}`,
  })
  expect(stdout).toContain(
    '2 workflows run tests already\n    .github/workflows/tests.yaml\n    .github/workflows/nightly.yaml (not for pull requests or pushes)\n  Add this step after the tests',
  )
  expect(stdout).not.toContain('release.yml')
})

test.each([
  ['execa', { 'package.json': '{"scripts":{"unit":"c8 --merge-async ava"},"devDependencies":{"ava":"6"}}' }, 'npm run unit'],
  [
    'click',
    { 'tox.ini': '[testenv]\ncommands = pytest\n', 'requirements.txt': 'pytest\n' },
    `tox run -e $\{{ matrix.tox || format('py{0}', '3') }}`,
  ],
  ['bats-core', { 'test/bats.bats': '' }, 'bash -c "time bin/bats --formatter tap test"'],
  ['rack', sampleRepositories['minitest-gem']?.files ?? {}, 'bundle exec rake'],
])('init writes no second workflow beside the workflow of a repository like %s', async (_, files, run) => {
  const steps = JSON.stringify([{ run }])
  const { cwd, stdout } = await init({ ...files, '.github/workflows/ci.yml': `on: push\njobs: { a: { steps: ${steps} } }\n` }, '--yes')
  expect(stdout).toContain('.github/workflows/ci.yml runs tests already\n')
  expect(existsSync(join(cwd, workflow))).toBe(false)
})

test('init warns when git ignores a file that it wrote, also with --json', async () => {
  const cwd = makeTree({ ...vitest, '.gitignore': '.github/\n*.json\n!package.json\n' })
  execFileSync('git', ['init', '--quiet'], { cwd })
  const { status, stdout, stderr } = await runMain(cwd, ['init', '--yes', '--json'], { PATH: process.env.PATH ?? '' })
  expect(status).toBe(0)
  for (const path of ['.service.json', workflow])
    expect(stderr).toContain(
      `warning Git ignores ${path}, so a commit will not contain it. To see the rule, run: git check-ignore -v ${path}\n`,
    )
  expect(JSON.parse(stdout)).toMatchObject({ written: ['.service.json', workflow], ignored: ['.service.json', workflow] })
})

test.each([
  ['.gitlab-ci.yml', 'GitLab CI'],
  ['azure-pipelines.yml', 'Azure Pipelines'],
  ['Jenkinsfile', 'Jenkins'],
  ['.circleci/config.yml', 'CircleCI'],
  ['.buildkite/pipeline.yml', 'Buildkite'],
  ['bitbucket-pipelines.yml', 'Bitbucket Pipelines'],
  ['.woodpecker/test.yaml', 'Woodpecker'],
  ['.forgejo/workflows/test.yml', 'Forgejo Actions'],
])('init prints the command instead of writing a workflow when there is %s', async (path, title) => {
  const { cwd, status, stdout, stderr } = await init({ ...vitest, [path]: '' }, '--yes')
  expect(status).toBe(0)
  expect(stdout).toContain(`${title} is configured in ${path}\n`)
  expect(stdout).toContain('    npx build-report report\n')
  expect(stderr).not.toContain('workflow')
  expect(existsSync(join(cwd, workflow))).toBe(false)
})

test('init counts the result files that exist', async () => {
  const result = '<testsuite name="Cart"><testcase name="adds"/></testsuite>'
  const { stdout } = await init({
    'pom.xml': '<project/>',
    'target/surefire-reports/TEST-a.xml': result,
    'target/surefire-reports/TEST-b.xml': result,
    'a.tap': 'TAP version 13\nok 1\n1..1\n',
    'junit-settings.xml': '<settings/>',
  })
  expect(stdout).toContain(
    '3 result files in the working tree\n  TAP: a.tap\n  JUnit XML: 2 files, such as target/surefire-reports/TEST-a.xml\n',
  )
})

test('init in a folder of a repository writes no workflow, and names the root', async () => {
  const cwd = makeTree({ 'app/package.json': vitest['package.json'] ?? '' })
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'master'], { cwd })
  const { status, stdout } = await runMain(join(cwd, 'app'), ['init', '--yes'], { PATH: process.env.PATH ?? '' })
  expect(status).toBe(0)
  expect(stdout).toContain(`build-report init --cwd ${cwd}\n`)
  expect(readdirSync(join(cwd, 'app')).sort()).toEqual(['.service.json', 'package.json'])

  writeFileSync(join(cwd, 'package.json'), vitest['package.json'] ?? '')
  await runMain(cwd, ['init', '--yes'], { PATH: process.env.PATH ?? '' })
  expect(read(cwd, workflow)).toContain('branches: [master]')
})

test('init names the folders that it does not include when a tool is used in more than 20', async () => {
  const packages = Array.from({ length: 25 }, (_, index) => [
    `p/${String(index).padStart(2, '0')}/package.json`,
    '{"devDependencies":{"vitest":"4"}}',
  ])
  const files = { ...Object.fromEntries(packages), 'e2e/package.json': '{"devDependencies":{"cypress":"15"}}' }
  const { stdout } = await init(files)
  expect(stdout).toContain('Not included, because each tool is included for at most 20 folders\n  Vitest in p/20, p/21, p/22 and 2 more\n')
  expect(stdout).toContain('Cypress: e2e/package.json')
  const { stdout: json } = await init(files, '--json')
  expect(JSON.parse(json)).toMatchObject({
    notIncluded: ['20', '21', '22', '23', '24'].map((name) => ({ title: 'Vitest', folder: `p/${name}` })),
  })
})

test('init ends no line with a space when the lines to add contain an empty one', async () => {
  const { stdout } = await init({ 'Cargo.toml': '[package]\n' })
  expect(stdout).toContain('fail-fast = false\n\n               [profile.ci.junit]\n')
})

test('init names an invalid JSON file with its line, also with --json, and finds the tools beside it', async () => {
  const files = { 'package.json': '{\n  "devDependencies": {\n    "vitest": "4",\n  }\n}\n', 'tests/test_cart.py': 'import unittest\n' }
  const reason = 'it is not valid JSON in line 4, column 3: expected a key in double quotes. Correct it, then run init again.'
  const { status, stdout } = await init(files)
  expect(status).toBe(0)
  expect(stdout).toContain('unittest: tests/test_cart.py imports unittest\n')
  expect(stdout).toContain(`Not read\n  package.json: ${reason}\n`)
  const { stdout: json } = await init(files, '--json')
  expect(JSON.parse(json)).toMatchObject({ tools: [{ title: 'unittest' }], notRead: [{ path: 'package.json', reason }] })
})

test('init shows texts of the repository without control characters', async () => {
  const { stdout } = await init({ 'package.json': '{"devDependencies":{"vitest":"1"},"scripts":{"test:\u001b[2J":"vitest"}}' })
  expect(stdout).not.toContain('\u001b')
})

test('init is coloured only when the environment asks for it', async () => {
  const cwd = makeTree(vitest)
  expect((await runMain(cwd, ['init'], { FORCE_COLOR: '1' })).stdout).toContain('\u001b[32mVitest')
  expect((await runMain(cwd, ['init'], { FORCE_COLOR: '1', NO_COLOR: '1' })).stdout).not.toContain('\u001b')
})

test('init prints one object with --json, and asks nothing', async () => {
  const { cwd, status, stdout } = await init({ ...vitest, Jenkinsfile: '' }, '--json')
  expect(status).toBe(0)
  expect(stdout.trimEnd().split('\n')).toHaveLength(1)
  expect(JSON.parse(stdout)).toEqual({
    tools: [
      {
        title: 'Vitest',
        folder: '',
        because: 'package.json has the dev dependency vitest',
        command: 'npm test -- --run --reporter=default --reporter=json --outputFile.json=vitest-results.json',
        env: {},
        format: 'jest',
        files: ['vitest-results.json'],
        toDo: [],
        page: expect.stringMatching(/\/docs\/tools\/vitest\.md$/),
      },
    ],
    notIncluded: [],
    results: [],
    otherServices: [{ title: 'Jenkins', path: 'Jenkinsfile' }],
    workflows: [],
    notRead: [],
    written: ['.service.json'],
    ignored: [],
  })
  expect(existsSync(join(cwd, '.service.json'))).toBe(true)
})
