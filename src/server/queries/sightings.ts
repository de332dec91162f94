import type { Seen, SightedChange, Sighting } from '../answers/sighting.js'
import type { BuildFacts } from '../store/queries/build-facts-query.js'
import type { ModuleFactsRow } from '../store/queries/module-facts-query.js'
import { firstLine } from './first-line.js'

/** A build in which something happened. */
export type SightedBuild = Omit<Sighting, 'timestamp'>

/** Returns a function that completes builds by their facts. */
export function createSightings(facts: readonly BuildFacts[]): (build: string | undefined) => SightedBuild {
  const factsOf = new Map(facts.map((fact) => [fact.build, fact]))
  return (build = '') => sightedBuild(build, factsOf.get(build))
}

type ModuleBuild = Pick<ModuleFactsRow, 'project' | 'module' | 'build'>

/** Returns a function that completes builds of several modules by their facts. */
export function createModuleSightings(facts: readonly ModuleFactsRow[]): (build: ModuleBuild) => SightedBuild {
  const factsOf = new Map(facts.map((row) => [moduleBuildKey(row), row]))
  return (build) => sightedBuild(build.build, factsOf.get(moduleBuildKey(build)))
}

/** Returns a function that completes builds of several modules by their facts and by the changes that they tested. */
export function createModuleChanges(facts: readonly ModuleFactsRow[]): (build: ModuleBuild) => Omit<SightedChange, 'timestamp'> {
  const factsOf = new Map(facts.map((row) => [moduleBuildKey(row), row]))
  return (build) => {
    const found = factsOf.get(moduleBuildKey(build))
    const { commitMessage = '', author = '' } = found ?? {}
    return { ...sightedBuild(build.build, found), commitMessage: firstLine(commitMessage), author: firstLine(author) }
  }
}

/** Returns a function that returns the pipelines of builds of several modules; empty if they are unknown. */
export function createModulePipelines(facts: readonly ModuleFactsRow[]): (build: ModuleBuild) => string {
  const pipelineOf = new Map(facts.map((row) => [moduleBuildKey(row), row.pipeline]))
  return (build) => pipelineOf.get(moduleBuildKey(build)) ?? ''
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
