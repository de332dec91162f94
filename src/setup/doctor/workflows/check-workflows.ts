import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { actionReference } from '../../../base/action-reference.js'
import { definedFields } from '../../../base/defined-fields.js'
import { isCi } from '../../../host/ci-context/ci.js'
import { findWorkTree } from '../../../host/git/work-tree.js'
import { findDefaultBranch } from '../../init/default-branch.js'
import { openRepositoryView, type RepositoryView } from '../../init/repository-view.js'
import { reportStepLines } from '../../init/workflow-text.js'
import { findWorkflows, isWorkflowPath } from '../../init/workflows/existing-workflows.js'
import type { Examination } from '../doctor-request.js'
import type { DoctorFinding } from '../finding.js'
import { conditionFindings } from './check-conditions.js'
import { historyFindings } from './check-history-events.js'
import { stepPermissionFindings } from './check-step-permissions.js'
import { findReportSteps, type ReportStep } from './report-steps.js'

const maximumFindings = 50

/**
 * Checks the workflows of GitHub Actions in the checkout: whether one of them reports, also after failed tests, with the permissions and the
 * events that the report needs. Returns undefined on a CI service, which runs one of them, and in a folder without workflows.
 */
export function checkWorkflows(examination: Omit<Examination, 'collected'>): readonly DoctorFinding[] | undefined {
  const { run, env } = examination
  if (isCi(env)) return undefined
  const root = findWorkTree(run.cwd) ?? run.cwd
  if (!existsSync(join(root, '.github', 'workflows'))) return undefined
  const view = openRepositoryView(root, env)
  const paths = view.paths.filter(isWorkflowPath)
  if (paths.length === 0) return undefined
  const steps = findReportSteps(view)
  const unread = paths.flatMap((path): readonly DoctorFinding[] => {
    const reason = view.leftOut().get(path)
    return reason === undefined ? [] : [{ status: 'warning', path, title: `Not checked: ${reason.replace('run init', 'run doctor')}` }]
  })
  if (steps.length === 0) return [...unread, missingStep(view)]
  const findings = steps.flatMap((step) => stepFindings(step, steps, examination))
  const all = distinct([...unread, ...findings, ...historyFindings(steps, examination, () => findDefaultBranch(root, env))])
  return all.slice(0, maximumFindings)
}

function missingStep(view: RepositoryView): DoctorFinding {
  const [testing] = findWorkflows(view).filter(({ tests }) => tests)
  return {
    status: testing === undefined ? 'off' : 'warning',
    title: `No workflow reports the tests${testing === undefined ? '' : ', although this one runs them'}`,
    ...definedFields({ path: testing?.path }),
    cure: 'Add this step after the tests:',
    yaml: reportStepLines([], { action: actionReference, isOnly: true }).join('\n'),
  }
}

function stepFindings(step: ReportStep, steps: readonly ReportStep[], examination: Omit<Examination, 'collected'>) {
  const { path, line, ways } = step
  const faults = [...placeholder(step), ...conditionFindings(step), ...stepPermissionFindings(step, steps, examination)]
  if (faults.length > 0) return faults
  const jobs = [...new Set(ways.flatMap((way) => way.at(-1)?.job ?? []))].map((job) => `"${job}"`)
  const title = `The job ${jobs.join(', ')} ${step.command === 'collect' ? 'collects' : 'reports'} the results, also if tests fail`
  return [{ status: 'ok', path, line, title } as const]
}

function placeholder({ uses, path, line }: ReportStep): readonly DoctorFinding[] {
  if (!uses?.startsWith('OWNER/')) return []
  const title = `"${uses}" has the placeholder OWNER, so GitHub does not find the action`
  return [{ status: 'problem', path, line, title, cure: 'Replace OWNER with the account that contains the repository build-report.' }]
}

/** Leaves out repetitions: a job may be reached in several ways. */
const distinct = (findings: readonly DoctorFinding[]): readonly DoctorFinding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify([finding.path, finding.line, finding.title]), finding])).values(),
]
