import { posix } from 'node:path'
import { definedFields } from '../../../../base/defined-fields.js'
import type { SetupStep } from '../../finding.js'
import type { JsonObject } from '../../json-object.js'
import { foldersAround, inFolder, isWithin, outermostFolders, parentFolder } from '../../paths.js'
import type { RepositoryView } from '../../repository-view.js'
import { readTomlTable, tableAt } from '../../toml-table.js'
import { nearestFile } from '../tool-versions.js'
import { isToml, type ProjectFile, requires } from './requirements.js'

const projectFile =
  /^(?:pyproject\.toml|pytest\.ini|tox\.(?:ini|toml)|noxfile\.py|setup\.cfg|setup\.py|Pipfile|requirements[\w.-]{0,40}\.txt)$/

/** A Python project: a folder with the files of its tools. */
export interface PythonProject {
  readonly folder: string
  /** The files that describe it. */
  readonly files: readonly ProjectFile[]
  /** Returns the command for a program that is installed with the project. */
  run(program: string): string
  /** Returns the command for a module that is installed with the project. */
  module(name: string): string
  /** Returns the steps that install Python, the project and the package of a test tool, unless the project installs it. */
  setup(tool: TestPackage): readonly SetupStep[]
  /** Returns the steps that install Python and a program that installs the project itself. */
  setupRunner(requirement: string): readonly SetupStep[]
}

/** A package that runs tests. */
export interface TestPackage {
  readonly name: string
  /** Matches a requirement of it. */
  readonly requirement: RegExp
}

/** Programs that install a project with all that its tests need, by the file or the table of `pyproject.toml` that shows their use. */
const managers = [
  { name: 'uv', file: 'uv.lock', table: 'uv', install: 'uv sync --all-extras --all-groups', add: 'uv pip install' },
  {
    name: 'poetry',
    file: 'poetry.lock',
    table: 'poetry',
    install: 'poetry install --all-extras --all-groups',
    add: 'poetry run pip install',
  },
  { name: 'pipenv', file: 'Pipfile', install: 'pipenv install --dev', add: 'pipenv run pip install' },
] as const

type Manager = (typeof managers)[number]

/** Returns the program that installs a project. A library often has no lock file in its repository. */
const managerOf = (view: RepositoryView, folder: string, files: readonly ProjectFile[]): Manager | undefined =>
  managers.find(({ file }) => view.has(inFolder(folder, file))) ??
  managers.find((manager) => 'table' in manager && tableAt(tableOf(files, folder), 'tool', manager.table) !== undefined)

/** Finds the outermost Python projects. */
export function readPythonProjects(view: RepositoryView): readonly PythonProject[] {
  const paths = view.named(projectFile)
  // Requirements in a folder without code, such as requirements/, do not make it a project.
  const withCode = new Set(view.named(/\.py$/).flatMap((path) => foldersAround(parentFolder(path))))
  const isRoot = (path: string) => !isRequirements(path) || parentFolder(path) === '' || withCode.has(parentFolder(path))
  const roots = outermostFolders(paths.filter(isRoot).map(parentFolder))
  return roots.map((folder) => {
    const files = paths
      .filter((path) => parentFolder(path) === folder || (isWithin(parentFolder(path), folder) && isRequirements(path)))
      .map((path) => ({
        path,
        text: view.read(path) ?? '',
        ...definedFields({ table: isToml(path) ? readTomlTable(view, path) : undefined }),
      }))
    const manager = managerOf(view, folder, files)
    const inEnvironment = manager === undefined ? '' : `${manager.name} run `
    return {
      folder,
      files,
      module: (name) => `${inEnvironment}python -m ${name}`,
      run: (program) => (manager === undefined ? `python -m ${program}` : `${inEnvironment}${program}`),
      setup: (tool) => [pythonStep(view, folder, files), ...installSteps(view, folder, { files, manager, tool })],
      setupRunner: (requirement) => [pythonStep(view, folder, files), { run: `python -m pip install ${requirement}`, folder: '' }],
    }
  })
}

