import { describe, expect, test } from 'vitest'
import { detectTools } from '../../../src/setup/init/detectors.js'
import type { SurveyFinding } from '../../../src/setup/init/finding.js'
import { openRepositoryView } from '../../../src/setup/init/repository-view.js'
import { workflowText } from '../../../src/setup/init/workflow-text.js'
import { makeTree } from '../../read/collect/tree.js'
import { sampleRepositories } from './sample-repositories.js'

const detect = (files: Readonly<Record<string, string>>) => detectTools(openRepositoryView(makeTree(files), {}))

const shown = ({ title, folder }: SurveyFinding) => (folder === '' ? title : `${title} in ${folder}`)

test.each(Object.entries(sampleRepositories))('finds the tools of the sample %s', (_, { files, tools }) => {
  expect(detect(files).map(shown)).toEqual(tools)
})

const packageOf = (content: object) => ({ 'package.json': JSON.stringify(content) })
const only = (files: Readonly<Record<string, string>>): SurveyFinding => {
  const findings = detect(files)
  expect(findings).toHaveLength(1)
  return findings[0] as SurveyFinding
}

describe('a JavaScript tool', () => {
  test.each([
    ['vitest', 'npm test -- --run'],
    ['vitest run --coverage', 'npm test -- --run'],
    ['tsc && vitest', 'npm test -- --run'],
    ['cross-env CI=1 vitest', 'npm test -- --run'],
    ['vitest && eslint .', 'npx vitest --run'],
    ['vitest | tee log', 'npx vitest --run'],
    ['vitest > log', 'npx vitest --run'],
    ['echo $(vitest)', 'npx vitest --run'],
    ['turbo test', 'npx vitest --run'],
  ])('a JavaScript tool gets its arguments through the script "%s" only if they reach it', (script, command) => {
    expect(only(packageOf({ scripts: { test: script }, devDependencies: { vitest: '4' } })).test.run).toMatch(new RegExp(`^${command} `))
  })

  test.each([
    ['package-lock.json', 'npm ci', 'npm run test:unit -- --run'],
    ['pnpm-lock.yaml', 'pnpm install --frozen-lockfile', 'pnpm run test:unit --run'],
    ['yarn.lock', 'yarn install --frozen-lockfile', 'yarn run test:unit --run'],
    ['bun.lockb', 'bun install --frozen-lockfile', 'bun run test:unit --run'],
  ])('a JavaScript tool is installed and run by the package manager of %s', (lockFile, install, run) => {
    const finding = only({ ...packageOf({ scripts: { 'test:unit': 'vitest' } }), [lockFile]: '' })
    expect(finding.setup).toContainEqual({ run: install, folder: '' })
    expect(finding.test.run).toContain(run)
  })

  test('runs a JavaScript tool once in the root when its run covers the packages', () => {
    const vitest = JSON.stringify({ scripts: { test: 'vitest' }, devDependencies: { vitest: '4' } })
    expect(detect({ 'package.json': vitest, 'packages/a/package.json': vitest }).map(shown)).toEqual(['Vitest'])
  })

  test('asks for no reporter of a JavaScript tool when the root of the workspace has it', () => {
    const files = {
      'package.json': JSON.stringify({ workspaces: ['a'], devDependencies: { 'karma-junit-reporter': '2' } }),
      'a/package.json': JSON.stringify({ scripts: { test: 'karma start' } }),
    }
    expect(only(files).additions).toEqual([])
    expect(only({ 'a/package.json': files['a/package.json'] }).additions).toMatchObject([
      { command: 'npm install --save-dev karma-junit-reporter', folder: 'a' },
    ])
  })

  test.each([
    ['jest', 'npm test -- --ci --json --outputFile=jest-results.json', 'jest-results.json'],
    ['vitest run', 'npm test -- --run --reporter=default --reporter=json --outputFile.json=vitest-results.json', 'vitest-results.json'],
  ])('uses the own report of %s, which needs no package', (script, run, file) => {
    expect(only(packageOf({ scripts: { test: script } }))).toMatchObject({ format: 'jest', test: { run }, additions: [] })
    expect(JSON.stringify(only(packageOf({ scripts: { test: script } })))).toContain(file)
  })

  test('finds no JavaScript tool when only other dependencies and scripts contain its name', () => {
    expect(
      detect(packageOf({ scripts: { bench: 'vitest bench', 'test:watch': 'vitest' }, devDependencies: { '@types/jest': '1' } })),
    ).toEqual([])
  })
})

