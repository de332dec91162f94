import { tokenPermissions } from '../../../host/github/token-permissions.js'
import type { Examination } from '../doctor-request.js'
import type { DoctorFinding } from '../finding.js'
import { permissionsYaml } from '../permissions-yaml.js'
import { isGranted, type WorkflowPermissions } from '../workflow-permissions.js'
import type { JobSite, ReportStep } from './report-steps.js'
import { usesArtifactHistory } from './step-inputs.js'

/** A permission that the report of a step needs. */
interface Need {
  readonly permission: string
  /** Completes "for …". */
  readonly purpose: string
  readonly severity: 'problem' | 'warning'
}

/** Finds permissions that the report of a step needs and its job does not have. */
export function stepPermissionFindings(
  step: ReportStep,
  steps: readonly ReportStep[],
  examination: Omit<Examination, 'collected'>,
): readonly DoctorFinding[] {
  if (step.command !== 'report' || hasOwnToken(step)) return []
  if (step.uses === undefined && !step.variables.has('GITHUB_TOKEN')) return missingToken(step, steps, examination)
  return step.ways.flatMap((way) => wayFindings(way, needsOf(step, way, steps, examination)))
}

function needsOf(step: ReportStep, way: readonly JobSite[], steps: readonly ReportStep[], examination: Omit<Examination, 'collected'>) {
  const needs: Need[] = []
  if (writesComment(step, way, steps, examination))
    needs.push({ permission: tokenPermissions.comment, purpose: 'the comment', severity: 'problem' })
  const purpose = usesArtifactHistory(step, examination) ? 'the history and the jobs of the run' : 'the jobs of the run'
  needs.push({ permission: tokenPermissions.runs, purpose, severity: 'warning' })
  return needs
}

/** The events whose runs belong to a pull request. */
const pullRequestEvents = ['pull_request', 'pull_request_target', 'merge_group', 'workflow_run']

function writesComment(
  { inputs }: ReportStep,
  way: readonly JobSite[],
  steps: readonly ReportStep[],
  { config }: Omit<Examination, 'collected'>,
): boolean {
  const codehost = config.report.reporters.find((reporter) => reporter.type === 'codehost')
  const given = inputs.get('comment') ?? ''
  const isWanted = given === '' ? inputs.has('config') || (codehost?.commentEnabled === true && codehost.token === undefined) : true
  if (!isWanted || given === 'off' || given === 'false') return false
  const [first] = way
  const events = [...(first?.events.keys() ?? [])]
  return (inputs.has('pull-request') || events.some((event) => pullRequestEvents.includes(event))) && !isContinued(first, steps)
}

/** Returns whether a workflow that reports runs after another one, and so writes its comment. */
const isContinued = (site: JobSite | undefined, steps: readonly ReportStep[]): boolean =>
  steps.some(({ ways }) =>
    ways.some(([first]) => {
      const names = first?.events.get('workflow_run')?.workflows
      return site !== undefined && [names].flat().includes(site.workflow)
    }),
  )

/** Returns whether the step uses another token than the job's, whose permissions are not in the workflow. */
function hasOwnToken({ inputs }: ReportStep): boolean {
  const token = inputs.get('token')
  return token !== undefined && !/\bgithub\.token\b|\bsecrets\.GITHUB_TOKEN\b/.test(token)
}

function missingToken(
  step: ReportStep,
  steps: readonly ReportStep[],
  examination: Omit<Examination, 'collected'>,
): readonly DoctorFinding[] {
  const { path, line, ways } = step
  if (!ways.some((way) => writesComment(step, way, steps, examination))) return []
  const title = 'The step has no GITHUB_TOKEN, so it writes no comment'
  return [{ status: 'problem', path, line, title, cure: 'Add this to the step:', yaml: `env:\n  GITHUB_TOKEN: $\{{ github.token }}` }]
}

function wayFindings(way: readonly JobSite[], needs: readonly Need[]): readonly DoctorFinding[] {
  const set = way.flatMap(({ permissions }) => permissions ?? [])
  // An expression, or a file that changed meanwhile.
  if (set.length < way.length || needs.length === 0) return []
  // A called workflow can only reduce the permissions of its caller.
  const given = set.filter((permissions): permissions is Required<WorkflowPermissions> => permissions.granted !== undefined)
  const [first] = set
  if (given.length === 0 && first !== undefined) return [unsetFinding(first, needs)]
  return given.flatMap(({ path, line, granted }) => {
    const missing = needs.filter(({ permission }) => !isGranted(granted, permission))
    const yaml = permissionsYaml(
      missing.map(({ permission }) => permission),
      granted,
    )
    return missing.map(({ permission, purpose, severity }, index) => ({
      status: severity,
      path,
      line,
      title: `${permission}, for ${purpose}: not granted here`,
      // One block for all of them, because a block of permissions replaces the one before.
      ...(index === missing.length - 1 && { cure: 'Change the permissions to this:', yaml }),
    }))
  })
}

function unsetFinding({ path, line }: WorkflowPermissions, needs: readonly Need[]): DoctorFinding {
  const names = needs.map(({ permission, purpose }) => `${permission} (for ${purpose})`).join(' and ')
  return {
    status: 'unknown',
    path,
    line,
    title: `Neither the job nor the workflow sets permissions, so the repository decides about ${names}`,
    cure: 'To be independent of it, add this to the job:',
    yaml: permissionsYaml(
      needs.map(({ permission }) => permission),
      undefined,
    ),
  }
}
