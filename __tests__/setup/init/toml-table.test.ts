import { describe, expect, test } from 'vitest'
import { detectTools } from '../../../src/setup/init/detectors.js'
import { openRepositoryView } from '../../../src/setup/init/repository-view.js'
import { surveyRepository } from '../../../src/setup/init/survey.js'
import { describeSurvey } from '../../../src/setup/init/survey-text.js'
import { readTomlTable, tableAt } from '../../../src/setup/init/toml-table.js'
import { makeTree } from '../../read/collect/tree.js'

const view = (files: Readonly<Record<string, string>>) => openRepositoryView(makeTree(files), {})
const titles = (files: Readonly<Record<string, string>>) => detectTools(view(files)).map(({ title }) => title)
const commands = (files: Readonly<Record<string, string>>) =>
  detectTools(view(files)).flatMap(({ setup }) => setup.flatMap((step) => ('run' in step ? [step.run] : [])))

describe('requirements in TOML', () => {
  test.each([
    ['a list in one line', 'pyproject.toml', '[project]\ndependencies = ["flask", "pytest>=8"]'],
    ['a quoted key', 'pyproject.toml', '[project]\n"optional-dependencies".test = [\n  "pytest", # tests\n]'],
    ['an inline table', 'pyproject.toml', 'dependency-groups = { dev = ["pytest", { include-group = "lint" }] }'],
    ['a table of Poetry', 'pyproject.toml', '[tool.poetry.group.dev.dependencies]\npytest = { version = "^8" }'],
    ['several constraints of Poetry', 'pyproject.toml', '[tool.poetry.dependencies]\npytest = [{ version = "8" }, { version = "9" }]'],
    ['an environment of Hatch', 'pyproject.toml', '[tool.hatch.envs.default]\nextra-dependencies = ["pytest"]'],
    ['uv before dependency groups', 'pyproject.toml', '[tool.uv]\ndev-dependencies = ["pytest"]'],
    ['a Pipfile', 'Pipfile', '[dev-packages]\npytest = "*"'],
  ])('requirements in TOML are found in %s', (_, path, text) => {
    expect(titles({ [path]: text })).toEqual(['pytest'])
  })

  test.each([
    ['a comment', '[project]\nname = "shop" # not pytest'],
    ['a text', '[project]\ndescription = """\n[tool.pytest.ini_options]\n"pytest"\n"""'],
    ['the packages of the project', '[tool.setuptools]\npackages = ["pytest"]'],
    ['another package', '[project]\ndependencies = ["pytest-cov"]'],
  ])('requirements in TOML are not found in %s', (_, text) => {
    expect(titles({ 'pyproject.toml': text })).toEqual([])
  })

  test('finds the extra and the group for tests in every notation of TOML tables', () => {
    const text = 'dependency-groups.test = ["pytest"]\n[project]\nname = "shop"\noptional-dependencies = { dev = ["mypy"] }\n'
    expect(commands({ 'pyproject.toml': text })).toEqual(["python -m pip install -e '.[dev]' --group test"])
  })
})

test.each([
  ['plugins.kotlin = { id = "org.jetbrains.kotlin.jvm", version = "2" }', 'Kotlin, with Gradle'],
  ['[plugins]\nandroid = "com.android.application:8.9"', 'Gradle, for Android'],
  ['# com.android.application\n[versions]\nandroid = "8"', 'Gradle'],
])('reads the plugins of the version catalog %j', (catalog, title) => {
  expect(titles({ 'build.gradle.kts': '', 'gradle/libs.versions.toml': catalog })).toEqual([title])
})

test.each(['[profile.ci]\njunit = { path = "junit.xml" }', 'profile.ci.junit.path = "junit.xml"', '[profile.ci.junit] # CI\npath = "x"'])(
  'needs nothing more from nextest when it is configured by %j',
  (text) => {
    expect(detectTools(view({ 'Cargo.toml': '', '.config/nextest.toml': text }))).toMatchObject([{ additions: [] }])
  },
)

describe('a file that is not valid TOML', () => {
  const files = { 'pyproject.toml': '[project]\nname = "shop"\ndependencies = ["pytest"', 'requirements.txt': 'behave\n', 'a.feature': '' }

  test('reports the line and the remedy when TOML is not valid, and still finds everything else', () => {
    const survey = surveyRepository(makeTree(files), {})
    expect(survey.findings.map(({ title }) => title)).toEqual(['Behave'])
    expect(describeSurvey(survey, { color: false })).toContain(
      'Not read\n  pyproject.toml: it is not valid TOML in line 3, column 25: expected comma or end of structure. Correct it, then run init again.\n',
    )
  })

  test.each([
    ['a table within itself', `a = ${'['.repeat(100_000)}`, /nested structures/],
    ['two values of one key', 'a = 1\na = 2', /line 2, column \d+: trying to redefine/],
    ['terminal commands', 'a = "\u001b[2J"', /^[ -~]*$/],
  ])('a file that is not valid TOML is left out when it has %s', (_, text, reason) => {
    const repository = view({ 'pyproject.toml': text })
    expect(readTomlTable(repository, 'pyproject.toml')).toBeUndefined()
    expect(repository.leftOut().get('pyproject.toml')).toMatch(reason)
  })
})

test.each([
  ['keys of objects', '__proto__.project = 1\nconstructor.project = 2'],
  ['a key with many dots', `${'a.'.repeat(50_000)}dependencies = ["pytest"]`],
  ['a large number and a date', 'a = 99999999999999999999\nb = 2026-01-01T00:00:00Z'],
  ['tables in the place of texts', 'project.requires-python.x = 1\nproject.dependencies = 7\ntool = "pytest"'],
])('reads a file with %s without finding a tool', (_, text) => {
  const repository = view({ 'pyproject.toml': text })
  expect(detectTools(repository)).toEqual([])
  expect(repository.leftOut().size).toBe(0)
})

test('returns no table when a key is only a property of every object', () => {
  expect(tableAt({}, 'constructor')).toBeUndefined()
  expect(tableAt({ a: { b: {} } }, 'a', 'b')).toEqual({})
  expect(tableAt({ a: { b: [] } }, 'a', 'b')).toBeUndefined()
})
