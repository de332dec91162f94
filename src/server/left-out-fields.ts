/** Fields of records that belong to the report of one run. The store has no column for them. */
export const leftOutFields: ReadonlySet<string> = new Set([
  'sourceLocation',
  'producer',
  'isStartEstimated',
  'isLastSkipped',
  'former',
  'expected',
  'actual',
])

/** The fields of a failed test that the column `evidence` holds as JSON. Earlier attempts are stored without them. */
export const evidenceFields = ['steps', 'stepsLeftOut', 'attachments', 'attachmentsLeftOut'] as const
