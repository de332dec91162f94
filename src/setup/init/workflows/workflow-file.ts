import { type JsonObject, objectIn, textsIn } from '../json-object.js'
import type { RepositoryView } from '../repository-view.js'
import { innerFolder } from './inner-folder.js'
import { readYamlObject } from './yaml-object.js'

/** The parts of a workflow that show what it does. */
export interface WorkflowFile {
  /** Whether it runs for pull requests or for pushes to branches. */
  readonly isForChanges: boolean
  readonly steps: readonly WorkflowStep[]
  /** The paths of the workflows of the repository that it calls. */
  readonly calls: readonly string[]
}

/** A step of a job. */
export interface WorkflowStep {
  /** The scripts that it may run: one for each combination of the matrix whose values are in its text. */
  readonly scripts: readonly string[]
  /** The folder of the scripts, relative to the root of the repository. */
  readonly folder: string
  /** The action, such as `actions/checkout@v5`. */
  readonly uses?: string
}

const maximumSteps = 500
const maximumCombinations = 20
const maximumActionDepth = 5

/** Reads a workflow; undefined if the file does not contain one. See https://docs.github.com/actions/reference/workflow-syntax-for-github-actions */
export function readWorkflow(view: RepositoryView, path: string): WorkflowFile | undefined {
  const root = readYamlObject(view, path)
  if (root === undefined) return undefined
  const jobs = Object.values(objectIn(root.jobs) ?? {})
    .map(objectIn)
    .filter((job) => job !== undefined)
  return {
    isForChanges: isForChanges(root.on),
    steps: jobs.flatMap((job) => stepsOfJob(view, job, root)).slice(0, maximumSteps),
    calls: jobs.flatMap(({ uses }) => (typeof uses === 'string' && uses.startsWith('./') ? [uses.slice(2)] : [])),
  }
}

const changes = ['pull_request', 'push', 'pull_request_target', 'merge_group']

/** Returns the events of a workflow, and the settings of each. */
export function eventsOf(on: unknown): ReadonlyMap<string, JsonObject> {
  if (typeof on === 'string') return new Map([[on, {}]])
  if (Array.isArray(on)) return new Map(on.map((name) => [String(name), {}]))
  return new Map(Object.entries(objectIn(on) ?? {}).map(([name, settings]) => [name, objectIn(settings) ?? {}]))
}

function isForChanges(on: unknown): boolean {
  const events = eventsOf(on)
  return changes.some((name) => events.has(name) && !(name === 'push' && isForTags(events.get(name))))
}

/** Returns whether `push` is limited to tags. */
export const isForTags = (push: JsonObject | undefined): boolean => push?.tags !== undefined && push.branches === undefined

const folderOfRun = (holder: JsonObject): string | undefined => {
  const folder = objectIn(objectIn(holder.defaults)?.run)?.['working-directory']
  return typeof folder === 'string' ? innerFolder('', folder) : undefined
}

/** Returns the steps of a job of a workflow. */
export function stepsOfJob(view: RepositoryView, job: JsonObject, root: JsonObject): readonly WorkflowStep[] {
  const folder = folderOfRun(job) ?? folderOfRun(root) ?? ''
  const combinations = combinationsOf(objectIn(job.strategy)?.matrix)
  return stepsIn(view, job.steps, folder, 0).map((step) => ({
    ...step,
    scripts: step.scripts.flatMap((script) => combined(script, combinations)),
  }))
}

/** Reads a list of steps. The steps of actions in the repository take the place of the steps that use them. */
function stepsIn(view: RepositoryView, steps: unknown, folder: string, depth: number): readonly WorkflowStep[] {
  if (!Array.isArray(steps) || depth > maximumActionDepth) return []
  return steps.slice(0, maximumSteps).flatMap((value): readonly WorkflowStep[] => {
    const step = objectIn(value)
    const own = step?.['working-directory']
    const inside = typeof own === 'string' ? innerFolder('', own) : folder
    if (typeof step?.run === 'string') return [{ scripts: [scriptOf(step.run, step.shell)], folder: inside }]
    if (typeof step?.uses !== 'string') return []
    const { uses } = step
    if (!uses.startsWith('./')) return [{ uses, scripts: scriptsOf(uses, textsIn(step.with)), folder: inside }]
    const action = actionFile(view, uses)
    return action === undefined ? [] : stepsIn(view, objectIn(readYamlObject(view, action)?.runs)?.steps, '', depth + 1)
  })
}

