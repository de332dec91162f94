import { type Static, type TObject, Type } from 'typebox'
import { type ModuleHealth, maximumModules, mostListed } from '../../answers/modules.js'
import type { Query } from '../query.js'
import { spanParameters, type TimeSpan } from './aggregation.js'
import { defaultBranches, defaultBranchRule } from './default-branch.js'
import { conditionsOf, coordinateFilters, equalTo, optional, schemasOf } from './filter.js'
import { type ModulePlace, moduleParameters, ofModules } from './module-branches.js'

/** The number of flaky tests, and of causes, without the parameter `limit`. */
export const defaultListed = 20

/** The filters of the queries. A filter that is added here is parsed, documented and applied. */
const filters = {
  org: coordinateFilters.org,
  project: optional(equalTo('project', 'Only modules of this project. Default: all projects.')),
}

/** The schemas of the parameters, without the range. */
export const modulesSchemas = {
  ...schemasOf(filters),
  ref: Type.Optional(equalTo('ref', `The branch or tag. Default: of each module, ${defaultBranchRule}.`).schema),
  brief: Type.Optional(
    Type.Boolean({
      description: 'With `true`, only the modules with their builds. Flaky tests and causes, which take longer to find, are left out.',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: mostListed,
      description: `The maximum number of flaky tests, and of causes. Default: ${defaultListed}.`,
    }),
  ),
}

export type ModulesParameters = Static<TObject<typeof modulesSchemas>> & TimeSpan

/** A module as the engine returns it. */
export interface ModuleRow extends Pick<ModuleHealth, 'project' | 'module' | 'lastRecord'> {
  readonly pipelines: number
  /** The number of modules that match. The same in each row. */
  readonly moduleCount: number
}

/** Selects the modules of an organisation, the ones with the latest records first. */
export const modulesQuery = ({ org, project }: ModulesParameters): Query => ({
  // Uses the projection "places", as the query for the coordinates does.
  sql: `SELECT project, module, max(last) AS lastRecord, count() AS pipelines, count() OVER () AS moduleCount
FROM (
  SELECT project, module, max(records.timestamp) AS last
  FROM records
  WHERE ${conditionsOf(filters, project === undefined ? { org } : { org, project })}
  GROUP BY records.org, project, module, records.pipeline
  HAVING last >= {oldestTs:Int64}
)
GROUP BY project, module
ORDER BY lastRecord DESC, project, module
LIMIT ${maximumModules}`,
  parameters: project === undefined ? { org } : { org, project },
  leavesOutExpired: true,
})

/** Selects the default branch of each module. The list must not be empty. */
export const defaultBranchesQuery = (org: string, modules: readonly ModulePlace[], span: TimeSpan): Query => ({
  sql: defaultBranches(ofModules(modules), span),
  parameters: { ...moduleParameters(org, modules), ...spanParameters(span) },
})