test('names how many packages are not read when a repository has more than 200', () => {
  const files = Object.fromEntries(
    Array.from({ length: 203 }, (_, index) => [`packages/p${String(index).padStart(3, '0')}/package.json`, '{}']),
  )
  const view = openRepositoryView(makeTree(files), {})
  detectTools(view)
  expect([...view.leftOut()]).toEqual([
    ['packages/p200/package.json', 'only the first 200 of 203 files with the name package.json are read'],
  ])
})

describe('AVA', () => {
  test.each([
    ['tsc && ava', 'npm test -- --tap > ava.tap'],
    ['ava && eslint .', 'npx ava --tap > ava.tap'],
  ])('writes TAP into a file when the script is "%s"', (script, run) => {
    expect(only(packageOf({ scripts: { test: script }, devDependencies: { ava: '7' } }))).toMatchObject({
      title: 'AVA',
      format: 'tap',
      test: { run },
      files: ['ava.tap'],
    })
  })
})

describe('Karma', () => {
  const karma = (more: object, files: Readonly<Record<string, string>> = {}) => only({ ...packageOf(more), ...files })
  const reporter = 'karma-junit-reporter'

  test('runs Karma once, without a window, in a browser that is installed', () => {
    const dependencies = { karma: '6', [reporter]: '2' }
    const command = 'npx karma start --single-run --reporters=progress,junit'
    expect(karma({ devDependencies: dependencies }).test.run).toBe(command)
    expect(karma({ devDependencies: { ...dependencies, 'karma-firefox-launcher': '2' } }).test.run).toBe(
      `${command} --browsers=FirefoxHeadless`,
    )
  })

  test('recognises Karma by its configuration when the root of the workspace has the package', () => {
    const files = {
      'package.json': JSON.stringify({ workspaces: ['a'], dependencies: { [reporter]: '2' } }),
      'a/package.json': '{}',
      'a/karma.conf.js': "config.set({ junitReporter: { outputDir: 'reports', outputFile: 'unit.xml' } })",
    }
    expect(only(files)).toMatchObject({
      folder: 'a',
      because: 'there is a/karma.conf.js',
      files: ['**/unit.xml'],
      additions: [],
    })
  })

  test('asks for the reporter of Karma in the list of plugins when the configuration has one', () => {
    const own = { 'karma.conf.cjs': "config.set({ plugins: ['karma-jasmine'] })" }
    expect(karma({ devDependencies: { karma: '6' } }, own).additions).toMatchObject([
      { command: `npm install --save-dev ${reporter}` },
      { file: 'karma.conf.cjs', lines: [`require('${reporter}'), // in plugins`] },
    ])
    const listed = { 'karma.conf.cjs': `config.set({ plugins: ['${reporter}'] })` }
    expect(karma({ devDependencies: { karma: '6', [reporter]: '2' } }, listed).additions).toEqual([])
  })

  test('runs Karma with Angular when the project uses Angular', () => {
    const finding = karma({ scripts: { test: 'ng test' }, devDependencies: { '@angular/cli': '20', karma: '6', [reporter]: '2' } })
    expect(finding.test.run).toBe('npm test -- --watch=false --reporters=progress,junit')
    expect(finding.additions).toMatchObject([{ command: 'npx ng generate config karma' }, { file: 'karma.conf.js' }])
  })
})

