type Environment = Readonly<Record<string, string | undefined>>

/** Variables that hold secrets by their names, and inputs of a step such as `INPUT_API-KEY`. */
const secretName = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSPHRASE|(?:API|ACCESS|SECRET|PRIVATE)[_-]KEY)$/i

/** Variables with the step's own token and the keys of the server, which are secrets whatever their values look like. */
const ownNames = ['GITHUB_TOKEN', 'INPUT_TOKEN', 'INPUT_API-KEY', 'SERVICE_API_KEY', 'SERVICE_ADMIN_KEY'] as const

const minimumLength = 16
const minimumOwnLength = 8

/**
 * Returns the secrets of an environment: the step's own token, the keys of the server, and the values of variables with the name of a secret
 * that have 16 characters or more and are not a word, a path or a value that GitHub shows anyway.
 * @param own secrets that are known from elsewhere; empty and undefined ones do not count
 */
export function secretsIn(env: Environment, own: readonly (string | undefined)[] = []): readonly string[] {
  const ownValues = [...own, ...ownNames.map((name) => env[name])].flatMap((value = '') => linesOf(value, minimumOwnLength))
  const named = Object.entries(env).flatMap(([name, value = '']) => (secretName.test(name) ? linesOf(value, minimumLength) : []))
  const shown = shownValues(env)
  return [...new Set([...ownValues, ...named.filter((value) => !isOrdinary(value) && !shown.has(value))])]
}

/** Returns a multi-line secret and each of its lines, because tools print lines individually or with other line ends. */
function linesOf(value: string, minimum: number): readonly string[] {
  const trimmed = value.trim()
  const lines = trimmed.split(/\r\n?|\n/).map((line) => line.trim())
  // The lines around a key (`-----BEGIN PRIVATE KEY-----`) are the same for every key.
  const secrets = lines.length === 1 ? lines : [trimmed, ...lines.filter((line) => !line.startsWith('-----'))]
  return secrets.filter(({ length }) => length >= minimum)
}

/** Returns values that GitHub shows, such as the commit, which may be part of a cache key. */
const shownValues = (env: Environment): ReadonlySet<string> =>
  new Set(Object.entries(env).flatMap(([name, value = '']) => (/^(?:GITHUB|RUNNER)_/i.test(name) && !secretName.test(name) ? [value] : [])))

const isOrdinary = (value: string): boolean => isWord(value) || isPath(value) || !/[\p{L}\d]/u.test(value)

/** Returns whether a value consists of pronounceable letters. Random letters have long runs of consonants and few vowels. */
function isWord(value: string): boolean {
  if (!/^(?:[A-Z]?[a-z]+|[A-Z]+)$/.test(value)) return false
  const vowels = value.replace(/[^aeiouy]/gi, '').length
  return vowels >= value.length * 0.3 && !/[^aeiouy]{5}/i.test(value)
}

/** Returns whether a value is names between slashes. Base64 may contain slashes too, but mixes cases and digits between them. */
function isPath(value: string): boolean {
  if (!/[\\/]/.test(value)) return false
  const words = value.replace(/^[A-Za-z]:/, '').split(/[\\/._@ ~-]/)
  return words.every((word) => /^(?:[a-z]*|[A-Z]*|(?:[a-z]{2,}|[A-Z][a-z]{2,})(?:[A-Z][a-z]{2,})*)\d{0,3}$/.test(word))
}
