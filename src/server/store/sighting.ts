import type { BuildFacts } from './queries/build-facts-query.js'

/** A build in which something happened. Texts are empty if they are unknown. */
export interface Sighting {
  readonly build: string
  readonly commit: string
  readonly url: string
}

/** Returns a function that completes builds by their facts. */
export function createSightings(facts: readonly BuildFacts[]): (build: string | undefined) => Sighting {
  const factsOf = new Map(facts.map((fact) => [fact.build, fact]))
  return (build = '') => ({ build, commit: factsOf.get(build)?.commit ?? '', url: factsOf.get(build)?.url ?? '' })
}

/** Returns a key for what happened to a test or a cause at a time. */
export const momentOf = (id: string, timestamp: number): string => `${timestamp} ${id}`