describe('a version', () => {
  const setupOf = (files: Readonly<Record<string, string>>) => only(files).setup[0]
  const vitest = { scripts: { test: 'vitest' } }

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['.nvmrc', { ...packageOf(vitest), '.nvmrc': '22' }, { 'node-version-file': '.nvmrc' }],
    ['engines', packageOf({ ...vitest, engines: { node: '22' } }), { 'node-version-file': 'package.json' }],
    ['nothing', packageOf(vitest), { 'node-version': 'lts/*' }],
    ['pom.xml', { 'pom.xml': '<java.version>17</java.version>' }, { 'java-version': '17', distribution: 'temurin', cache: 'maven' }],
    [
      'requires-python',
      { 'pyproject.toml': '[project]\nrequires-python = ">=3.11"\n[tool.pytest]\n' },
      { 'python-version-file': 'pyproject.toml' },
    ],
    ['composer.json', { 'composer.json': '{"require":{"php":">=8.2"},"require-dev":{"phpunit/phpunit":"12"}}' }, { 'php-version': '8.2' }],
    [
      'TargetFramework',
      { 'a.csproj': '<TargetFrameworks>net8.0;net10.0</TargetFrameworks><P I="xunit" />' },
      { 'dotnet-version': '8.0.x\n10.0.x' },
    ],
  ])('comes from the repository: %s', (_, files, inputs) => {
    expect(setupOf(files)).toMatchObject({ with: inputs })
  })
})

describe('.NET', () => {
  const project = (packages: string) => `<Project>${packages}<TargetFramework>net9.0</TargetFramework></Project>`
  const platform = '<TestingPlatformDotnetTestSupport>true</TestingPlatformDotnetTestSupport>'

  test.each([
    ['VSTest', { 'a.csproj': project('<P Include="MSTest" />') }, 'dotnet test --logger trx', 0],
    ['the setting of a project', { 'a.csproj': project(`<P Include="MSTest" />${platform}`) }, 'dotnet test -- --report-trx', 0],
    [
      'a shared setting',
      { 'a.csproj': project('<P Include="NUnit" />'), 'Directory.Build.props': project(platform) },
      'dotnet test -- --report-trx',
      1,
    ],
    [
      'global.json',
      { 'a.csproj': project('<P Include="TUnit" />'), 'global.json': '{"test":{"runner":"Microsoft.Testing.Platform"}}' },
      'dotnet test --report-trx',
      0,
    ],
    ['TUnit', { 'a.csproj': project('<P Include="TUnit" />') }, 'dotnet test -- --report-trx', 0],
    ['a package of TUnit', { 'a.csproj': project('<P Include="TUnit.Playwright" />') }, 'dotnet test -- --report-trx', 0],
    ['MSTest.Sdk', { 'a.csproj': '<Project Sdk="MSTest.Sdk/4.0.0">net9.0</Project>' }, 'dotnet test -- --report-trx', 0],
    [
      'MSTest.Sdk with VSTest',
      { 'a.csproj': '<Project Sdk="MSTest.Sdk/4.0.0"><UseVSTest>true</UseVSTest></Project>' },
      'dotnet test --logger trx',
      0,
    ],
  ])('writes TRX by the platform that %s selects', (_, files, run, additions) => {
    const finding = only(files)
    expect(finding.test.run).toBe(run)
    expect(finding.additions).toHaveLength(additions)
  })
})

