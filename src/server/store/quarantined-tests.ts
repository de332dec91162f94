import type { TestQuarantine } from '../../records/record.js'
import type { Caller, Connection } from './connection.js'
import { testKey } from './place-keys.js'
import { parseQuarantine } from './quarantine-entry.js'
import type { QuarantineSinceRow } from './queries/quarantine-since-query.js'
import {
  type QuarantinedParameters,
  type QuarantinedRow,
  type QuarantinedTextsRow,
  quarantinedQuery,
  quarantinedTextsQuery,
  sinceOfTestsQuery,
} from './queries/quarantined-query.js'
import type { QueryLimits } from './query-limits.js'
import { queryReader } from './query-reader.js'

/** A test in quarantine. */
export interface QuarantinedTest extends Omit<QuarantinedTextsRow, 'quarantine'> {
  readonly quarantine: TestQuarantine & { readonly since: number }
  /** The number of builds in a row, up to the last one, in which the test passed at once. */
  readonly passes: number
}

/** The tests in quarantine. */
export interface QuarantinedTests {
  /** The ones with the most passes first. */
  readonly tests: readonly QuarantinedTest[]
  /** The number of all, including those that are not listed. */
  readonly testCount: number
}

/**
 * Finds the tests in quarantine, and then looks up the texts of those that are returned.
 * @throws StoreLimitError if a query exceeds the limits
 */
export async function readQuarantinedTests(
  connection: Connection,
  parameters: QuarantinedParameters,
  caller: Caller,
  limits?: QueryLimits,
): Promise<QuarantinedTests> {
  const rows = queryReader(connection, caller, limits)
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
      ...{ project, module, testId, name, suite, owners },
      quarantine: { since: sinceOf.get(key) ?? timestamp, ...parseQuarantine(quarantine) },
      passes,
    }
  })
  return { tests, testCount: first.testCount }
}
