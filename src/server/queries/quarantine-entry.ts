import type { TestQuarantine } from '../../records/record.js'

/**
 * Parses the column `quarantine`, which contains the field of a valid record. Undefined if the test was not in quarantine. Leaves out
 * `isAdded`, which is about the change of one run.
 */
export function parseEntry(json: string): Omit<TestQuarantine, 'isAdded'> | undefined {
  if (json === '') return undefined
  const { isAdded: _, ...entry } = JSON.parse(json) as TestQuarantine
  return entry
}
