import { type TSchema, Type } from 'typebox'
import { statuses, type TestQuarantine } from '../../records/record.js'

/** A number of things. */
export const count = (description: string) => Type.Integer({ minimum: 0, description })

/** A point in time. */
export const time = (description: string) => Type.Integer({ format: 'int64', description: `${description} In Unix ms.` })

/** A duration in ms, or 0. */
export const duration = (description: string) => Type.Number({ minimum: 0, description: `${description} In ms; 0 if it is unknown.` })

/** Whether a change of a median duration is within the spread of the durations. */
export const isUsual = Type.Boolean({
  description: 'Whether the median of one of the two periods is in the middle half of the durations of the other one, or one is unknown.',
})

/** A text that is left out if it is unknown. */
export const knownText = (description: string) => Type.Optional(Type.String({ description: `${description} Absent if it is unknown.` }))

/** The status of a test, a job or a build. */
export const status = (description?: string) =>
  Type.Enum([...statuses], description === undefined ? { type: 'string' } : { type: 'string', description })

export const suite = Type.Array(Type.String(), { description: 'The suites that contain the test, outermost first.' })

/** The owners of a test. */
export const owners = Type.Array(Type.String(), {
  description: 'The owners of its file in CODEOWNERS, by its newest run in the range. The list is empty if they are unknown.',
})

/** The fields of a test in quarantine. Except `since`, they have the names of the fields in a record. */
export const quarantineFields = {
  since: time('The time of the first run in quarantine, without a run outside of it since then on the same branch.'),
  until: knownText('The last day of the quarantine, such as `2026-12-31`.'),
  owner: knownText('The person or team that repairs the test.'),
  reason: knownText('Why the test is in quarantine.'),
  issue: knownText('The address of an issue.'),
} satisfies Readonly<Record<'since' | Exclude<keyof TestQuarantine, 'isAdded'>, TSchema>>
