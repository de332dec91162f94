import { buildTextLength } from '../../answers/test-runs.js'
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

/** The facts about a build, or the page of a job in it. */
export interface BuildOrJobFacts extends BuildFacts {
  readonly kind: 'build' | 'job'
  /** Empty for a build. */
  readonly job: string
}

interface Place {
  readonly build: string
  readonly timestamp: number
}

/** Returns the parameters of a query that looks for the records of builds at about the times of their tests. */
const nearby = ({ org, project, module }: Module, places: readonly Place[]) => {
  const times = places.map(({ timestamp }) => timestamp)
  return {
    org,
    project,
    module,
    builds: [...new Set(places.map(({ build }) => build))],
    ...spanParameters({ fromTs: Math.min(...times) - nearbyMs, toTs: Math.max(...times) + nearbyMs }),
  }
}

const isNearby = `${conditionsOf(coordinateFilters, coordinateFilters)} AND ${inRange} AND records.build IN {builds:Array(String)}`

/** Returns an expression for the start of a text of a build. */
export const startOf = (column: string): string => `max(leftUTF8(records.${column}, ${buildTextLength}))`

const facts = `records.build AS build, max(records.commit) AS commit, max(records.branch) AS branch, max(records.pullRequest) AS pullRequest,
  max(records.url) AS url, ${startOf('commitMessage')} AS commitMessage, ${startOf('author')} AS author`

/** Selects the commits and pages of the builds of tests. The list must not be empty. */
export const buildFactsQuery = (module: Module, places: readonly Place[]): Query => ({
  sql: `SELECT ${facts}
FROM records
WHERE ${isNearby} AND records.kind = 'build'
GROUP BY build`,
  parameters: nearby(module, places),
})

/** Selects the commits and pages of the builds of tests, and the pages of their jobs. The list must not be empty. */
export const buildAndJobFactsQuery = (module: Module, places: readonly (Place & { readonly job: string })[]): Query => ({
  sql: `SELECT records.kind AS kind, if(kind = 'job', records.name, '') AS job, ${facts}
FROM records
WHERE ${isNearby} AND (records.kind = 'build' OR records.kind = 'job' AND records.name IN {jobs:Array(String)})
GROUP BY kind, job, build`,
  parameters: { ...nearby(module, places), jobs: [...new Set(places.map(({ job }) => job))] },
})
