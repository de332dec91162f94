import type { Place } from '../../../base/errors.js'
import { type JsonObject, objectIn, textsIn } from '../../init/json-object.js'
import type { RepositoryView } from '../../init/repository-view.js'
import { isReportAction, isWorkflowPath, reportCommandIn } from '../../init/workflows/existing-workflows.js'
import { createTestFinder, type TestFinder } from '../../init/workflows/test-runs.js'
import { actionFile, eventsOf, stepsOfJob } from '../../init/workflows/workflow-file.js'
import { readYamlFile, type YamlFile } from '../../init/workflows/yaml-object.js'
import { permissionsIn, type WorkflowPermissions } from '../workflow-permissions.js'

/** A step that reports test results, with everything that decides whether it runs and what it may do. */
export interface ReportStep extends Required<Pick<Place, 'path' | 'line'>> {
  /** The action, such as `owner/build-report@v1`; undefined if a script runs the command. */
  readonly uses: string | undefined
  readonly command: string
  readonly inputs: ReadonlyMap<string, string>
  /** The names of the variables that the step, its job and its workflow set. */
  readonly variables: ReadonlySet<string>
  /** The steps that contain it, from the job to the innermost composite action, and itself. */
  readonly levels: readonly StepLevel[]
  /** The jobs on the way to it, from the workflow that an event starts to its own; one list for each way. */
  readonly ways: readonly (readonly JobSite[])[]
}

/** The condition of a step and the steps before it. */
export interface StepLevel extends Required<Pick<Place, 'path' | 'line'>> {
  readonly condition: Condition | undefined
  /** The kind of steps before it in its list, which may fail. */
  readonly before: Before
}

/** The value of `if`. */
export interface Condition extends Required<Pick<Place, 'path' | 'line'>> {
  readonly text: string
  /** The tag that YAML reads in a text without quotes that begins with "!". */
  readonly tag: string | undefined
}

/** The kind of work before a step or a job: tests, scripts with another purpose, or neither. */
export type Before = 'tests' | 'scripts' | 'nothing'

/** A job of a workflow. */
export interface JobSite extends Required<Pick<Place, 'path' | 'line'>> {
  readonly job: string
  /** The name of the workflow. */
  readonly workflow: string
  /** Undefined if they cannot be read. */
  readonly permissions: WorkflowPermissions | undefined
  readonly condition: Condition | undefined
  /** The kind of work of the jobs that it needs. */
  readonly needed: Before
  readonly events: ReadonlyMap<string, JsonObject>
  /** The line of the events of the workflow. */
  readonly eventsLine: number
}

const maximumDepth = 5
const maximumWays = 20
const maximumJobs = 200
const maximumSteps = 200

/** Finds the steps that report in the workflows of a repository, also those in its composite actions and reusable workflows. */
export function findReportSteps(view: RepositoryView): readonly ReportStep[] {
  const runsTests = createTestFinder(view)
  const files = view.paths.filter(isWorkflowPath).flatMap((path) => {
    const file = readYamlFile(view, path)
    return file === undefined ? [] : [{ path, file }]
  })
  const jobs = files.flatMap(({ path, file }) => jobsOf(path, file)).slice(0, maximumJobs)
  return jobs.flatMap((job) => stepsOfOneJob(job, jobs, { view, runsTests }))
}

interface Job {
  readonly id: string
  readonly path: string
  readonly file: YamlFile
  readonly value: JsonObject
}

interface Repository {
  readonly view: RepositoryView
  readonly runsTests: TestFinder
}

const jobsOf = (path: string, file: YamlFile): readonly Job[] =>
  Object.entries(objectIn(file.object.jobs) ?? {}).flatMap(([id, value]) => {
    const job = objectIn(value)
    return job === undefined ? [] : [{ id, path, file, value: job }]
  })

function stepsOfOneJob(job: Job, jobs: readonly Job[], repository: Repository): readonly ReportStep[] {
  const scriptsOf = (step: JsonObject) => stepsOfJob(repository.view, { ...job.value, steps: [step] }, job.file.object)
  const inner = stepsIn(
    { path: job.path, file: job.file, place: ['jobs', job.id, 'steps'], steps: job.value.steps, scriptsOf },
    repository,
    0,
  )
  if (inner.length === 0) return []
  const ways = waysTo(job, jobs, repository, 0).slice(0, maximumWays)
  const outer = [...textsIn(job.file.object.env).keys(), ...textsIn(job.value.env).keys()]
  return inner.map((step) => ({ ...step, variables: new Set([...outer, ...step.variables]), ways }))
}

interface StepList {
  readonly path: string
  readonly file: YamlFile
  readonly place: readonly string[]
  readonly steps: unknown
  readonly scriptsOf: (step: JsonObject) => ReturnType<typeof stepsOfJob>
}

