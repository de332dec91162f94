import type { Query } from '../query.js'
import { inRange, spanParameters } from './aggregation.js'
import { conditionsOf, coordinateFilters } from './filter.js'

/** The coordinates of a module. */
export interface Module {
  readonly org: string
  readonly project: string
  readonly module: string
}

/** How long before and after its tests the records of a build and its jobs are looked for, in ms. A longer build has no commit here. */
export const nearbyMs = 7 * 24 * 60 * 60 * 1000

/** The limit for the message of a commit and its author, in characters. */
export const buildTextLength = 300

/** The commit and the page of a build. Texts are empty if they are unknown. */
export interface BuildFacts {
  readonly build: string
  readonly commit: string
  readonly branch: string
  readonly pullRequest: string
  readonly url: string
  readonly commitMessage: string
  readonly author: string
}

/** The page of a job in a build. */
export interface JobFacts {
  readonly build: string
  readonly job: string
  readonly url: string
}

interface Place {
  readonly build: string
  readonly timestamp: number
}

function nearby({ org, project, module }: Module, kind: 'build' | 'job', places: readonly Place[]): Query {
  const times = places.map(({ timestamp }) => timestamp)
  return {
    sql: `FROM records
WHERE ${conditionsOf(coordinateFilters, coordinateFilters)} AND records.kind = '${kind}' AND ${inRange}
  AND records.build IN {builds:Array(String)}`,
    parameters: {
      org,
      project,
      module,
      builds: [...new Set(places.map(({ build }) => build))],
      ...spanParameters({ fromTs: Math.min(...times) - nearbyMs, toTs: Math.max(...times) + nearbyMs }),
    },
  }
}

/** Selects the commits and pages of the builds of tests. The list must not be empty. */
export function buildFactsQuery(module: Module, places: readonly Place[]): Query {
  const { sql, parameters } = nearby(module, 'build', places)
  const start = (column: string): string => `max(leftUTF8(records.${column}, ${buildTextLength}))`
  return {
    sql: `SELECT records.build AS build, max(records.commit) AS commit, max(records.branch) AS branch, max(records.pullRequest) AS pullRequest,
  max(records.url) AS url, ${start('commitMessage')} AS commitMessage, ${start('author')} AS author
${sql}
GROUP BY build`,
    parameters,
  }
}

/** Selects the pages of the jobs of tests. The list must not be empty. */
export function jobFactsQuery(module: Module, places: readonly (Place & { readonly job: string })[]): Query {
  const { sql, parameters } = nearby(module, 'job', places)
  return {
    sql: `SELECT records.build AS build, records.name AS job, max(records.url) AS url
${sql} AND records.name IN {jobs:Array(String)}
GROUP BY build, job`,
    parameters: { ...parameters, jobs: [...new Set(places.map(({ job }) => job))] },
  }
}
