import type { JsonObject } from '../../init/json-object.js'
import { isForTags } from '../../init/workflows/workflow-file.js'
import type { Examination } from '../doctor-request.js'
import type { DoctorFinding } from '../finding.js'
import type { JobSite, ReportStep } from './report-steps.js'
import { usesArtifactHistory } from './step-inputs.js'

/** Checks that some run of the default branch reports, and so leaves the history that pull requests are compared with. */
export function historyFindings(
  steps: readonly ReportStep[],
  examination: Pick<Examination, 'run'>,
  defaultBranch: () => string,
): readonly DoctorFinding[] {
  const sites = steps.filter((step) => usesArtifactHistory(step, examination)).flatMap(({ ways }) => ways.flatMap(([first]) => first ?? []))
  // A way without a caller in this repository may be called by a workflow with any event.
  const isOpen = ({ events }: JobSite) => events.has('workflow_call') || events.has('workflow_run')
  const [site] = sites
  if (site === undefined || sites.some(isOpen)) return []
  if (sites.some(({ events }) => events.has('schedule') || events.has('merge_group'))) return []
  const branch = defaultBranch()
  if (sites.some(({ events }) => isForBranch(events.get('push'), branch))) return []
  return [
    {
      status: 'warning',
      path: site.path,
      line: site.eventsLine,
      title: `No workflow that reports runs for a push to ${branch}, so there is no history that shows which failures are new`,
      cure: 'Add this event to the workflow:',
      yaml: `on:\n  push:\n    branches: [${branch}]`,
    },
  ]
}

/** Returns whether the event `push` may be for a branch. Patterns are not evaluated. */
function isForBranch(push: JsonObject | undefined, branch: string): boolean {
  if (push === undefined || isForTags(push)) return false
  const { branches } = push
  if (branches === undefined) return true
  return [branches].flat().some((name) => name === branch || (typeof name === 'string' && /[*?+[\]!]/.test(name)))
}
