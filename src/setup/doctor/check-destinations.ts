import { definedFields } from '../../base/defined-fields.js'
import { UserError } from '../../base/errors.js'
import { countOf } from '../../base/text/counts.js'
import { innerPath } from '../../base/text/inner-path.js'
import { formatSize } from '../../base/text/sizes.js'
import type { CodehostReporterConfig, HtmlReporterConfig } from '../../config/config.js'
import { emptyTokenReason, explainEmptySetting } from '../../config/empty-setting.js'
import { maximumOfSeverity } from '../../deliver/reporters/annotations.js'
import { notUploadedNote } from '../../deliver/reporters/artifacts.js'
import { findBuildPage } from '../../deliver/reporters/build-page/find-build-page.js'
import { commentLimits } from '../../deliver/reporters/comment/limits.js'
import { pagePath } from '../../deliver/reporters/html-report/page-path.js'
import { maximumSummaryBytes } from '../../deliver/reporters/job-summary.js'
import { readEvent } from '../../host/ci-context/github-event.js'
import { isGiteaActions } from '../../host/ci-context/services/gitea-environment.js'
import { isEnterpriseServer } from '../../host/github/enterprise-server.js'
import type { CommentPlace } from '../../host/github/github-client.js'
import { failOnTexts } from '../../judge/summary/fail-on.js'
import type { Evaluator } from '../../report/expressions/evaluator.js'
import { chatFindings } from './chat-destinations.js'
import type { CheckedPermissions } from './check-permissions.js'
import { type Examination, isInStep } from './doctor-request.js'
import type { DoctorFinding } from './finding.js'
import type { GitHubAccess, GitHubReading } from './github-reading.js'
import { isReadOnlyFork } from './read-only-fork.js'
import { whenSent } from './report-condition.js'

/** The answers of GitHub, if it was asked. */
type KnownGitHub = GitHubAccess & GitHubReading & Pick<CheckedPermissions, 'isCommentRefused'>

/** Lists every destination of a report, and why a report does not reach it. */
export async function checkDestinations(
  examination: Examination,
  evaluator: Evaluator,
  github: KnownGitHub,
): Promise<readonly DoctorFinding[]> {
  const { config, run } = examination
  const { reporters } = config.report
  const codehost = reporters.find((reporter) => reporter.type === 'codehost')
  const html = reporters.find((reporter) => reporter.type === 'html')
  return [
    jobSummary(codehost, examination, evaluator),
    ...buildPage(codehost, examination, evaluator),
    ...comment(codehost, examination, evaluator, github),
    annotations(examination),
    htmlReport(html, examination, evaluator),
    ...(await chatFindings(examination, evaluator)),
    records(examination),
    ...(run.output === undefined ? [] : [{ status: 'ok', title: `Records file: ${run.output}` } as const]),
    ...keptFiles(examination),
    stepStatus(examination),
  ]
}

const off = (title: string, cure?: string): DoctorFinding => ({ status: 'off', title, ...definedFields({ cure }) })
const unused = (name: string, finding: DoctorFinding): DoctorFinding => ({ ...finding, unused: name })
const ok = (title: string, ...details: readonly string[]): DoctorFinding => ({
  status: 'ok',
  title,
  ...definedFields({ details: details.length > 0 ? details : undefined }),
})

const outsideOfStep = 'only a step of GitHub Actions has one'
const gitHub = 'GitHub reports'

function jobSummary(reporter: CodehostReporterConfig | undefined, examination: Examination, evaluator: Evaluator): DoctorFinding {
  const name = 'Job summary'
  if (reporter === undefined) return off(`${name}: switched off in the configuration (report.codehost)`)
  if (!isInStep(examination)) return unused(gitHub, off(`${name}: ${outsideOfStep}`))
  if (!examination.env.GITHUB_STEP_SUMMARY) return off(`${name}: GITHUB_STEP_SUMMARY is empty, so this step has none`)
  const { summaryMode = 'always' } = reporter
  if (summaryMode === 'off') return off(`${name}: switched off (input summary)`)
  const mode = summaryMode === 'always' ? [] : ['Written only if the run fails (input summary).']
  return whenSent(reporter, name, evaluator) ?? ok(`${name} of this step, of at most ${formatSize(maximumSummaryBytes)}`, ...mode)
}

/** Lists the page of the build on another CI service, if it has one. */
function buildPage(reporter: CodehostReporterConfig | undefined, examination: Examination, evaluator: Evaluator): readonly DoctorFinding[] {
  const { env, run } = examination
  const page = reporter === undefined || isInStep(examination) ? undefined : findBuildPage({ env, cwd: run.cwd, writeCommand: undefined })
  if (reporter === undefined || page === undefined) return []
  return [whenSent(reporter, page.title, evaluator) ?? ok(`${page.title}, of at most ${formatSize(page.maximumBytes)}`)]
}