/** Finds the steps of a list that report, and follows those that use an action of the repository. */
function stepsIn(list: StepList, repository: Repository, depth: number): readonly Omit<ReportStep, 'ways'>[] {
  const { path, file, place, steps, scriptsOf } = list
  if (!Array.isArray(steps) || depth > maximumDepth) return []
  let before: Before = 'nothing'
  return steps.slice(0, maximumSteps).flatMap((value, index): readonly Omit<ReportStep, 'ways'>[] => {
    const step = objectIn(value)
    if (step === undefined) return []
    const at = [...place, index]
    const line = file.lineOf(at)
    const level: StepLevel = { path, line, condition: conditionOf(step, file, path, at), before }
    if (step['continue-on-error'] !== true) before = more(before, effectOf(scriptsOf(step), repository))
    const variables = new Set(textsIn(step.env).keys())
    const own = { path, line, inputs: textsIn(step.with), variables, levels: [level] }
    const { run, uses } = step
    if (typeof run === 'string') {
      const command = reportCommandIn(run)
      return command === undefined ? [] : [{ ...own, uses: undefined, command, inputs: new Map() }]
    }
    if (typeof uses !== 'string') return []
    if (isReportAction(uses)) return [{ ...own, uses, command: own.inputs.get('command') ?? 'report' }]
    const action = uses.startsWith('./') ? actionFile(repository.view, uses) : undefined
    const inside = action === undefined ? undefined : readYamlFile(repository.view, action)
    if (action === undefined || inside === undefined) return []
    const runs = objectIn(inside.object.runs)
    const innerList: StepList = {
      path: action,
      file: inside,
      place: ['runs', 'steps'],
      steps: runs?.steps,
      scriptsOf: (one) => stepsOfJob(repository.view, { steps: [one] }, {}),
    }
    return stepsIn(innerList, repository, depth + 1).map((found) => ({
      ...found,
      variables: new Set([...variables, ...found.variables]),
      levels: [level, ...found.levels],
    }))
  })
}

function conditionOf(holder: JsonObject, file: YamlFile, path: string, at: readonly (string | number)[]): Condition | undefined {
  if (holder.if === undefined) return undefined
  const place = [...at, 'if']
  return { path, line: file.lineOf(place), text: String(holder.if ?? ''), tag: file.tagOf(place) }
}

const order: readonly Before[] = ['nothing', 'scripts', 'tests']
const more = (one: Before, other: Before): Before => (order.indexOf(other) > order.indexOf(one) ? other : one)

function effectOf(steps: ReturnType<typeof stepsOfJob>, { runsTests }: Repository): Before {
  if (steps.some(({ scripts, folder }) => scripts.some((script) => runsTests(script, folder)))) return 'tests'
  return steps.some(({ scripts }) => scripts.length > 0) ? 'scripts' : 'nothing'
}

/** Returns the ways from the workflows that events start to a job: one for each workflow that calls the job's, and its own events. */
function waysTo(job: Job, jobs: readonly Job[], repository: Repository, depth: number): readonly (readonly JobSite[])[] {
  const own = siteOf(job, jobs, repository)
  const callers = depth > maximumDepth ? [] : jobs.filter(({ value }) => value.uses === `./${job.path}`)
  const called = callers.flatMap((caller) => waysTo(caller, jobs, repository, depth + 1).map((way) => [...way, own]))
  const isStarted = [...own.events.keys()].some((event) => event !== 'workflow_call')
  return isStarted || called.length === 0 ? [...called, [own]] : called
}

function siteOf(job: Job, jobs: readonly Job[], repository: Repository): JobSite {
  const { id, path, file, value } = job
  const text = repository.view.read(path) ?? ''
  const { name } = file.object
  return {
    path,
    line: file.lineOf(['jobs', id]),
    job: id,
    workflow: typeof name === 'string' ? name : path,
    permissions: permissionsIn(text, id, path),
    condition: conditionOf(value, file, path, ['jobs', id]),
    needed: neededBy(job, jobs, repository),
    events: eventsOf(file.object.on),
    eventsLine: file.lineOf(['on']),
  }
}

/** Returns what the jobs run that a job needs, directly or through others. */
function neededBy(job: Job, jobs: readonly Job[], repository: Repository): Before {
  const found = new Set(namesNeeded(job))
  let before: Before = 'nothing'
  // A set also visits what is added to it meanwhile.
  for (const id of found) {
    const needed = jobs.find((one) => one.path === job.path && one.id === id)
    if (needed === undefined) continue
    for (const name of namesNeeded(needed)) found.add(name)
    before = more(before, effectOf(stepsOfJob(repository.view, needed.value, needed.file.object), repository))
  }
  return before
}

const namesNeeded = ({ value }: Job): readonly string[] => [value.needs].flat().filter((name): name is string => typeof name === 'string')
