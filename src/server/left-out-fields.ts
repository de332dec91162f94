/** Fields of records that belong to the report of one run. The store has no column for them. */
export const leftOutFields: ReadonlySet<string> = new Set([
  'sourceLocation',
  'producer',
  'isStartEstimated',
  'expected',
  'actual',
  'steps',
  'stepsLeftOut',
  'attachments',
  'attachmentsLeftOut',
])
