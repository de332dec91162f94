import type { Environment } from '../../base/environment.js'
import { addressSecrets } from './address-secrets.js'
import { isOrdinary } from './ordinary-values.js'
import { type SecretKind, secretKindOf } from './secret-names.js'

/** Variables with the step's own token and the keys of the server, which are secrets whatever their values look like. */
const ownNames = ['GITHUB_TOKEN', 'INPUT_TOKEN', 'INPUT_API-KEY', 'SERVICE_API_KEY', 'SERVICE_ADMIN_KEY'] as const

const minimumLength = 16
const minimumOwnLength = 8

/** A longer line is also replaced in pieces, because the margin at the cut of a text may not contain all of it. */
const maximumPiece = 2048

/**
 * Returns the secrets of an environment: the step's own token, the keys of the server, the values of variables with the name of a secret that
 * have 16 characters or more and are not a word, a path or a value that GitHub shows anyway, and the passwords and tokens in addresses.
 * @param own secrets that are known from elsewhere; empty and undefined ones do not count
 */
export function secretsIn(env: Environment, own: readonly (string | undefined)[] = []): readonly string[] {
  const variables = Object.entries(env).map(([name, value = '']) => ({ name, value, kind: secretKindOf(name) }))
  const shown = new Set(
    variables.filter(({ name, kind }) => /^(?:GITHUB|RUNNER)_/i.test(name) && kind === undefined).map(({ value }) => value),
  )
  const ownValues = [...own, ...ownNames.map((name) => env[name])].flatMap((value = '') => partsOf(value, minimumOwnLength, 'token'))
  const named = variables.flatMap(({ value, kind }) =>
    kind === undefined ? [] : partsOf(value, minimumLength, kind).filter((part) => !isOrdinary(part, kind)),
  )
  const addressed = variables.flatMap(({ value }) => addressSecrets(value))
  return [...new Set([...ownValues, ...[...named, ...addressed].filter((value) => !shown.has(value))])]
}

/** Returns a secret and its parts that may be printed individually. */
function partsOf(value: string, minimum: number, kind: SecretKind): readonly string[] {
  const lines = linesOf(value.trim())
  return [...lines, ...lines.flatMap((line) => [...dottedPartsOf(line, kind), ...piecesOf(line)])].filter(({ length }) => length >= minimum)
}

/** Returns a multi-line secret and each of its lines, because tools print lines individually or with other line ends. */
function linesOf(value: string): readonly string[] {
  const lines = value.split(/\r\n?|\n/).map((line) => line.trim())
  // The lines around a key (`-----BEGIN PRIVATE KEY-----`) are the same for every key.
  return lines.length === 1 ? lines : [value, ...lines.filter((line) => !line.startsWith('-----'))]
}

/** Returns the parts of a JSON Web Token and the like, because formats split the names of classes and suites at dots. */
function dottedPartsOf(line: string, kind: SecretKind): readonly string[] {
  // The header, which encodes `{"`, is the same for many tokens.
  const parts = line.includes('.') && !/\s/.test(line) ? line.split('.').filter((part, index) => index > 0 || !part.startsWith('eyJ')) : []
  return parts.filter((part) => part.length >= minimumLength && !isOrdinary(part, kind))
}

function piecesOf(line: string): readonly string[] {
  if (line.length <= maximumPiece) return []
  const count = Math.ceil(line.length / (maximumPiece / 2))
  const length = Math.ceil(line.length / count)
  return Array.from({ length: count }, (_, index) => line.slice(index * length, (index + 1) * length))
}