test.each(['<TargetFrameworks>net8.0;net10.0</TargetFrameworks>', ''])(
  'selects Microsoft.Testing.Platform in the workflow when the SDK of .NET 10 runs TUnit and the targets are %j',
  (targets) => {
    const files = { 'src/a.csproj': `<Project><P Include="TUnit" />${targets}</Project>` }
    const run = `test -f global.json || echo '{ "test": { "runner": "Microsoft.Testing.Platform" } }' > global.json`
    const finding = only(files)
    expect(finding).toMatchObject({
      test: { run: 'dotnet test --report-trx', folder: 'src' },
      additions: [{ file: 'src/global.json', lines: ['{ "test": { "runner": "Microsoft.Testing.Platform" } }'] }],
    })
    expect(finding.setup).toMatchObject([{ uses: 'dotnet' }, { run, folder: 'src' }])
    const runner = '{"test":{"runner":"Microsoft.Testing.Platform"}}'
    expect(only({ ...files, 'global.json': runner })).toMatchObject({ setup: [{ uses: 'dotnet' }], test: finding.test, additions: [] })
  },
)

describe('a Python project', () => {
  test.each([
    ['pytest-cov==5', 'requirements.txt', []],
    ['pytest==9', 'requirements.txt', ['python -m pip install -r requirements.txt']],
    ['Pytest[x]>=8 # tests', 'requirements-dev.txt', ['python -m pip install -r requirements-dev.txt']],
  ])('with the requirement %s in %s is installed by its own files', (line, path, commands) => {
    const findings = detect({ [path]: `${line}\n` })
    expect(findings.flatMap(({ setup }) => setup).flatMap((step) => ('run' in step ? [step.run] : []))).toEqual(commands)
  })

  test.each([
    [
      '[project]\nname = "shop"\n[project.optional-dependencies]\ntest = ["pytest"]\n',
      'pyproject.toml',
      ["python -m pip install -e '.[test]'"],
    ],
    ['[dev-packages]\npytest = "*"\n', 'Pipfile', ['pipx install pipenv', 'pipenv install --dev']],
    ['[options.extras_require]\ntests = pytest\n', 'setup.cfg', ['python -m pip install pytest']],
    ['from setuptools import setup\nsetup(extras_require={"test": ["pytest"]})\n', 'setup.py', ['python -m pip install -e . pytest']],
    ['[project]\nname = "shop"\n[dependency-groups]\nci = ["pytest"]\n', 'pyproject.toml', ['python -m pip install -e . pytest']],
    [
      '[tool.hatch.envs.test]\ndependencies = ["pytest"]\n[project]\nname = "shop"\n',
      'pyproject.toml',
      ['python -m pip install -e . pytest'],
    ],
  ])('a Python project is installed with all that its tests need when it is described by %j in %s', (text, path, commands) => {
    const steps = detect({ [path]: text }).flatMap(({ setup }) => setup)
    expect(steps.flatMap((step) => ('run' in step ? [step.run] : []))).toEqual(commands)
  })

  test.each([
    ['[tool.poetry.group.test.dependencies]\npytest = "^8"\n', 'poetry', 'poetry install --all-extras --all-groups'],
    ['[tool.uv]\ndev-dependencies = ["pytest"]\n', 'uv', 'uv sync --all-extras --all-groups'],
    [
      '[tool.uv.workspace]\nmembers = ["*"]\n[dependency-groups]\nunit = ["pytest"]\n',
      'uv',
      'uv sync --all-extras --all-groups --all-packages',
    ],
  ])('without a lock file and with %j is installed by %s', (text, manager, install) => {
    const { setup, test: run } = only({ 'pyproject.toml': text })
    expect(setup.flatMap((step) => ('run' in step ? [step.run] : []))).toEqual([`pipx install ${manager}`, install])
    expect(run.run).toBe(`${manager} run pytest --junit-xml=junit-pytest.xml`)
  })

  test('runs pytest in the environment of pipenv when the project has a Pipfile', () => {
    expect(only({ Pipfile: '[dev-packages]\npytest = "*"\n' }).test.run).toBe('pipenv run pytest --junit-xml=junit-pytest.xml')
  })

  test('finds no Python project when a folder has requirements but no code', () => {
    const files = { 'backend/requirements.txt': 'pytest\n', 'backend/tests/test_cart.py': '' }
    expect(detect(files).map(shown)).toEqual(['pytest in backend'])
    expect(detect({ 'tools/requirements.txt': 'pytest\n' })).toEqual([])
  })

  test.each(['def test_adds():\n    assert 1 + 1 == 2\n', 'import pytest\n\nclass TestCart:\n    pass\n'])(
    'installs pytest when only a test file shows that a project uses it: %j',
    (text) => {
      const finding = only({ 'shop.py': '', 'tests/test_cart.py': text })
      expect(finding).toMatchObject({
        because: 'tests/test_cart.py has tests for pytest',
        test: { run: 'python -m pytest --junit-xml=junit-pytest.xml' },
      })
      expect(finding.setup).toContainEqual({ run: 'python -m pip install pytest', folder: '' })
    },
  )

  test('does not install pytest when the tests are for unittest', () => {
    const text = 'import unittest\n\nclass Cart(unittest.TestCase):\n    def test_adds(self):\n        pass\n'
    expect(only({ 'tests/test_cart.py': text }).title).toBe('unittest')
  })

  test('installs pytest when only the tests show that a project uses it', () => {
    expect(only({ 'conftest.py': '' })).toMatchObject({ because: 'there is conftest.py' })
    expect(only({ 'conftest.py': '' }).setup).toContainEqual({ run: 'python -m pip install pytest', folder: '' })
  })
})

