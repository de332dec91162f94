import { countOf } from '../../../base/text/counts.js'
import { isRecord, type JsonRecord } from '../json/json-fields.js'
import type { JestTool } from './jest-test.js'

/** The facts that a report or a part of it states, by key. */
export type JestFacts = ReadonlyMap<string, unknown>

const titleOf = { jest: 'Jest', vitest: 'Vitest' } as const

/** Returns the name of a tool. */
export const jestToolTitle = (tool: JestTool): string => titleOf[tool]

/**
 * Returns the tool that wrote a report. Only Jest counts the files that it could not run, before it lists tests. A program may leave out the
 * counts, but only Jest has a summary of each file.
 */
export const toolOfReport = (run: JestFacts, file?: JsonRecord): JestTool =>
  run.has('numRuntimeErrorTestSuites') || (file !== undefined && 'summary' in file) ? 'jest' : 'vitest'

/**
 * Returns why a run is incomplete or failed although no test and no file failed, as a sentence without its full stop.
 * @param counts the numbers of test files, of tests and files that failed, and of tests that did not end
 */
export function verdictOnRun(
  run: JestFacts,
  { files, failures, unfinished }: { readonly files: number; readonly failures: number; readonly unfinished: number },
): string | undefined {
  const title = jestToolTitle(toolOfReport(run))
  if (run.get('wasInterrupted') === true) return `${title} was interrupted before all tests ran`
  if (failures > 0) return undefined
  // Vitest states success if a worker died.
  if (unfinished > 0) return `${countOf(unfinished, 'test')} did not end: ${title} was stopped, or a worker died`
  if (run.get('success') !== false) return undefined
  if (files === 0) return `${title} found no test files`
  const snapshot = run.get('snapshot')
  const obsolete = isRecord(snapshot) && typeof snapshot.unchecked === 'number' ? snapshot.unchecked : 0
  return obsolete > 0
    ? `${title} reports a failure that no test shows: ${countOf(obsolete, 'obsolete snapshot')}`
    : `${title} reports a failure that no test shows, such as a coverage threshold that was not reached. See the log of the tests for the reason`
}
