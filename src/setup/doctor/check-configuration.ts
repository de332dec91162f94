import { type Place, UserError } from '../../base/errors.js'
import { formatCount } from '../../base/text/counts.js'
import { type Config, defaultConfig } from '../../config/config.js'
import { ConfigError, type ConfigProblem } from '../../config/config-error.js'
import { checkSources, requestedConfig } from '../../run/prepare/requested-config.js'
import { requestedQuarantine } from '../../run/prepare/requested-quarantine.js'
import type { DoctorContext, DoctorRequest } from './doctor-request.js'
import type { DoctorFinding } from './finding.js'

/** The configuration, and what is wrong with it. */
export interface CheckedConfiguration {
  readonly findings: readonly DoctorFinding[]
  readonly config: Config
  /** Whether a run would use `config`. */
  readonly isValid: boolean
}

/** Checks the configuration file, the inputs that replace parts of it, and the quarantine file. */
export async function checkConfiguration(
  { run }: Pick<DoctorRequest, 'run'>,
  { env }: Pick<DoctorContext, 'env'>,
): Promise<CheckedConfiguration> {
  const warnings: DoctorFinding[] = []
  const onWarning = ({ severity: _, message, ...place }: Pick<ConfigProblem, 'severity' | 'message'> & Place) =>
    void warnings.push({ status: 'warning', title: message, ...place })
  const config = await attempt(async () => {
    checkSources(run)
    return requestedConfig(run, { env, onWarning })
  })
  const quarantine = await attempt(() => requestedQuarantine(run, { env, onWarning }))
  const used = config.value
  return {
    findings: [
      ...config.problems,
      ...(used === undefined ? [] : [describe(used)]),
      ...quarantine.problems,
      ...(quarantine.value === undefined ? [] : [describeQuarantine(quarantine.value)]),
      ...warnings,
    ],
    config: used ?? defaultConfig(),
    isValid: used !== undefined,
  }
}

const describe = ({ path }: Config): DoctorFinding => ({
  status: 'ok',
  title: path === undefined ? 'There is no configuration file, and none is required' : `${path} is valid`,
})

const describeQuarantine = ({ path, entries }: NonNullable<Awaited<ReturnType<typeof requestedQuarantine>>>): DoctorFinding => ({
  status: 'ok',
  title: `${path} is valid, with ${entries.length === 1 ? '1 entry' : `${formatCount(entries.length)} entries`}`,
})

interface Attempt<Value> {
  readonly value?: Value
  readonly problems: readonly DoctorFinding[]
}

async function attempt<Value>(work: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { value: await work(), problems: [] }
  } catch (error) {
    if (error instanceof ConfigError) return { problems: error.problems.map(toFinding) }
    if (error instanceof UserError) return { problems: [{ status: 'problem', title: error.message, ...error.place }] }
    throw error
  }
}

const toFinding = ({ severity, message, ...place }: ConfigProblem): DoctorFinding => ({
  status: severity === 'error' ? 'problem' : 'warning',
  title: message,
  ...place,
})
