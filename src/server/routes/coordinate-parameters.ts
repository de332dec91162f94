import { Type } from 'typebox'

const coordinate = (description: string) => Type.String({ minLength: 1, maxLength: 4096, description })

/** The parameters that choose whose data is asked for. */
export const coordinateParameters = {
  org: coordinate('The organisation, which is that of the key.'),
  project: coordinate('The project or repository.'),
  module: coordinate('The part of the project that was tested.'),
} as const

/** A parameter with a name of its own that is written like a coordinate. */
export const nameParameter = coordinate
