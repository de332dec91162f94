import { type TProperties, Type } from 'typebox'
import { definedFields } from '../../base/defined-fields.js'

/** Creates the schema of a text that may contain expressions between `{{` and `}}`. */
export const template = (description: string, examples: readonly string[] = [], format = 'template') =>
  Type.String({ format, description, ...definedFields({ examples: examples.length > 0 ? [...examples] : undefined }) })

/** Creates the schema of an object that has these keys and no others. */
export const closedObject = <Properties extends TProperties>(properties: Properties, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options })

/** Everything that the schema of a component is made with. */
export const schemaBuilders = { Type, template, closedObject }
