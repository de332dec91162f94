import type { Seen, SightedChange, Sighting } from '../answers/sighting.js'
import type { BuildFacts } from '../store/queries/build-facts-query.js'
import type { ModuleFactsRow } from '../store/queries/module-facts-query.js'
import { firstFullLine } from './first-line.js'

/** A build in which something happened. */
export type SightedBuild = Omit<Sighting, 'timestamp'>

/** Returns a function that completes builds by their facts. */
export function createSightings(facts: readonly BuildFacts[]): (build: string | undefined) => SightedBuild {
  const factsOf = new Map(facts.map((fact) => [fact.build, fact]))
  return (build = '') => sightedBuild(build, factsOf.get(build))
}

type ModuleBuild = Pick<ModuleFactsRow, 'project' | 'module' | 'build'>

/** Returns functions that complete builds of several modules by their facts, the changes that they tested, or their pipelines. */
export function createModuleSightings(facts: readonly ModuleFactsRow[]) {
  const factsOf = new Map(facts.map((row) => [moduleBuildKey(row), row]))
  const sightingIn = (build: ModuleBuild): SightedBuild => sightedBuild(build.build, factsOf.get(moduleBuildKey(build)))
  return {
    sightingIn,
    changeIn(build: ModuleBuild): Omit<SightedChange, 'timestamp'> {
      const { commitMessage = '', author = '' } = factsOf.get(moduleBuildKey(build)) ?? {}
      return { ...sightingIn(build), commitMessage: firstFullLine(commitMessage), author: firstFullLine(author) }
    },
    /** Returns an empty text if the pipeline is unknown. */
    pipelineIn: (build: ModuleBuild): string => factsOf.get(moduleBuildKey(build))?.pipeline ?? '',
  }
}

const moduleBuildKey = ({ project, module, build }: ModuleBuild): string => JSON.stringify([project, module, build])

const sightedBuild = (build: string, facts: Pick<BuildFacts, 'commit' | 'url'> | undefined): SightedBuild => ({
  build,
  commit: facts?.commit || undefined,
  url: facts?.url || undefined,
})

/** Returns a key for what happened to a test or a cause at a time. */
export const momentOf = (id: string, timestamp: number): string => `${timestamp} ${id}`

/** Returns the fields for the last build in a list of other fields. */
export const lastBuildOf = ({ build, commit, url }: SightedBuild): Pick<Seen, 'lastBuild' | 'lastCommit' | 'lastUrl'> => ({
  lastBuild: build,
  lastCommit: commit,
  lastUrl: url,
})

interface SeenBuilds extends Pick<Seen, 'firstSeen' | 'lastSeen'> {
  readonly first: SightedBuild
  readonly last: SightedBuild
}

/** Returns the fields for the first and the last event. */
export const seenOf = ({ firstSeen, first, lastSeen, last }: SeenBuilds): Seen => ({
  firstSeen,
  firstBuild: first.build,
  firstCommit: first.commit,
  firstUrl: first.url,
  lastSeen,
  ...lastBuildOf(last),
})
