import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { buildsTotalsAnswer, jobsTotalsAnswer, testsTotalsAnswer } from '../answers/totals.js'
import { jsonDocument, queryLines } from '../store/json-document.js'
import { type BuildsTotalsParameters, buildsTotalsQuery, buildsTotalsSchemas } from '../store/queries/builds-totals-query.js'
import { pipelineSchemas } from '../store/queries/jobs-query.js'
import {
  type JobsTotalsParameters,
  jobsTotalsQuery,
  type TestsTotalsParameters,
  type TotalsRow,
  testsTotalsQuery,
  testsTotalsSchemas,
  wholeSchema,
} from '../store/queries/totals-query.js'
import type { Query } from '../store/query.js'
import type { QuerySource } from '../store/query-reader.js'
import { rowsOf } from '../store/query-rows.js'
import { rangeParameters, withBuckets } from '../time-range.js'
import { dataQuery } from './data-query.js'

const answerDescription = 'An entry for each bucket with results, ordered by timestamp. The list is empty if nothing was recorded.'

export const testsTotals = dataQuery({
  path: '/v1/data/tests/totals',
  summary: 'A module over time',
  description: 'Returns the number of results per status, the builds, and the durations of all tests of a module together, by time bucket.',
  querystring: Type.Object({ ...rangeParameters, ...testsTotalsSchemas }),
  answer: testsTotalsAnswer,
  answerDescription,
  prepare: withBuckets,
  read: (source, parameters: TestsTotalsParameters) => readTotals(source, testsTotalsQuery(parameters), parameters),
})

export const jobsTotals = dataQuery({
  path: '/v1/data/jobs/totals',
  summary: 'A pipeline over time',
  description:
    'Returns the number of jobs per status, the builds, and the durations of all jobs of a module and pipeline together, by time bucket.',
  querystring: Type.Object({ ...rangeParameters, ...pipelineSchemas, ...wholeSchema }),
  answer: jobsTotalsAnswer,
  answerDescription,
  prepare: withBuckets,
  read: (source, parameters: JobsTotalsParameters) => readTotals(source, jobsTotalsQuery(parameters), parameters),
})

export const buildsTotals = dataQuery({
  path: '/v1/data/builds/totals',
  summary: 'The builds of a module over time',
  description:
    'Returns the number of builds that ran tests of a module, and their durations, by time bucket. The duration of a build is the one of its own record, or else the sum of its tests. A build counts in the bucket in which its first test ran. Builds of pull requests count, except on the default branch if it has others, because a fork may have a branch of the same name.',
  querystring: Type.Object({ ...rangeParameters, ...buildsTotalsSchemas }),
  answer: buildsTotalsAnswer,
  answerDescription,
  prepare: withBuckets,
  read: (source, parameters: BuildsTotalsParameters) => readTotals(source, buildsTotalsQuery(parameters), parameters),
})

/**
 * Reads the document `{ "totals": [ … ] }`. If the parameters ask for the whole range and it has results, the document also contains
 * `whole`.
 */
async function readTotals(source: QuerySource, query: Query, { whole }: { readonly whole?: boolean }): Promise<Readable> {
  if (whole !== true) return jsonDocument(source, 'totals', query)
  const lines = await queryLines(source, query)
  return Readable.from(documentWithWhole(rowsOf<TotalsRow>(lines)), { objectMode: false }).once('close', () => lines.destroy())
}

/** Writes the document row by row, because a range may have very many buckets. */
async function* documentWithWhole(rows: AsyncIterable<TotalsRow>): AsyncGenerator<string> {
  let whole = ''
  let separator = ''
  yield '{"totals":['
  for await (const { isWhole, ...entry } of rows) {
    if (isWhole === 1) {
      const { timestamp: _, ...figures } = entry
      whole = `,"whole":${JSON.stringify(figures)}`
    } else {
      yield `${separator}${JSON.stringify(entry)}`
      separator = ','
    }
  }
  yield `]${whole}}`
}
