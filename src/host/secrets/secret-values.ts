import type { Environment } from '../../base/environment.js'
import { addressSecrets, webhookSecrets } from './address-secrets.js'
import { isOrdinary } from './ordinary-values.js'
import { secretKindOf } from './secret-names.js'

/** Variables with the step's own token and the keys of the server, which are secrets whatever their values look like. */
const ownNames = ['GITHUB_TOKEN', 'INPUT_TOKEN', 'INPUT_API-KEY', 'SERVICE_API_KEY', 'SERVICE_ADMIN_KEY'] as const

const minimumLength = 16
const minimumOwnLength = 8

/**
 * Returns the secrets of an environment: the step's own token, the keys of the server, the values of variables with the name of a secret that
 * have 16 characters or more and are not a word, a path or a value that GitHub shows anyway, the passwords and tokens in addresses, and the
 * paths of webhooks.
 * @param own secrets that are known from elsewhere; empty and undefined ones do not count
 * @param webhooks addresses of webhooks that are known from elsewhere
 */
export function secretsIn(
  env: Environment,
  own: readonly (string | undefined)[] = [],
  webhooks: readonly string[] = [],
): readonly string[] {
  const variables = Object.entries(env).map(([name, value = '']) => ({ name, value, kind: secretKindOf(name) }))
  const shown = new Set(
    variables.filter(({ name, kind }) => /^(?:GITHUB|RUNNER)_/i.test(name) && kind === undefined).map(({ value }) => value),
  )
  const ownValues = [...own, ...ownNames.map((name) => env[name])].flatMap((value = '') => linesOf(value, minimumOwnLength))
  const named = variables.flatMap(({ value, kind }) =>
    kind === undefined || kind === 'webhook' ? [] : linesOf(value, minimumLength).filter((line) => !isOrdinary(line, kind)),
  )
  const posted = [...webhooks, ...variables.flatMap(({ value, kind }) => (kind === 'webhook' ? [value] : []))].flatMap(webhookSecrets)
  const addressed = variables.flatMap(({ value }) => addressSecrets(value))
  return [...new Set([...ownValues, ...[...named, ...posted, ...addressed].filter((value) => !shown.has(value))])]
}

/** Returns a secret and, if it has several lines, each of them, because tools print lines individually or with other line ends. */
function linesOf(secret: string, minimum: number): readonly string[] {
  const value = secret.trim()
  const lines = value.split(/\r\n?|\n/).map((line) => line.trim())
  // The lines around a key (`-----BEGIN PRIVATE KEY-----`) are the same for every key.
  const all = lines.length === 1 ? lines : [value, ...lines.filter((line) => !line.startsWith('-----'))]
  return all.filter(({ length }) => length >= minimum)
}
