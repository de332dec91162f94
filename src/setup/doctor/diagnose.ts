import { once } from '../../base/once.js'
import { webhookAddresses } from '../../config/webhook-addresses.js'
import { readCiContext } from '../../host/ci-context/read-ci-context.js'
import { createSecretMask } from '../../host/secrets/secret-mask.js'
import { secretsIn } from '../../host/secrets/secret-values.js'
import { loadEvaluator } from '../../report/expressions/lazy-evaluator.js'
import { runVariables } from '../../run/collect/run-variables.js'
import { createRunEvaluator } from '../../run/run-evaluator.js'
import { checkConfiguration } from './check-configuration.js'
import { checkDestinations } from './check-destinations.js'
import { checkHistory } from './check-history.js'
import { checkPermissions } from './check-permissions.js'
import { checkResultFiles } from './check-result-files.js'
import { checkServer } from './check-server.js'
import type { DoctorContext, DoctorRequest, Examination } from './doctor-request.js'
import type { Diagnosis, DoctorFinding, FindingSection, FindingStatus } from './finding.js'
import { openGitHub, readGitHub } from './github-reading.js'
import { checkWorkflows } from './workflows/check-workflows.js'

const unchecked: DoctorFinding = { status: 'unknown', title: 'Not checked: correct the configuration first' }

/**
 * Examines a run without doing it: what it would read, where it would report, and what is missing. Only reads: sends no report, writes no
 * file and changes nothing.
 */
export async function diagnose(request: DoctorRequest, context: DoctorContext): Promise<Diagnosis> {
  const { run, token } = request
  const { env } = context
  const { findings: configuration, config, isValid } = await checkConfiguration(request, context)
  const ciContext = once(() => readCiContext({ env, cwd: run.cwd, matrix: run.matrix }, run.module))
  const common = { ...request, ...context, config, ciContext }
  const results = isValid ? await checkResultFiles(common) : { findings: [unchecked], collected: undefined }
  const examination: Examination = { ...common, collected: results.collected }
  const evaluator = await evaluatorOf(examination)
  const access = await openGitHub(examination, evaluator)
  const [reading, server, history] = await Promise.all([
    readGitHub(access, examination),
    checkServer(examination),
    isValid ? checkHistory(examination) : [unchecked],
  ])
  const permissions = checkPermissions(examination, access, reading)
  const github = { ...access, ...reading, ...permissions }
  const destinations = isValid ? await checkDestinations(examination, evaluator, github) : [unchecked]
  const workflows = checkWorkflows(examination)
  const sections: readonly FindingSection[] = [
    { id: 'configuration', title: 'Configuration', findings: configuration },
    { id: 'results', title: 'Result files', findings: results.findings },
    { id: 'destinations', title: 'Where reports go', findings: destinations },
    { id: 'permissions', title: 'Permissions', findings: permissions.findings },
    ...(workflows === undefined ? [] : [{ id: 'workflows', title: 'Workflows', findings: workflows } as const]),
    { id: 'server', title: 'Server', findings: server },
    { id: 'history', title: 'History', findings: history },
  ]
  const mask = createSecretMask(secretsIn(env, [token, run.server?.key], webhookAddresses(config, env)))
  return mask.value(withCounts(sections))
}

function withCounts(sections: readonly FindingSection[]): Diagnosis {
  const count = (status: FindingStatus) =>
    sections.flatMap(({ findings }) => findings).filter((finding) => finding.status === status).length
  return { problems: count('problem'), warnings: count('warning'), unknown: count('unknown'), sections }
}

/** Creates the evaluator of reports. Without results, it knows only the run. */
function evaluatorOf({ config, ciContext, collected, env }: Examination) {
  if (collected !== undefined) return createRunEvaluator({ config, ciContext, summary: collected.summary }, env)
  return loadEvaluator(() => runVariables(ciContext(), env, {}), config.usesExpressions)
}