function comment(
  reporter: CodehostReporterConfig | undefined,
  { env, isAction }: Examination,
  evaluator: Evaluator,
  { client, token, places, placesError, isCommentRefused }: KnownGitHub,
): readonly DoctorFinding[] {
  const name = 'Comment'
  if (reporter === undefined || !reporter.commentEnabled) return [off(`${name}: switched off (commentEnabled, input comment)`)]
  if (env.GITHUB_ACTIONS !== 'true' || isGiteaActions(env)) return [unused(gitHub, off(`${name}: only a job of GitHub Actions writes one`))]
  const conditional = whenSent(reporter, name, evaluator)
  if (conditional !== undefined) return [conditional]
  const event = readEvent(env.GITHUB_EVENT_PATH)
  if (token === '') {
    const cure = isAction ? undefined : 'Set the variable GITHUB_TOKEN in the environment of the step.'
    const status = event.pull_request === undefined ? 'off' : 'problem'
    return [
      {
        status,
        title: `${name}: ${reporter.token === undefined && isAction ? emptyTokenReason : explainEmptySetting(reporter.token, 'token')}`,
        ...definedFields({ cure }),
      },
    ]
  }
  if (isReadOnlyFork(env)) {
    return [
      off(
        `${name}: a run for a pull request from a fork has a read-only token`,
        'To comment there, report in a workflow that runs on workflow_run: see docs/permissions.md.',
      ),
    ]
  }
  if (placesError !== undefined)
    return [{ status: placesError.failure === 'permission' ? 'warning' : 'unknown', title: `${name}: ${placesError.message}` }]
  if (client === undefined || places === undefined) return [{ status: 'unknown', title: `${name}: GitHub was not asked` }]
  if ('reason' in places) return [off(`${name}: none. ${places.reason}`)]
  const mode = reporter.commentMode === 'always' ? [] : [`Written only as commentMode "${reporter.commentMode}" says.`]
  if (isCommentRefused) return places.places.map((place) => off(`${name} on ${placeName(place)}: not without the permission below`))
  return places.places.map((place) => ok(`${name} on ${placeName(place)}, of at most ${formatSize(commentLimits.bytes)}`, ...mode))
}

function placeName(place: CommentPlace): string {
  switch (place.kind) {
    case 'pullRequest':
      return `pull request #${place.number}`
    case 'issue':
      return `issue #${place.number}`
    case 'commit':
      return `commit ${place.sha.slice(0, 7)}`
  }
}

function annotations({ annotations: areWanted, env }: Examination): DoctorFinding {
  if (env.GITHUB_ACTIONS !== 'true' || isGiteaActions(env))
    return unused(gitHub, off(`Annotations: ${outsideOfStep.replace('one', 'them')}`))
  if (!areWanted) return off('Annotations: switched off (input annotations)')
  return ok(`Annotations: up to ${maximumOfSeverity} errors, ${maximumOfSeverity} warnings and ${maximumOfSeverity} notices`)
}

function htmlReport(reporter: HtmlReporterConfig | undefined, { run, env, isAction }: Examination, evaluator: Evaluator): DoctorFinding {
  const name = 'HTML report'
  if (reporter === undefined)
    return unused(
      'HTML report',
      off(`${name}: not asked for`, `To write one, set ${isAction ? 'the input html' : '--html <file>'} or report.html.`),
    )
  const conditional = whenSent(reporter, name, evaluator)
  if (conditional !== undefined) return conditional
  try {
    const path = pagePath({ reporter, evaluator, request: run, env })
    return ok(`${name}: ${innerPath(run.cwd, path) || path}`, uploadNote(env))
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { status: 'problem', title: `${name}: ${error.message}` }
  }
}

function uploadNote(env: Examination['env']): string {
  if (!env.ACTIONS_RUNTIME_TOKEN || isGiteaActions(env))
    return 'It stays on this machine: only the action in a job of GitHub Actions uploads it.'
  return isEnterpriseServer(env.GITHUB_SERVER_URL)
    ? 'GitHub Enterprise Server stores no artifacts of the required kind, so it is not uploaded.'
    : 'It is uploaded as an artifact, to which the other reports link.'
}

function records({ run }: Examination): DoctorFinding {
  if (run.server === undefined) return unused('server', off('Records: sent to no server'))
  return ok(`Records: sent to ${run.server.baseUrl}`)
}

function keptFiles({ collected, env }: Examination): readonly DoctorFinding[] {
  const files = collected?.artifacts.length ?? 0
  if (files === 0) return []
  return [
    env.ACTIONS_RUNTIME_TOKEN && !isGiteaActions(env) ? ok(`Artifact with ${countOf(files, 'kept file')}`) : off(notUploadedNote(files)),
  ]
}

function stepStatus({ failOn, isAction }: Examination): DoctorFinding {
  const what = isAction ? 'Status of the step' : 'Exit status'
  return ok(failOn.has('never') ? `${what}: never fails because of results` : `${what}: fails on ${failOnTexts(failOn).join(', ')}`)
}
