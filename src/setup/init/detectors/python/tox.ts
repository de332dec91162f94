import { readIniSections } from '../../ini-sections.js'
import { type JsonObject, objectIn } from '../../json-object.js'
import { inFolder } from '../../paths.js'
import { tableAt } from '../../toml-table.js'
import type { PythonProject } from './python-project.js'
import type { PythonRunner } from './python-runner.js'
import { writtenResults } from './written-results.js'

interface ToxConfiguration {
  readonly path: string
  /** The text of the list of environments, in which braces generate names. */
  readonly environments: string
  /** The text of all commands. */
  readonly commands: string
  /** The lines that make pytest write a file for each environment. */
  readonly lines: readonly string[]
}

const results = 'tox-results'

/** Returns how tox runs pytest in a project; undefined if it does not. */
export function toxOf(project: PythonProject): PythonRunner | undefined {
  const found = toxConfiguration(project)
  if (found === undefined || !/\b(?:pytest|py\.test)\b/.test(found.commands)) return undefined
  const { path, environments, commands, lines } = found
  // The environments of other versions of Python would fail, because the job has one version.
  const tox = hasPlainPython(environments) ? 'tox -e py' : 'tox'
  const written = writtenResults(commands)
  // pytest replaces the variable, so each environment has its file. tox passes no variables of the job on to pytest.
  const passes = written === undefined && commands.includes('posargs')
  return {
    title: 'tox',
    path,
    requirement: 'tox',
    run: `python -m ${tox}${passes ? ` -- '--junit-xml=${results}/$TOX_ENV_NAME.xml'` : ''}`,
    files: [written ?? `${results}/*.xml`],
    additions:
      written !== undefined || passes
        ? []
        : [{ why: 'pytest writes JUnit XML only with this option, because the commands have no posargs', file: path, lines }],
  }
}

/** Returns the configuration that tox would use. See https://tox.wiki/en/latest/reference/config.html */
function toxConfiguration({ folder, files }: PythonProject): ToxConfiguration | undefined {
  const file = (name: string) => files.find(({ path }) => path === inFolder(folder, name))
  const ini = file('tox.ini')
  // Other programs read their settings from this file as well.
  if (ini !== undefined && [...readIniSections(ini.text).keys()].some((name) => /^(?:tox|testenv)(?::|$)/.test(name)))
    return fromIni(ini, 'tox')
  const setup = file('setup.cfg')
  if (setup !== undefined && readIniSections(setup.text).has('tox:tox')) return fromIni(setup, 'tox:tox')
  const project = file('pyproject.toml')
  const table = tableAt(project?.table, 'tool', 'tox')
  if (project !== undefined && table !== undefined) {
    const legacy = table.legacy_tox_ini
    return typeof legacy === 'string' ? fromIni({ path: project.path, text: legacy }, 'tox') : fromTable(project.path, table, 'tool.tox.')
  }
  const own = file('tox.toml')
  return own?.table && fromTable(own.path, own.table, '')
}

function fromIni({ path, text }: { readonly path: string; readonly text: string }, core: string): ToxConfiguration {
  const sections = readIniSections(text)
  const commands = [...sections].flatMap(([name, values]) => (/^testenv(?::|$)/.test(name) ? [values.get('commands') ?? ''] : []))
  return {
    path,
    environments: sections.get(core)?.get('env_list') ?? sections.get(core)?.get('envlist') ?? '',
    commands: commands.join('\n'),
    // tox 3 reads only these names.
    lines: ['[testenv]', 'setenv =', `    PYTEST_ADDOPTS = --junit-xml=${results}/{envname}.xml`],
  }
}

function fromTable(path: string, table: JsonObject, prefix: string): ToxConfiguration {
  const environments = [tableAt(table, 'env_run_base'), ...Object.values(tableAt(table, 'env') ?? {}).map(objectIn)]
  return {
    path,
    environments: textIn(table.env_list, ','),
    commands: environments.map((environment) => textIn(environment?.commands, ' ')).join('\n'),
    lines: [`[${prefix}env_run_base.set_env]`, `PYTEST_ADDOPTS = "--junit-xml=${results}/{env_name}.xml"`],
  }
}

/** Joins the texts in lists and tables. The reader of TOML bounds the depth of lists. */
const textIn = (value: unknown, separator: string): string =>
  typeof value === 'string'
    ? value
    : (Array.isArray(value) ? value : Object.values(objectIn(value) ?? {}).filter((item) => typeof item === 'string'))
        .map((item) => textIn(item, separator))
        .join(separator)

/** Returns whether a list of environments is empty or has one that differs from the others only by its version of Python. */
function hasPlainPython(environments: string): boolean {
  const names = environments.replace(/\{[\d\s.,-]*\}/g, '').split(/[\s,]+/)
  return environments.trim() === '' || names.some((name) => /^(?:py(?:py|thon)?[\d.]*|\d[\d.]*)$/.test(name))
}