const isRequirements = (path: string): boolean => posix.basename(path).startsWith('requirements')

/** Returns the table of the file `pyproject.toml` of a project. */
const tableOf = (files: readonly ProjectFile[], folder: string): JsonObject | undefined =>
  files.find(({ path }) => path === inFolder(folder, 'pyproject.toml'))?.table

function pythonStep(view: RepositoryView, folder: string, files: readonly ProjectFile[]): SetupStep {
  const file = nearestFile(view, folder, '.python-version')
  if (file !== undefined) return { uses: 'python', with: { 'python-version-file': file } }
  const statesVersion = typeof tableAt(tableOf(files, folder), 'project')?.['requires-python'] === 'string'
  return {
    uses: 'python',
    with: statesVersion ? { 'python-version-file': inFolder(folder, 'pyproject.toml') } : { 'python-version': '3.x' },
  }
}

interface Installation extends Pick<PythonProject, 'files'> {
  readonly manager: Manager | undefined
  readonly tool: TestPackage
}

function installSteps(view: RepositoryView, folder: string, { files, manager, tool }: Installation): readonly SetupStep[] {
  const step = (run: string): SetupStep => ({ run, folder })
  if (manager !== undefined) {
    const isWorkspace = tableAt(tableOf(files, folder), 'tool', 'uv', 'workspace') !== undefined
    const install = `${manager.install}${manager.name === 'uv' && isWorkspace ? ' --all-packages' : ''}`
    const managed = files.filter(({ path }) => isToml(path))
    const more = requires(managed, tool.requirement) === undefined ? [step(`${manager.add} ${tool.name}`)] : []
    return [step(`pipx install ${manager.name}`), step(install), ...more]
  }
  const requirements = files
    .map(({ path }) => (folder === '' ? path : path.slice(folder.length + 1)))
    .filter((path) => /^(?:requirements\/)?(?:requirements)?[\w.-]*\.txt$/.test(path) && /^[\w./-]+$/.test(path))
    .filter((path) => path === 'requirements.txt' || /test|dev/.test(path))
  const table = tableOf(files, folder)
  // pip builds a project without [build-system] with setuptools (PEP 517).
  const isPackage =
    view.has(inFolder(folder, 'setup.py')) || [tableAt(table, 'build-system'), tableAt(table, 'project')].some((own) => own !== undefined)
  const optional = tableAt(table, 'project', 'optional-dependencies')
  const extras = testNamesIn(optional)
  const grouped = tableAt(table, 'dependency-groups')
  const groups = testNamesIn(grouped)
  // pip installs only these requirements. It ignores the requirements of other groups, of hatch and of setup.cfg.
  const installed = [
    ...files.filter(({ path }) => requirements.some((name) => path === inFolder(folder, name))),
    ...(isPackage ? listsAt(tableAt(table, 'project'), ['dependencies']) : []),
    ...(isPackage ? listsAt(optional, extras) : []),
    ...listsAt(grouped, groups),
  ]
  const words = [
    ...requirements.map((path) => `-r ${path}`),
    ...(isPackage ? [`-e ${extras.length === 0 ? '.' : `'.[${extras.join(',')}]'`}`] : []),
    ...groups.map((name) => `--group ${name}`),
    ...(requires(installed, tool.requirement) === undefined ? [tool.name] : []),
  ]
  return words.length === 0 ? [] : [step(`python -m pip install ${words.join(' ')}`)]
}

/** Returns the usual names for what tests need that a table has as keys. */
const testNamesIn = (table: JsonObject = {}): readonly string[] =>
  ['test', 'tests', 'testing', 'dev'].filter((name) => Object.hasOwn(table, name))

/** Returns the lists of requirements that a table has as the values of these keys. */
const listsAt = (table: JsonObject = {}, keys: readonly string[]): readonly ProjectFile[] =>
  keys.map((key) => ({ path: 'pyproject.toml', text: '', table: { dependencies: table[key] } }))
