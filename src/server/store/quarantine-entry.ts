/** The texts of an entry of a quarantine file. */
export interface StoredQuarantine {
  readonly until?: string
  readonly owner?: string
  readonly reason?: string
  readonly issue?: string
}

/** Parses the column `quarantine`, which contains the field of a valid record. Undefined if the test was not in quarantine. */
export const parseQuarantine = (json: string): StoredQuarantine | undefined =>
  json === '' ? undefined : (JSON.parse(json) as StoredQuarantine)
