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

/** Finds the workflows of GitHub Actions, and what they do: first those for pull requests and pushes. */
export function findWorkflows(view: RepositoryView): readonly ExistingWorkflow[] {
  const runsTests = createTestFinder(view)
  const files = view.paths
    .filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path))
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

const reportCommand = /\bbuild-report(?:@[\w.-]{1,50})? (?:report|collect)\b/

const reportsTests = ({ uses, scripts }: WorkflowStep): boolean =>
  /^[\w.-]+\/build-report@/.test(uses ?? '') ||
  scripts.some((script) => shellCommands(script).some((words) => reportCommand.test(words.join(' ').slice(0, 2000))))
