// Tests that tox and nox are recognised, and run with a result file for each environment or session (src/setup/init/detectors).
import { describe, expect, test } from 'vitest'
import { detectTools } from '../../../src/setup/init/detectors.js'
import type { SurveyFinding } from '../../../src/setup/init/finding.js'
import { openRepositoryView } from '../../../src/setup/init/repository-view.js'
import { makeTree } from '../../read/collect/tree.js'

const detect = (files: Readonly<Record<string, string>>) => detectTools(openRepositoryView(makeTree(files), {}))
const only = (files: Readonly<Record<string, string>>): SurveyFinding => {
  const findings = detect(files)
  expect(findings).toHaveLength(1)
  return findings[0] as SurveyFinding
}

const ini = (commands: string, environments = '') => `[tox]\nenvlist = ${environments}\n[testenv]\ncommands = ${commands}\n`
const posargs = "-- '--junit-xml=tox-results/$TOX_ENV_NAME.xml'"

describe('tox', () => {
  test.each([
    ['tox.ini', ini('pytest {posargs}')],
    ['tox.ini', '[testenv]\n# tests\ncommands =\n    coverage run -m pytest {posargs:tests}\n'],
    ['setup.cfg', `[tox:tox]\n[testenv]\ncommands = py.test {posargs}\n`],
    ['tox.toml', 'env_list = ["3.13"]\n[env_run_base]\ncommands = [["pytest", { replace = "posargs", extend = true }]]\n'],
    ['pyproject.toml', '[tool.tox]\nenv_run_base.commands = [["pytest", { replace = "posargs", extend = true }]]\n'],
    ['pyproject.toml', `[tool.tox]\nlegacy_tox_ini = """\n${ini('pytest {posargs}')}"""\n`],
  ])('passes the option of pytest as an argument when the commands of %s accept it (%#)', (path, text) => {
    expect(only({ [path]: text })).toMatchObject({
      title: 'pytest, with tox',
      because: `${path} runs pytest`,
      test: { run: `python -m tox -e py ${posargs}` },
      files: ['tox-results/*.xml'],
      additions: [],
    })
  })

  test.each([
    ['py310, py313', 'tox -e py'],
    ['lint, py3{10,13}', 'tox -e py'],
    ['\n    3.13\n    lint', 'tox -e py'],
    ['py', 'tox -e py'],
    ['py{310,313}-django{4,5}', 'tox'],
    ['unit, pylint', 'tox'],
  ])('runs the environments %j with one version of Python as %s', (environments, command) => {
    expect(only({ 'tox.ini': ini('pytest {posargs}', environments) }).test.run).toBe(`python -m ${command} ${posargs}`)
  })

  test.each([
    ['tox.ini', ini('pytest'), ['[testenv]', 'setenv =', '    PYTEST_ADDOPTS = --junit-xml=tox-results/{envname}.xml']],
    [
      'pyproject.toml',
      '[tool.tox.env.unit]\ncommands = [["pytest"]]\n',
      ['[tool.tox.env_run_base.set_env]', 'PYTEST_ADDOPTS = "--junit-xml=tox-results/{env_name}.xml"'],
    ],
    [
      'tox.toml',
      '[env.unit]\ncommands = [["pytest"]]\n',
      ['[env_run_base.set_env]', 'PYTEST_ADDOPTS = "--junit-xml=tox-results/{env_name}.xml"'],
    ],
  ])('leaves the option of pytest to do when the commands of %s accept no arguments', (path, text, lines) => {
    expect(only({ [path]: text }).additions).toMatchObject([{ file: path, lines }])
  })

  test.each([
    ['pytest --junitxml=reports/junit-{envname}.xml', 'reports/junit-*.xml'],
    ['pytest --junit-xml {toxinidir}/junit.xml {posargs}', 'junit.xml'],
    ['pytest --junitxml=/tmp/junit.xml {posargs}', 'tox-results/*.xml'],
    ['pytest --junitxml=../junit.xml {posargs}', 'tox-results/*.xml'],
  ])('reads the files that the command "%s" writes', (commands, file) => {
    expect(only({ 'tox.ini': ini(commands) })).toMatchObject({ files: [file], additions: [] })
  })

  test('reads another configuration of tox when tox.ini has only settings of other programs', () => {
    const table = '[tool.tox.env_run_base]\ncommands = [["pytest", { replace = "posargs" }]]\n'
    expect(only({ 'tox.ini': '[flake8]\nmax-line-length = 100\n', 'pyproject.toml': table }).because).toBe('pyproject.toml runs pytest')
  })

  test('does not use tox when tox does not run pytest', () => {
    expect(detect({ 'tox.ini': ini('ruff check') })).toEqual([])
    expect(detect({ 'tox.ini': ini('ruff check'), 'requirements.txt': 'pytest\n' })).toMatchObject([{ title: 'pytest' }])
  })

  test('still installs pytest when the commands of tox are unknown', () => {
    expect(only({ 'tox.ini': '[testenv]\ndeps =\n    pytest\ncommands = {posargs}\n' })).toMatchObject({
      title: 'pytest',
      setup: [{ uses: 'python' }, { run: 'python -m pip install pytest' }],
    })
  })

  test('uses tox instead of nox when a project has both', () => {
    const noxfile = '@nox.session\ndef tests(session):\n    session.run("pytest")\n'
    expect(only({ 'tox.ini': ini('pytest {posargs}'), 'noxfile.py': noxfile }).title).toBe('pytest, with tox')
  })
})

