import { Type } from 'typebox'
import { type QuarantinedTest, type QuarantinedTests, quarantinedTestsAnswer } from '../answers/quarantined-tests.js'
import { demandProjectOfModule } from '../project-of-module.js'
import { testKey } from '../store/place-keys.js'
import type { QuarantineSinceRow } from '../store/queries/quarantine-since-query.js'
import {
  type QuarantinedParameters,
  type QuarantinedRow,
  type QuarantinedTextsRow,
  quarantinedQuery,
  quarantinedSchemas,
  quarantinedTextsQuery,
  sinceOfTestsQuery,
} from '../store/queries/quarantined-query.js'
import { type QuerySource, queryReader } from '../store/query-reader.js'
import { spanSchemas, withSpan } from '../time-range.js'
import { dataQuery } from './data-query.js'
import { parseEntry } from './quarantine-entry.js'

/**
 * Finds the tests in quarantine, and then looks up the texts of those that are returned.
 * @throws StoreLimitError if a query exceeds the limits
 */
async function readQuarantinedTests(source: QuerySource, parameters: QuarantinedParameters): Promise<QuarantinedTests> {
  const rows = queryReader(source)
  const found = await rows<QuarantinedRow>(quarantinedQuery(parameters))
  const [first] = found
  if (first === undefined) return { tests: [], testCount: 0 }
  const { org, fromTs, toTs } = parameters
  const [texts, begins] = await Promise.all([
    rows<QuarantinedTextsRow>(quarantinedTextsQuery(org, found, { fromTs, toTs })),
    rows<QuarantineSinceRow>(sinceOfTestsQuery(org, found, { fromTs, toTs })),
  ])
  const textsOf = new Map(texts.map((row) => [testKey(row), row]))
  const sinceOf = new Map(begins.map((row) => [testKey(row), row.since]))
  const tests = found.map(({ project, module, testId, timestamp, passes }): QuarantinedTest => {
    const key = testKey({ project, module, testId })
    const { name = '', suite = [], owners = [], quarantine = '' } = textsOf.get(key) ?? {}
    return {
      project,
      module,
      testId,
      name,
      suite,
      owners,
      since: sinceOf.get(key) ?? timestamp,
      ...parseEntry(quarantine),
      passes,
    }
  })
  return { tests, testCount: first.testCount }
}

export const testsQuarantined = dataQuery({
  path: '/v1/data/tests/quarantined',
  summary: 'Tests in quarantine',
  description:
    'Lists the tests of a module, or of all modules of a project or an organisation, whose newest run in the range was in quarantine, and how often they passed since they failed last. Builds of pull requests are left out.',
  querystring: Type.Object({ ...spanSchemas, ...quarantinedSchemas }),
  answer: quarantinedTestsAnswer,
  answerDescription: 'The tests, the ones with the most passes first. The list is empty if no test is in quarantine.',
  prepare(given, now) {
    demandProjectOfModule(given)
    return withSpan(given, now)
  },
  read: readQuarantinedTests,
})
