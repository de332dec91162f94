import { type TProperties, Type } from 'typebox'
import type { Component } from '../report/content/component.js'
import { components } from '../report/content/components.js'
import { closedObject, schemaBuilders } from '../report/content/property-schema.js'

type SchemaOfComponent = Pick<Component<TProperties, never>, 'description' | 'properties' | 'keywords'>

const componentSchemas = Object.entries<SchemaOfComponent>(components)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([type, { description, properties, keywords }]) => ({
    ...closedObject({ type: Type.Literal(type, { description }), ...properties(schemaBuilders) }, { description, ...keywords }),
    title: type,
  }))

// Without a type, `properties` and `required` accept every value that is not an object.
const componentOf = (type: string) => ({ type: 'object', properties: { type: { const: type } }, required: ['type'] })

/**
 * The targets of `$ref` in the schema. A component has one `if` for each type instead of a `oneOf`, so that editors and other
 * validators report only errors of the type that the user wrote.
 */
export const definitions = {
  component: {
    title: 'component',
    type: 'object',
    properties: {
      type: {
        title: 'component',
        enum: componentSchemas.map(({ title }) => title),
        description: 'The type of the component. It decides which other keys are allowed.',
      },
    },
    required: ['type'],
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    allOf: componentSchemas.map((schema) => ({ if: componentOf(schema.title), then: schema })),
  },
  template: closedObject(
    {
      components: Type.Array(Type.Unsafe<unknown>({ $ref: '#/definitions/component' }), {
        description: 'The components, from top to bottom.',
      }),
    },
    { description: 'The content of the report.' },
  ),
}
