/** The ways to group tests, with their titles on the page. */
export const groupingTitles = {
  outcome: 'Outcome',
  suite: 'Suite',
  file: 'File',
  job: 'Job',
  module: 'Module',
  owner: 'Owner',
  tag: 'Tag',
  cause: 'Cause',
  none: 'None',
} as const

export type Grouping = keyof typeof groupingTitles
