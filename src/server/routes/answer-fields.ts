import { Type } from 'typebox'

/** A number of things. */
export const count = (description: string) => Type.Integer({ minimum: 0, description })

/** A point in time. */
export const time = (description: string) => Type.Integer({ format: 'int64', description: `${description} In Unix ms.` })

/** A text that is left out if it is unknown. */
export const knownText = (description: string) => Type.Optional(Type.String({ description: `${description} Absent if it is unknown.` }))
