import type { RepositoryView } from '../repository-view.js'
import { shellCommands } from './shell-commands.js'
import { createTestFinder } from './test-runs.js'
import { readWorkflow, type WorkflowStep } from './workflow-file.js'

/** A workflow of GitHub Actions that exists. */
export interface ExistingWorkflow {
  readonly path: string
  /** Whether it uses Build Report. */
  readonly reports: boolean
  /** Whether it runs tests. */
  readonly tests: boolean
  /** Whether it runs for pull requests or for pushes to branches, itself or through a workflow that calls it. */
  readonly forChanges: boolean
}

/** Returns whether GitHub reads a file as a workflow. */
export const isWorkflowPath = (path: string): boolean => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)

/** Finds the workflows of GitHub Actions, and what they do: first those for pull requests and pushes. */
export function findWorkflows(view: RepositoryView): readonly ExistingWorkflow[] {
  const runsTests = createTestFinder(view)
  const files = view.paths
    .filter(isWorkflowPath)
    .map((path) => ({ path, ...(readWorkflow(view, path) ?? { isForChanges: false, steps: [], calls: [] }) }))
  const forChanges = new Set(files.filter(({ isForChanges }) => isForChanges).map(({ path }) => path))
  // A set also visits what is added to it meanwhile.
  for (const path of forChanges) for (const called of files.find((file) => file.path === path)?.calls ?? []) forChanges.add(called)
  return files
    .map(({ path, steps }) => ({
      path,
      reports: steps.some(reportsTests),
      tests: steps.some(({ scripts, folder }) => scripts.some((script) => runsTests(script, folder))),
      forChanges: forChanges.has(path),
    }))
    .sort((one, other) => Number(other.forChanges) - Number(one.forChanges))
}

const reportCommand = /\bbuild-report(?:@[\w.-]{1,50})? (report|collect)\b/

/** Returns whether `uses` of a step names Build Report. */
export const isReportAction = (uses: string): boolean => /^[\w.-]+\/build-report(?:\/node24)?@/.test(uses)

/** Returns the command of Build Report that a script runs: `report` or `collect`. */
export function reportCommandIn(script: string): string | undefined {
  const commands = shellCommands(script).map((words) => reportCommand.exec(words.join(' ').slice(0, 2000))?.[1])
  return commands.find((command) => command !== undefined)
}

const reportsTests = ({ uses, scripts }: WorkflowStep): boolean =>
  isReportAction(uses ?? '') || scripts.some((script) => reportCommandIn(script) !== undefined)
