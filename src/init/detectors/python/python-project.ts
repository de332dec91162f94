import { posix } from 'node:path'
import type { Step } from '../../finding.js'
import type { JsonObject } from '../../json-object.js'
import { folderOf, foldersAround, inFolder, isWithin, outermostFolders } from '../../paths.js'
import type { RepositoryView } from '../../repository-view.js'
import { readTomlTable, tableAt } from '../../toml-table.js'
import { nearestFile } from '../tool-versions.js'
import { isToml, type ProjectFile } from './requirements.js'

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
  /** Returns the steps that install Python, the project and more packages. */
  setup(packages: readonly string[]): readonly Step[]
  /** Returns the steps that install Python and a program that installs the project itself. */
  setupRunner(requirement: string): readonly Step[]
}

/** Programs that install a project with all that its tests need, by the file that shows their use. */
const managers = [
  { name: 'uv', file: 'uv.lock', install: 'uv sync --all-extras --all-groups', add: 'uv pip install' },
  { name: 'poetry', file: 'poetry.lock', install: 'poetry install --all-extras --all-groups', add: 'poetry run pip install' },
  { name: 'pipenv', file: 'Pipfile', install: 'pipenv install --dev', add: 'pipenv run pip install' },
] as const

/** Finds the outermost Python projects. */
export function readPythonProjects(view: RepositoryView): readonly PythonProject[] {
  const paths = view.named(projectFile)
  // Requirements in a folder without code, such as requirements/, do not make it a project.
  const withCode = new Set(view.named(/\.py$/).flatMap((path) => foldersAround(folderOf(path))))
  const isRoot = (path: string) => !isRequirements(path) || folderOf(path) === '' || withCode.has(folderOf(path))
  const roots = outermostFolders(paths.filter(isRoot).map(folderOf))
  return roots.map((folder) => {
    const files = paths
      .filter((path) => folderOf(path) === folder || (isWithin(folderOf(path), folder) && isRequirements(path)))
      .map((path) => ({ path, text: view.read(path) ?? '', ...(isToml(path) && { table: readTomlTable(view, path) }) }))
    const manager = managers.find(({ file }) => view.has(inFolder(folder, file)))?.name
    const inEnvironment = manager === undefined ? '' : `${manager} run `
    return {
      folder,
      files,
      module: (name) => `${inEnvironment}python -m ${name}`,
      run: (program) => (manager === undefined ? `python -m ${program}` : `${inEnvironment}${program}`),
      setup: (packages) => [pythonStep(view, folder, files), ...installSteps(view, folder, { files, packages })],
      setupRunner: (requirement) => [pythonStep(view, folder, files), { run: `python -m pip install ${requirement}`, folder: '' }],
    }
  })
}

const isRequirements = (path: string): boolean => posix.basename(path).startsWith('requirements')

/** Returns the table of the file `pyproject.toml` of a project. */
const tableOf = (files: readonly ProjectFile[], folder: string): JsonObject | undefined =>
  files.find(({ path }) => path === inFolder(folder, 'pyproject.toml'))?.table

function pythonStep(view: RepositoryView, folder: string, files: readonly ProjectFile[]): Step {
  const file = nearestFile(view, folder, '.python-version')
  if (file !== undefined) return { uses: 'python', with: { 'python-version-file': file } }
  const statesVersion = typeof tableAt(tableOf(files, folder), 'project')?.['requires-python'] === 'string'
  return {
    uses: 'python',
    with: statesVersion ? { 'python-version-file': inFolder(folder, 'pyproject.toml') } : { 'python-version': '3.x' },
  }
}

interface Installation extends Pick<PythonProject, 'files'> {
  readonly packages: readonly string[]
}

function installSteps(view: RepositoryView, folder: string, { files, packages }: Installation): readonly Step[] {
  const step = (run: string): Step => ({ run, folder })
  const manager = managers.find(({ file }) => view.has(inFolder(folder, file)))
  if (manager !== undefined) {
    const more = packages.length === 0 ? [] : [step(`${manager.add} ${packages.join(' ')}`)]
    return [step(`pipx install ${manager.name}`), step(manager.install), ...more]
  }
  const requirements = files
    .map(({ path }) => (folder === '' ? path : path.slice(folder.length + 1)))
    .filter((path) => /^(?:requirements\/)?(?:requirements)?[\w.-]*\.txt$/.test(path) && /^[\w./-]+$/.test(path))
    .filter((path) => path === 'requirements.txt' || /test|dev/.test(path))
  const table = tableOf(files, folder)
  // pip builds a project without [build-system] with setuptools (PEP 517).
  const isPackage =
    view.has(inFolder(folder, 'setup.py')) || [tableAt(table, 'build-system'), tableAt(table, 'project')].some((own) => own !== undefined)
  const extras = testNamesIn(tableAt(table, 'project', 'optional-dependencies'))
  const groups = testNamesIn(tableAt(table, 'dependency-groups'))
  const words = [
    ...requirements.map((path) => `-r ${path}`),
    ...(isPackage ? [`-e ${extras.length === 0 ? '.' : `'.[${extras.join(',')}]'`}`] : []),
    ...groups.map((name) => `--group ${name}`),
    ...packages,
  ]
  return words.length === 0 ? [] : [step(`python -m pip install ${words.join(' ')}`)]
}

/** Returns the usual names for what tests need that a table has as keys. */
const testNamesIn = (table: JsonObject = {}): readonly string[] =>
  ['test', 'tests', 'testing', 'dev'].filter((name) => Object.hasOwn(table, name))
