import { Type } from 'typebox'
import type { Evidence } from '../../records/evidence.js'
import { type TestSteps, testStepsAnswer } from '../answers/test-steps.js'
import { orderedReading } from '../store/ordered-reading.js'
import { type StepsParameters, type StepsRow, stepsQuery, stepsSchemas } from '../store/queries/steps-query.js'
import { type QuerySource, queryReader } from '../store/query-reader.js'
import { dataQuery } from './data-query.js'

/**
 * Reads the steps of a run, which lists of runs do not contain.
 * @throws StoreLimitError if a query exceeds the limits
 */
async function readTestSteps(source: QuerySource, parameters: StepsParameters): Promise<TestSteps> {
  const [row] = await queryReader(source, orderedReading)<StepsRow>(stepsQuery(parameters))
  return testStepsOf(row === undefined || row.evidence === '' ? {} : JSON.parse(row.evidence))
}

/** Returns the answer for the stored fields of a run. */
export const testStepsOf = ({ steps = [], stepsLeftOut = 0, attachments = [], attachmentsLeftOut = 0 }: Evidence): TestSteps => ({
  steps,
  stepsLeftOut,
  attachments,
  attachmentsLeftOut,
})

export const testSteps = dataQuery({
  path: '/v1/data/tests/steps',
  summary: 'The steps of a failed run',
  description:
    'Returns the steps of one failed run of a test, and the names of the files that it left behind. They are shown for 30 days after the record was stored.',
  querystring: Type.Object(stepsSchemas),
  answer: testStepsAnswer,
  answerDescription: 'The steps and the names of the files. The lists are empty if none are stored.',
  prepare: (given) => given,
  read: readTestSteps,
})
