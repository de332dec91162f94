import type { TestQuarantine } from '../../records/record.js'

/** Parses the column `quarantine`, which contains the field of a valid record. Undefined if the test was not in quarantine. */
export const parseQuarantine = (json: string): TestQuarantine | undefined =>
  json === '' ? undefined : (JSON.parse(json) as TestQuarantine)