describe('nox', () => {
  const session = (body: string, decorator = '@nox.session', name = 'tests') => `${decorator}\ndef ${name}(session):\n    ${body}\n\n`
  const sessionsOf = (text: string) => detect({ 'noxfile.py': text }).map(({ test: { run } }) => /--session (.*) --force/.exec(run)?.[1])

  test.each([
    ['one', session('session.run("pytest", *session.posargs)'), 'tests'],
    ['python -m', session("session.run('python', '-m', 'pytest')"), 'tests'],
    ['lines', session('session.run(\n        "coverage", "run", "-m",\n        "pytest",\n    )'), 'tests'],
    ['a name', session('session.run("pytest")', '@nox.session(\n    python=["3.12"],\n    name="unit-tests",\n)'), 'unit-tests'],
    ['parameters', session('session.run("pytest")', '@nox.session\n@nox.parametrize("a", [1, 2])'), 'tests'],
    ['several', session('session.run("pytest")') + session('session.run("pytest", "e2e")', '@session', 'e2e'), 'tests e2e'],
    [
      'the defaults',
      `nox.options.sessions = ["e2e"]\n${session('session.run("pytest")')}${session('session.run("pytest")', '@nox.session', 'e2e')}`,
      'e2e',
    ],
  ])('runs the sessions that run pytest: %s', (_, text, sessions) => {
    expect(sessionsOf(text)).toEqual([sessions])
  })

  test.each([
    ['installs pytest for another program', session('session.install("mypy", "pytest")\n    session.run("mypy")')],
    ['is not a session', 'def tests(session):\n    session.run("pytest")\n'],
    ['is a comment', session('pass\n    # session.run("pytest")')],
    ['has a name that a shell would read', session('session.run("pytest")', '@nox.session(name="a; b")')],
  ])('finds no session of nox in a function that %s', (_, text) => {
    expect(sessionsOf(text)).toEqual([])
  })

  test('writes a file for each session of nox when noxfile.py names none', () => {
    const text = session('session.run("pytest")')
    expect(only({ 'noxfile.py': text })).toMatchObject({
      test: { env: { PYTEST_ADDOPTS: '--junit-xml=nox-results/$NOX_CURRENT_SESSION.xml' } },
      files: ['nox-results/**/*.xml'],
    })
    const named = only({ 'noxfile.py': text.replace('"pytest"', '"pytest", f"--junitxml=reports/{session.name}.xml"') })
    expect(named.test.env).toBeUndefined()
    expect(named.files).toEqual(['reports/*.xml'])
  })

  test('installs uv when noxfile.py uses it', () => {
    const text = `nox.options.default_venv_backend = "uv"\n${session('session.run("pytest")')}`
    expect(only({ 'noxfile.py': text }).setup).toContainEqual({ run: "python -m pip install 'nox[uv]'", folder: '' })
  })
})

test.each([
  ['[testenv]\ncommands', 'tox.ini'],
  ['  commands = {posargs}\n', 'tox.ini'],
  ['[testenv]\n=pytest\n[', 'tox.ini'],
  ['[tool.tox]\nenv = "pytest"\nenv_run_base = ["pytest"]', 'pyproject.toml'],
  ['@nox.session', 'noxfile.py'],
  [`${'@'.repeat(100_000)}\ndef tests(session):\n  session.run("pytest")`, 'noxfile.py'],
  [`@nox.session\ndef tests(session):\n${'  session.run(\n'.repeat(15_000)}`, 'noxfile.py'],
])('finds nothing in %j as %s', (text, path) => {
  expect(detect({ [path]: text })).toEqual([])
})