test.each([
  ['^12.0.0', 'npx mocha --reporter json --reporter-option output=mocha-results.json', 'mocha-results.json', 'mocha'],
  ['>=10', 'npx mocha --reporter json --reporter-option output=mocha-results.json', 'mocha-results.json', 'mocha'],
  ['latest', 'npx mocha --reporter json --reporter-option output=mocha-results.json', 'mocha-results.json', 'mocha'],
  ['^8.4.0', 'npx mocha --reporter xunit --reporter-option output=junit-mocha.xml', 'junit-mocha.xml', 'junit'],
])('writes the own format of Mocha unless its version is too old: %s', (version, run, file, format) => {
  const mocha = only({ 'package.json': JSON.stringify({ devDependencies: { mocha: version } }) })
  expect(mocha).toMatchObject({ test: { run }, files: [file] })
  expect(mocha.format).toBe(format)
})

test('lets Cypress write JSON when mochawesome is installed', () => {
  const cypress = only({ 'package.json': JSON.stringify({ devDependencies: { cypress: '15', mochawesome: '7' } }) })
  expect(cypress.files).toEqual(['cypress/results/mochawesome*.json'])
  expect(cypress.test.run).toContain('--reporter mochawesome')
})

test('finds only one Maven build when its modules have files of their own', () => {
  const maven = only(sampleRepositories.maven?.files ?? {})
  expect(maven.files).toEqual(['**/target/surefire-reports/TEST-*.xml', '**/target/failsafe-reports/TEST-*.xml'])
  expect(maven.test.run).toBe('./mvnw --batch-mode --fail-at-end verify')
})

describe('a CMake project', () => {
  const below = {
    'CMakeLists.txt': 'project(shop)\nadd_subdirectory(test)\n',
    'test/CMakeLists.txt': 'include(CTest)\nadd_test(NAME cart COMMAND cart)\n',
  }

  test('a CMake project has to enable tests in its first file when only a subfolder does', () => {
    expect(only(below)).toMatchObject({
      because: 'test/CMakeLists.txt enables tests',
      additions: [{ file: 'CMakeLists.txt', lines: ['enable_testing()'] }],
    })
  })

  test('needs nothing more when a module enables tests', () => {
    const files = { 'CMakeLists.txt': 'include(cmake/Tests.cmake)\n', 'cmake/Tests.cmake': 'enable_testing()\n' }
    expect(only(files)).toMatchObject({ because: 'CMakeLists.txt enables tests', additions: [] })
  })
})

