import { definedFields } from '../../base/defined-fields.js'
import { createTimeBudget } from '../../base/http/time-budget.js'
import { roughAge } from '../../base/text/ages.js'
import { countOf } from '../../base/text/counts.js'
import { createLostTime } from '../../host/github/lost-time.js'
import { serverTimeMs } from '../../host/server-api/server.js'
import type { HistorySource } from '../../judge/earlier-builds/history-source.js'
import type { HistoryBuild } from '../../judge/history/history-build.js'
import { openHistory } from '../../run/judge/open-history.js'
import type { Examination } from './doctor-request.js'
import type { DoctorFinding } from './finding.js'

const sourceNames = { file: 'in files', server: 'on the server', artifact: 'in artifacts of GitHub' } as const

/** Reads the history that the run would be compared with. */
export async function checkHistory(examination: Examination): Promise<readonly DoctorFinding[]> {
  const { isAction } = examination
  const source = open(examination)
  if (source === undefined) {
    const cure = isAction
      ? 'The input history switches it on.'
      : 'To compare failures with earlier builds, use --history <file> or a server. In a workflow, the action keeps the history in artifacts.'
    return [{ status: 'off', title: 'No history is used, so failures are not compared with earlier builds', cure, unused: 'history' }]
  }
  const { histories, summary, problems, fault } = await source.read()
  const findings: DoctorFinding[] = problems.map(({ message, path, line }) => ({
    status: 'warning',
    title: message,
    ...definedFields({ path, line }),
  }))
  const place = summary.source === undefined ? '' : ` ${sourceNames[summary.source]}`
  const branch = summary.ref === undefined ? '' : ` of ${summary.ref}`
  if (histories !== undefined && histories.builds.length > 0) {
    const { builds } = histories
    return [
      {
        status: 'ok',
        title: `The history${branch}${place} has ${countOf(builds.length, 'build')}${ageOf(builds, examination.now)}`,
        details: [countOf(histories.size, 'test')],
      },
      ...findings,
    ]
  }
  if (summary.missingPermission !== undefined) {
    const title = `The history${branch} cannot be read: the job lacks the permission "${summary.missingPermission}"`
    return [{ status: 'warning', title, cure: 'Add it as shown under Permissions.' }, ...findings]
  }
  if (fault !== undefined) {
    // A wrong server or token is a problem of its own topic.
    return [{ status: summary.source === 'file' ? 'problem' : 'warning', title: `The history${branch} cannot be read: ${fault}` }]
  }
  return [
    { status: 'off', title: `The history${branch}${place} has no build yet: ${summary.reason ?? 'this is the first one.'}` },
    ...findings,
  ]
}

function open({ run, config, env, ciContext, token }: Examination): HistorySource | undefined {
  if (run.history === undefined) return undefined
  const limits = { serverTimeBudget: createTimeBudget(serverTimeMs), lostTime: createLostTime() }
  // The history of other jobs is searched for failed tests only; that is not needed to know what there is.
  return openHistory({ request: run, config, context: { env, token }, ciContext, ...limits }, () => [])
}

function ageOf(builds: readonly HistoryBuild[], now: number): string {
  const times = builds.flatMap(({ timestamp }) => timestamp ?? [])
  if (times.length === 0) return ''
  const age = roughAge(now - Math.max(...times))
  return `, the last one ${age === '' ? 'less than a minute' : age} ago`
}