/** Returns the file of an action in the repository, which `uses` names by its folder. */
export function actionFile(view: RepositoryView, uses: string): string | undefined {
  return ['action.yml', 'action.yaml'].map((name) => `${uses.slice(2).replace(/\/$/, '')}/${name}`).find((path) => view.has(path))
}

/** Returns a script for a shell. The text for another language, as with `shell: Rscript {0}`, is a word of its program. */
function scriptOf(text: string, shell: unknown): string {
  const language = /^(Rscript|julia|python3?)\b/.exec(typeof shell === 'string' ? shell : '')?.[1]
  return language === undefined ? text : `${language} -e '${text.replaceAll("'", '"')}'`
}

/** The inputs of actions that contain a script. */
const scriptInputs = ['run', 'run-in-vm', 'script', 'command', 'commands', 'coverageCommand', 'test-command', 'test_command']

/** Actions that run tests, or a program with the words of an input, by the start of their names. */
const actionPrograms: readonly (readonly [action: string, program: string, input?: string])[] = [
  ['cypress-io/github-action', 'cypress run'],
  ['julia-actions/julia-runtest', 'julia -e Pkg.test()'],
  ['r-lib/actions/check-r-package', 'R CMD check'],
  ['php-actions/phpunit', 'phpunit'],
  ['php-actions/composer', 'composer', 'command'],
  ['actions-rs/cargo', 'cargo', 'command'],
  ['houseabsolute/actions-rust-cross', 'cargo', 'command'],
  ['gradle/gradle-build-action', 'gradle', 'arguments'],
  ['gradle/actions/setup-gradle', 'gradle', 'arguments'],
  ['borales/actions-yarn', 'yarn', 'cmd'],
  ['maierj/fastlane-action', 'fastlane', 'lane'],
]

/** Returns the scripts that the inputs of an action contain. */
function scriptsOf(uses: string, inputs: ReadonlyMap<string, string>): readonly string[] {
  const scripts = scriptInputs.flatMap((name) => inputs.get(name) ?? [])
  const programs = actionPrograms.flatMap(([action, program, input]) => {
    const words = input === undefined ? '' : inputs.get(input)
    return uses.startsWith(`${action}@`) && words !== undefined ? [`${program} ${words}`] : []
  })
  return [...scripts, ...programs]
}

/** The values of one combination of a matrix, by name. */
type Combination = ReadonlyMap<string, string>

/** Returns combinations of a matrix that contain each of its values at least once. */
function combinationsOf(matrix: unknown): readonly Combination[] {
  const { include, ...lists } = objectIn(matrix) ?? {}
  const values = Object.entries(lists).flatMap(([name, list]) => (Array.isArray(list) ? list : []).map((value) => valuesIn(name, value)))
  const included = (Array.isArray(include) ? include : []).map((row) =>
    Object.entries(objectIn(row) ?? {}).flatMap(([name, value]) => valuesIn(name, value)),
  )
  return [...included, ...values].map((entries) => new Map(entries))
}

const valuesIn = (name: string, value: unknown): readonly (readonly [string, string])[] =>
  typeof value === 'string' ? [[name, value]] : [...textsIn(value)].map(([key, text]) => [`${name}.${key}`, text] as const)

const matrixValue = /\$\{\{[ \t]{0,9}matrix\.([\w.-]{1,100})[ \t]{0,9}\}\}/g

/** Returns a script with the values of each combination. Expressions without a known value stay. */
function combined(script: string, combinations: readonly Combination[]): readonly string[] {
  const names = new Set([...script.matchAll(matrixValue)].map(([, name = '']) => name))
  const own = combinations.filter((combination) => [...combination.keys()].some((name) => names.has(name)))
  const texts = own.map((combination) => script.replace(matrixValue, (expression, name: string) => combination.get(name) ?? expression))
  return [...new Set([script, ...texts])].slice(0, maximumCombinations)
}
