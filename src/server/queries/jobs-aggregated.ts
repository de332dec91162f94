import { Type } from 'typebox'
import { jobsAggregatedAnswer } from '../answers/aggregates.js'
import { jsonDocument } from '../store/json-document.js'
import { type JobsParameters, jobsQuery, jobsSchemas } from '../store/queries/jobs-query.js'
import { rangeParameters, withBuckets } from '../time-range.js'
import { dataQuery } from './data-query.js'

export const jobsAggregated = dataQuery({
  path: '/v1/data/jobs/aggregated',
  summary: 'Jobs of a pipeline over time',
  description: 'Returns the number of results per status and the durations of each job of a module and pipeline, by time bucket.',
  querystring: Type.Object({ ...rangeParameters, ...jobsSchemas }),
  answer: jobsAggregatedAnswer,
  answerDescription: 'The entries, ordered by timestamp, name and id. The list is empty if nothing was recorded.',
  prepare: withBuckets,
  read: (source, parameters: JobsParameters) => jsonDocument(source, 'jobs', jobsQuery(parameters)),
})
