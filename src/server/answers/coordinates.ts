import { Type } from 'typebox'
import type { Answer } from './answer.js'

/** The maximum number of coordinates in an answer. More cannot be offered for choice, and the ones with the latest records are wanted. */
export const maximumCoordinates = 2000

const entry = Type.Object({
  org: Type.String(),
  project: Type.String(),
  module: Type.String(),
  pipeline: Type.String({ description: 'Empty if the records do not name a pipeline.' }),
  timestamp: Type.Integer({ format: 'int64', description: 'The time of the latest record in Unix ms.' }),
})

/** The answer of `/v1/data/coordinates`. */
export const coordinatesAnswer = Type.Object({ coordinates: Type.Array(entry, { maxItems: maximumCoordinates }) })
export type CoordinateList = Answer<typeof coordinatesAnswer>