test.each([
  ['no tests when the project is in Swift', 'project(shop LANGUAGES C Swift)\nenable_testing()\n', []],
  ['tests when the project is in C++', 'project(shop CXX)\nenable_testing()\n', ['CTest']],
  ['tests when it uses GoogleTest', 'project(shop LANGUAGES CXX Swift)\nfind_package(GTest)\n', ['CTest, with GoogleTest']],
])('finds in a CMake project with a Package.swift %s', (_, text, titles) => {
  expect(detect({ 'Package.swift': '.target(name: "Cart")', 'CMakeLists.txt': text }).map(shown)).toEqual(titles)
})

test('installs Go once, in the version of the workspace, when there is a go.work', () => {
  const go = detect({ 'go.work': 'go 1.25\n', 'a/go.mod': 'module a\n', 'a/a_test.go': '', 'b/go.mod': 'module b\n', 'b/b_test.go': '' })
  const setup = [{ uses: 'go', with: { 'go-version-file': 'go.work', 'cache-dependency-path': '**/go.sum' } }]
  expect(go).toMatchObject([
    { folder: 'a', setup },
    { folder: 'b', setup },
  ])
})

test.each([
  ['go 1.24 or later states the version', { 'go.mod': 'module a\n\ngo 1.24.1\n' }, ''],
  ['the toolchain is newer than the language', { 'go.mod': 'module a\n\ngo 1.21\n\ntoolchain go1.25.0\n' }, ''],
  ['the workspace states the version', { 'go.mod': 'module a\n\ngo 1.21\n', 'go.work': 'go 1.25\n' }, ''],
  ['Go is older', { 'go.mod': 'module a\n\ngo 1.23.4\n' }, ' 2>&1'],
  ['no version is stated', { 'go.mod': 'module a\n' }, ' 2>&1'],
])('writes the messages of the Go compiler into the file when %s', (_what, files, end) => {
  expect(only({ ...files, 'a_test.go': '' })).toMatchObject({
    test: { run: `go test -json ./... > go-test.json${end}` },
    format: 'go',
    files: ['go-test.json'],
  })
})

test('installs every version of .NET that a test project is for', () => {
  const project = (framework: string, name: string) =>
    `<Project><TargetFrameworks>${framework}</TargetFrameworks><PackageReference Include="${name}" /></Project>`
  const finding = only({ 'Shop.sln': '', 'a/a.csproj': project('net10.0;net8.0', 'xunit'), 'b/b.csproj': project('net8.0', 'NUnit') })
  expect(finding).toMatchObject({
    title: '.NET, with xUnit.net, NUnit',
    setup: [{ uses: 'dotnet', with: { 'dotnet-version': '8.0.x\n10.0.x' } }],
  })
  expect(workflowText([finding], { defaultBranch: 'main', action: 'a/b@v1' })).toContain(
    '          dotnet-version: |\n            8.0.x\n            10.0.x\n',
  )
})

test.each([
  ['Vitest', 'vitest', 'npm test -- --watch=false --reporters=junit --reporters=default --output-file=junit-vitest.xml'],
  ['Karma', 'karma', 'npm test -- --watch=false --reporters=progress,junit'],
])('finds only %s when Angular runs it', (title, dependency, run) => {
  const content = { scripts: { test: 'ng test' }, devDependencies: { '@angular/cli': '21', [dependency]: '1' } }
  expect(only({ 'package.json': JSON.stringify(content) })).toMatchObject({ title, test: { run } })
})

test.each([
  ['{ "tasks": { "test": "deno test --allow-read" } } // a comment', 'deno task test --junit-path=junit-deno.xml'],
  ['{}', 'deno test --junit-path=junit-deno.xml'],
])('runs the task of Deno that has the permissions when deno.jsonc is %j', (config, run) => {
  expect(only({ 'deno.jsonc': config, 'cart_test.ts': "Deno.test('adds', () => {})" })).toMatchObject({ title: 'Deno', test: { run } })
})

