import type { FastifyInstance } from 'fastify'
import type { DataQuery, OfOrganisation } from '../queries/data-query.js'
import { queries, queryNames } from '../queries/query-table.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'

/** Adds the routes of all queries that have a path. */
export function addDataRoutes(app: FastifyInstance, context: RouteContext): void {
  for (const name of queryNames) {
    const query: DataQuery | object = queries[name]
    if (!('path' in query)) continue
    const ask = context.store[name] as (parameters: OfOrganisation, signal: AbortSignal) => Promise<unknown>
    addDataRoute(app, context, name, query, ask)
  }
}
