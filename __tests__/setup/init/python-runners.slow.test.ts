// Tests that the generated commands for tox and nox write result files when the real tools run them (src/setup/init).
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { detectTools } from '../../../src/setup/init/detectors.js'
import { openRepositoryView } from '../../../src/setup/init/repository-view.js'
import { makeFolder, makeTree } from '../../read/collect/tree.js'

const python = '/usr/bin/python3'

const packages = '/usr/lib/python3/dist-packages'

/** Runs the command that `init` writes with the tool of Debian, and returns the path of the result file and its text. */
function runFound(files: Readonly<Record<string, string>>) {
  const cwd = makeTree({ ...files, 'test_cart.py': 'def test_adds():\n    assert 1 + 1 == 3\n' })
  const [finding] = detectTools(openRepositoryView(cwd, {}))
  const bin = makeFolder()
  symlinkSync(python, join(bin, 'python'))
  const run = spawnSync('/bin/bash', ['-e', '-c', finding?.test.run ?? ''], {
    cwd,
    encoding: 'utf8',
    env: { PATH: [bin, '/usr/bin', '/bin'].join(delimiter), HOME: makeFolder(), ...finding?.test.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 100_000,
  })
  return { cwd, status: run.status, printed: run.stdout + run.stderr, finding }
}

const ini = (commands: string, more: readonly string[] = []) =>
  ['[tox]', 'envlist = py38, lint', 'skipsdist = true', '[testenv]', 'sitepackages = true', `commands = ${commands}`, ...more, ''].join(
    '\n',
  )

// The environments use the pytest of Debian, because nothing can be installed in a test.
const toxFiles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'with posargs': { 'tox.ini': ini('python -m pytest {posargs}') },
  'with a setting': { 'tox.ini': ini('python -m pytest', ['setenv =', '    PYTEST_ADDOPTS = --junit-xml=tox-results/{envname}.xml']) },
}

test.for(Object.entries(toxFiles))(
  'the command for tox %s writes a result file for its environment',
  { timeout: 120_000 },
  ([, files], context) => {
    if (!existsSync(`${packages}/tox`) || !existsSync(`${packages}/pytest`)) context.skip('apt-get install tox python3-pytest provides tox')
    const { cwd, printed } = runFound(files)
    expect(existsSync(join(cwd, 'tox-results/py.xml')), printed).toBe(true)
    expect(readFileSync(join(cwd, 'tox-results/py.xml'), 'utf8')).toContain('name="test_adds"')
  },
)

test('the command for nox writes a result file for each of its sessions', { timeout: 120_000 }, (context) => {
  if (!existsSync(`${packages}/nox`) || !existsSync(`${packages}/pytest`))
    context.skip('apt-get install python3-nox python3-pytest provides nox')
  const decorators = '@nox.session(python=["3.8", "3.14"], venv_params=["--system-site-packages"])\n@nox.parametrize("size", ["1/2", "2"])'
  const { cwd, printed } = runFound({
    'noxfile.py': `import nox\n\n${decorators}\ndef tests(session, size):\n    session.run("python", "-m", "pytest")\n`,
  })
  const path = (size: string) => join(cwd, `nox-results/tests-python(size='${size}').xml`)
  for (const size of ['1/2', '2']) {
    expect(existsSync(path(size)), printed).toBe(true)
    expect(readFileSync(path(size), 'utf8')).toContain('name="test_adds"')
  }
})
