import { suggestion } from '../text/nearest-name.js'
import { type TextPurpose, whyHidden } from './environment.js'
import type { ExpressionFault } from './fault.js'

type Value = string | number | undefined

/** What expressions can see. What is undefined shows as the empty string. */
export interface Variables {
  /** The whole environment; expressions get `visibleEnvironment` of it. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Of the run as a whole; `successful`, `failed`, `cancelled` and `skipped` follow from it. */
  readonly status: 'successful' | 'failed' | 'skipped' | 'cancelled' | 'running' | 'unknown'
  readonly source: Readonly<Partial<Record<'url' | 'ref' | 'branch' | 'commit' | 'pullRequest', Value>>>
  readonly ref?: Value
  readonly org?: Value
  readonly project?: Value
  readonly module?: Value
  readonly pipeline?: Value
  readonly job?: Value
  readonly build: Readonly<Partial<Record<'id' | 'number' | 'url', Value>>>
  /** Counts; `duration` in ms. */
  readonly tests: Readonly<
    Record<'total' | 'successful' | 'failed' | 'skipped' | 'cancelled' | 'running' | 'unknown' | 'flaky' | 'duration', number>
  >
  readonly files: { readonly total: number }
  readonly metadata: Readonly<Record<string, string>>
  readonly properties: Readonly<Record<string, string | number>>
}

/** The variables that say whether the run has that status. */
export const statusVariables = ['successful', 'failed', 'cancelled', 'skipped'] as const

/** The fields of each variable: a list, `any` if users name them, `none` if it is a plain value. */
const variables: Readonly<Record<keyof Variables | (typeof statusVariables)[number], readonly string[] | 'environment' | 'any' | 'none'>> =
  {
    env: 'environment',
    status: 'none',
    successful: 'none',
    failed: 'none',
    cancelled: 'none',
    skipped: 'none',
    source: ['url', 'ref', 'branch', 'commit', 'pullRequest'],
    ref: 'none',
    org: 'none',
    project: 'none',
    module: 'none',
    pipeline: 'none',
    job: 'none',
    build: ['id', 'number', 'url'],
    tests: ['total', 'successful', 'failed', 'skipped', 'cancelled', 'running', 'unknown', 'flaky', 'duration'],
    files: ['total'],
    metadata: 'any',
    properties: 'any',
  }

/** The names that an expression may begin with. */
export const variableNames: readonly string[] = Object.keys(variables)

const fieldsByLowerName = new Map(Object.entries(variables).map(([name, fields]) => [name.toLowerCase(), fields]))

/** One place of an expression that names a variable, and what follows the name. */
export interface VariableUse {
  readonly name: string
  readonly offset: number
  /** The field, if its name is written out. */
  readonly field?: { readonly name: string; readonly offset: number } | undefined
  /** Whether one field is meant, and not the variable as a whole or all of its fields. */
  readonly isOfOneField: boolean
}

/** Finds a name or field that does not exist or must not be used; upper and lower case are the same. */
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
