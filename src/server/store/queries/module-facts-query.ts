import type { Query } from '../query.js'
import { spanParameters } from './aggregation.js'
import { nearbyMs, startOf } from './build-facts-query.js'

/** The commit, the change and the page of a build of a module. Texts are empty if they are unknown. */
export interface ModuleFactsRow {
  readonly project: string
  readonly module: string
  readonly build: string
  readonly pipeline: string
  readonly commit: string
  readonly url: string
  readonly commitMessage: string
  readonly author: string
}

interface Place extends Pick<ModuleFactsRow, 'project' | 'module' | 'build'> {
  readonly time: number
}

/** Selects the commits and pages of builds. The list must not be empty. Many tests may name the same build. */
export function moduleFactsQuery(org: string, places: readonly Place[]): Query {
  const times = places.map(({ time }) => time)
  const builds = distinct(places, ({ project, module, build }) => [project, module, build])
  const modules = distinct(builds, ({ project, module }) => [project, module])
  return {
    sql: `SELECT records.project AS project, records.module AS module, records.build AS build, max(records.pipeline) AS pipeline, max(records.commit) AS commit, max(records.url) AS url,
  ${startOf('commitMessage')} AS commitMessage, ${startOf('author')} AS author
FROM records
WHERE records.org = {org:String} AND records.kind = 'build' AND records.timestamp >= {fromTs:Int64} AND records.timestamp < {toTs:Int64}
  AND (records.project, records.module) IN arrayZip({projects:Array(String)}, {modules:Array(String)})
  AND (records.project, records.module, records.build) IN arrayZip({projectsOfBuilds:Array(String)}, {modulesOfBuilds:Array(String)}, {builds:Array(String)})
GROUP BY project, module, build`,
    parameters: {
      org,
      projects: modules.map(({ project }) => project),
      modules: modules.map(({ module }) => module),
      projectsOfBuilds: builds.map(({ project }) => project),
      modulesOfBuilds: builds.map(({ module }) => module),
      builds: builds.map(({ build }) => build),
      ...spanParameters({ fromTs: Math.min(...times) - nearbyMs, toTs: Math.max(...times) + nearbyMs }),
    },
  }
}

const distinct = (places: readonly Place[], keyOf: (place: Place) => readonly string[]): readonly Place[] => [
  ...new Map(places.map((place) => [JSON.stringify(keyOf(place)), place])).values(),
]
