import type { Environment } from '../../base/environment.js'
import { suggestion } from '../../base/text/nearest-name.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import { type HistoryFacts, hasChanged, historyFacts } from '../../judge/summary/history-facts.js'
import type { RunSummary } from '../../judge/summary/run-summary.js'
import { noTestCounts, type TestCounts } from '../../judge/summary/test-counts.js'
import { type TextPurpose, whyHidden } from './environment.js'
import type { ExpressionFault } from './fault.js'

/** The facts of a run that expressions may show. There is no summary before results are collected. */
export interface RunFacts {
  /** The whole environment; expressions get only `visibleEnvironment` of it. */
  readonly env: Environment
  readonly ciContext: CiContext
  readonly summary?: (Pick<RunSummary, 'status' | 'counts' | 'files'> & Partial<RunSummary>) | undefined
  readonly metadata: Readonly<Record<string, string>>
  readonly properties: Readonly<Record<string, string | number>>
}

/** A variable: its value in a run, and the fields that an expression may use. `any` means that the user names them. */
interface Variable<Value> {
  readonly fields: readonly string[] | 'environment' | 'any' | 'none'
  readonly of: (run: RunFacts) => Value
}

const plain = <Value extends string | boolean | undefined>(of: (run: RunFacts) => Value): Variable<Value> => ({ fields: 'none', of })

const group = <Value>(of: (run: RunFacts) => Value, fields: readonly (keyof Value & string)[]): Variable<Value> => ({ fields, of })

const runStatus = ({ summary }: RunFacts) => summary?.status ?? 'unknown'

/** Every variable of the expression language. */
const variables = {
  env: { fields: 'environment', of: ({ env }: RunFacts) => env },
  status: plain(runStatus),
  successful: plain((run) => runStatus(run) === 'successful'),
  failed: plain((run) => runStatus(run) === 'failed'),
  cancelled: plain((run) => runStatus(run) === 'cancelled'),
  skipped: plain((run) => runStatus(run) === 'skipped'),
  source: group(
    ({ ciContext }) => ciContext.source,
    ['url', 'ref', 'branch', 'commit', 'commitMessage', 'pullRequest', 'pullRequestTitle', 'pullRequestUrl'],
  ),
  actor: plain(({ ciContext }) => ciContext.actor),
  ref: plain(({ ciContext }) => ciContext.ref),
  org: plain(({ ciContext }) => ciContext.org),
  project: plain(({ ciContext }) => ciContext.project),
  module: plain(({ ciContext }) => ciContext.module),
  pipeline: plain(({ ciContext }) => ciContext.pipeline),
  job: plain(({ ciContext }) => ciContext.job),
  build: group(({ ciContext }) => ciContext.build, ['id', 'number', 'url']),
  // The duration is in ms.
  tests: group(
    ({ summary }): TestCounts & HistoryFacts => {
      const { counts = noTestCounts(), ...judged } = summary ?? {}
      return { ...counts, ...historyFacts({ counts, ...judged }) }
    },
    ['total', 'successful', 'failed', 'skipped', 'cancelled', 'running', 'unknown', 'flaky', 'duration', 'new', 'known', 'fixed', 'gone'],
  ),
  // The earlier build of the branch or, in a pull request, the build of the tested base.
  previous: group(({ summary }) => ({ status: summary?.history?.previousStatus }), ['status']),
  // Conditions of `fail-on` that are met before the delivery.
  gates: group(
    ({ summary: { gateReasons = [] } = {} }) => ({
      fails: gateReasons.length > 0,
      reasons: gateReasons.map(({ message }) => message).join(' '),
    }),
    ['fails', 'reasons'],
  ),
  changed: plain(({ summary }) => summary !== undefined && hasChanged(summary)),
  // Counts the jobs that the tests belong to, and the jobs in which a test failed.
  jobs: group(
    ({ summary: { jobs = [] } = {} }) => ({ total: jobs.length, failed: jobs.filter(({ counts }) => counts.failed > 0).length }),
    ['total', 'failed'],
  ),
  files: group(({ summary }) => ({ total: summary?.files.length ?? 0 }), ['total']),
  metadata: { fields: 'any', of: ({ metadata }: RunFacts) => metadata },
  properties: { fields: 'any', of: ({ properties }: RunFacts) => properties },
} as const

/** The values of all variables. An undefined value is shown as the empty string. */
export type Variables = { readonly [Name in keyof typeof variables]: ReturnType<(typeof variables)[Name]['of']> }

/** Returns the values of all variables in a run. */
export const variablesIn = (run: RunFacts): Variables =>
  Object.fromEntries(Object.entries(variables).map(([name, { of }]) => [name, of(run)])) as Variables

/** The names that an expression may begin with. */
export const variableNames: readonly string[] = Object.keys(variables)

const fieldsByLowerName = new Map(Object.entries<Variable<unknown>>(variables).map(([name, { fields }]) => [name.toLowerCase(), fields]))

/** A variable in an expression, and the field that follows its name. */
export interface VariableUse {
  readonly name: string
  readonly offset: number
  /** Undefined if the name of the field is computed, or if there is none. */
  readonly field?: { readonly name: string; readonly offset: number } | undefined
  /** Whether the expression uses one field, not the whole variable or all of its fields. */
  readonly isOfOneField: boolean
}

/** Finds the name of a variable or field that does not exist or must not be used. Case is ignored. */
export function checkVariable({ name, offset, field, isOfOneField }: VariableUse, purpose: TextPurpose): ExpressionFault | undefined {
  const fields = fieldsByLowerName.get(name.toLowerCase())
  if (fields === undefined) return { message: `unknown variable "${name}"; ${suggestion(name, variableNames)}`, offset }
  if (fields === 'environment') {
    if (!isOfOneField) return { message: '"env" must not be used as a whole; name the variable that you need, as in env.BRANCH', offset }
    const why = field && whyHidden(field.name, purpose)
    return field && why ? { message: why, offset: field.offset } : undefined
  }
  if (field === undefined || fields === 'any') return undefined
  if (fields === 'none') return { message: `"${name}" is a plain value and has no field "${field.name}"`, offset: field.offset }
  if (fields.some((known) => known.toLowerCase() === field.name.toLowerCase())) return undefined
  return { message: `"${name}" has no field "${field.name}"; ${suggestion(field.name, fields)}`, offset: field.offset }
}
