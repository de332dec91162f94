import type { Seen, Sighting as ShownSighting } from '../answers/sighting.js'
import type { BuildFacts } from '../store/queries/build-facts-query.js'
import type { ModuleFactsRow } from '../store/queries/module-facts-query.js'

/** A build in which something happened. Texts are empty if they are unknown. */
export interface Sighting {
  readonly build: string
  readonly commit: string
  readonly url: string
}

/** A build, and the time of something that happened in it, in Unix ms. */
export interface TimedSighting extends Sighting {
  readonly timestamp: number
}

/** Returns a function that completes builds by their facts. */
export function createSightings(facts: readonly BuildFacts[]): (build: string | undefined) => Sighting {
  const factsOf = new Map(facts.map((fact) => [fact.build, fact]))
  return (build = '') => ({ build, commit: factsOf.get(build)?.commit ?? '', url: factsOf.get(build)?.url ?? '' })
}

type ModuleBuild = Pick<ModuleFactsRow, 'project' | 'module' | 'build'>

/** Returns a function that completes builds of several modules by their facts. */
export function createModuleSightings(facts: readonly ModuleFactsRow[]): (build: ModuleBuild) => Sighting {
  const factsOf = new Map(facts.map((row) => [moduleBuildKey(row), row]))
  return (build) => {
    const { commit = '', url = '' } = factsOf.get(moduleBuildKey(build)) ?? {}
    return { build: build.build, commit, url }
  }
}

const moduleBuildKey = ({ project, module, build }: ModuleBuild): string => JSON.stringify([project, module, build])

/** Returns a key for what happened to a test or a cause at a time. */
export const momentOf = (id: string, timestamp: number): string => `${timestamp} ${id}`

/** Returns the fields for the first or the last build in a list of other fields, without what is unknown. */
export const shownBuild = <Name extends 'first' | 'last'>(which: Name, { build, commit, url }: Sighting) =>
  ({
    [`${which}Build`]: build,
    [`${which}Commit`]: commit || undefined,
    [`${which}Url`]: url || undefined,
  }) as Pick<Seen, `${Name}Build` | `${Name}Commit` | `${Name}Url`>

/** Returns the object for a build, without what is unknown. */
export const shownSighting = ({ timestamp, build, commit, url }: TimedSighting): ShownSighting => ({
  timestamp,
  build,
  commit: commit || undefined,
  url: url || undefined,
})

interface SeenBuilds extends Pick<Seen, 'firstSeen' | 'lastSeen'> {
  readonly first: Sighting
  readonly last: Sighting
}

/** Returns the fields for the first and the last event. */
export const shownSeen = ({ first, firstSeen, last, lastSeen }: SeenBuilds): Seen => ({
  firstSeen,
  ...shownBuild('first', first),
  lastSeen,
  ...shownBuild('last', last),
})