test('finds no tests of Deno when the tests are for another tool', () => {
  expect(detect({ 'deno.json': '{}', 'cart.test.ts': "import { test } from 'vitest'\n" })).toEqual([])
})

test('finds no tests of Meson when the project declares none', () => {
  expect(detect({ 'meson.build': "project('shop', 'c')\nbenchmark('test', e)\n" })).toEqual([])
})

test('finds node-tap by its script, and the files that it always writes', () => {
  expect(only({ 'package.json': '{"scripts":{"test":"tap --allow-incomplete-coverage"}}' })).toMatchObject({
    title: 'node-tap',
    test: { run: 'npm test' },
    files: ['.tap/test-results/**/*.tap'],
  })
})

describe('the test runner of Bun', () => {
  const tests = { 'src/cart.test.ts': "import { test } from 'bun:test'\n" }

  test('the test runner of Bun is found by an import in a test when no script runs it, once for all packages', () => {
    const files = { 'package.json': '{"devDependencies":{"@types/bun":"1"}}', 'bun.lock': '', 'src/package.json': '{}', ...tests }
    expect(only(files)).toMatchObject({ title: 'Bun test runner', folder: '', because: 'src/cart.test.ts imports bun:test' })
  })

  test('the test runner of Bun is installed when another program installs the packages', () => {
    const { setup } = only({ 'package.json': '{"scripts":{"test":"bun test"}}', 'package-lock.json': '{}' })
    expect(setup.map((step) => ('uses' in step ? step.uses : step.run))).toEqual(['node', 'npm ci', 'bun'])
  })

  test('the test runner of Bun is not found by the tests of another tool', () => {
    expect(detect({ 'package.json': '{}', 'bun.lock': '', 'src/cart.test.ts': "import { test } from 'node:test'\n" })).toEqual([])
  })
})

test('names the scripts that are not run when none of them is the script test', () => {
  const files = (scripts: object) => ({ 'package.json': JSON.stringify({ scripts, devDependencies: { vitest: '4' } }) })
  const scripts = { 'test:unit': 'vitest run unit', 'test:integration': 'vitest run integration' }
  expect(only(files(scripts)).because).toBe(
    'package.json has the dev dependency vitest; only the script "test:unit" is run, not "test:integration"',
  )
  expect(only(files({ ...scripts, test: 'vitest run' })).because).toBe('package.json has the dev dependency vitest')
})

test('finds Jest when Create React App runs it', () => {
  const finding = only({ 'package.json': '{"scripts":{"test":"react-scripts test"},"dependencies":{"react-scripts":"5"}}' })
  expect(finding).toMatchObject({ title: 'Jest', test: { run: 'npm test -- --ci --json --outputFile=jest-results.json' } })
})

test('names the file with the gem when a gemspec requires RSpec', () => {
  const files = { Gemfile: 'gemspec\n', 'shop.gemspec': "s.add_development_dependency 'rspec'\n", 'spec/cart_spec.rb': '' }
  expect(only(files)).toMatchObject({ because: 'shop.gemspec has the gem rspec', additions: [] })
})

test('needs no other gem when it finds RSpec', () => {
  expect(only({ Gemfile: "gem 'rspec'\n", 'spec/cart_spec.rb': '' })).toMatchObject({
    test: { run: 'bundle exec rspec --format progress --format json --out rspec-results.json' },
    format: 'rspec',
    files: ['rspec-results.json'],
    additions: [],
  })
})

test.each([
  ['minitest-gem', 'bundle exec rake test', ['Gemfile', 'test/helper.rb']],
  ['gem-without-gemfile', 'bundle exec rake spec', ['Gemfile', 'Gemfile', 'test/test_helper.rb']],
])('runs the task of the Rakefile and names the files to change for the sample %s', (name, run, changed) => {
  const finding = only(sampleRepositories[name]?.files ?? {})
  expect(finding.test.run).toBe(run)
  expect(finding.additions?.map((addition) => 'file' in addition && addition.file)).toEqual(changed)
})
