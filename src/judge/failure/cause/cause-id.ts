/**
 * The id of a cause: the version of the rules, a letter for its kind, a hyphen and the hash of its parts. `4-4be1c03a77d2` is a strong
 * cause. `4w-…` is a weak one: different causes may have the same signature. `4e-…` is a strong cause of the environment, such as the
 * network. Version 1 has no letters. A cause with a step has a version of its own, because the steps of a test may be known in one build and
 * unknown in another.
 */
export const causeIdPattern = /^\d{1,3}[ew]?-[0-9a-f]{4,32}$/

/** Whether different causes may have the same signature, and whether the environment is one. */
export type CauseKind = 'strong' | 'weak' | 'environment'

/**
 * Must be raised with every change that gives a failure another id, because history compares the ids of different builds. Neither may be a number
 * that one of them had before.
 */
const version = 4
const versionWithStep = 5
const letters: Readonly<Record<CauseKind, string>> = { strong: '', weak: 'w', environment: 'e' }

export const makeCauseId = (kind: CauseKind, hash: string, hasStep = false): string =>
  `${hasStep ? versionWithStep : version}${letters[kind]}-${hash}`

const versionOf = (id: string): string | undefined => /^\d*/.exec(id)?.[0]

/**
 * Returns whether two failures have the same cause. Undefined if one of the causes is not known, or if they were computed with different
 * versions of the rules, which give the same failure different ids.
 */
export function sameCause(a: string | undefined, b: string | undefined): boolean | undefined {
  if (a === undefined || b === undefined) return undefined
  if (a === b) return true
  return versionOf(a) === versionOf(b) ? false : undefined
}

/** Returns whether failures with this cause certainly have the same one. Unknown for version 1, so that its ids do not count. */
export const isStrongCause = (id: string): boolean => /^(?!1\D)\d{1,3}e?-/.test(id)

/** Returns whether different causes may have the signature of this one. Unknown for version 1. */
export const isWeakCause = (id: string): boolean => /^\d{1,3}w-/.test(id)

/** Returns whether a cause is one of the network, a session, the disk or the memory, which tests and jobs share. */
export const isEnvironmentCause = (id: string): boolean => /^\d{1,3}e-/.test(id)
