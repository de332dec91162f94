import { type TProperties, Type } from 'typebox'

/** A text that may contain expressions between `{{` and `}}`. */
export const template = (description: string, examples: readonly string[] = [], format = 'template') =>
  Type.String({ format, description, ...(examples.length > 0 && { examples: [...examples] }) })

/** An object that has these keys and no others. */
export const closedObject = <Properties extends TProperties>(properties: Properties, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options })

const component = <Name extends string, Properties extends TProperties>(
  type: Name,
  description: string,
  properties: Properties,
  options: object = {},
) => ({ ...closedObject({ type: Type.Literal(type, { description }), ...properties }, { description, ...options }), title: type })

const queryFields = {
  org: Type.Optional(template('The organisation; default: that of the run.')),
  project: Type.Optional(template('The project; default: that of the run.')),
  module: Type.Optional(template('The module; default: that of the run.')),
  build: Type.Optional(template('One build, by its name.', ['{{ build.id }}'])),
  ref: Type.Optional(template('A branch or tag; without a build, its latest build.', ['main'])),
}

const baselineSchema = closedObject(
  {
    ...queryFields,
    expectedTrend: Type.Optional(Type.Enum(['up', 'down', 'same'], { description: 'Which change is good.' })),
    tolerance: Type.Optional(
      Type.Number({ minimum: 0, default: 0, description: 'A change no larger counts as "same", in the unit of the property.' }),
    ),
  },
  {
    description:
      'The value to compare with; without build and ref, that of the latest earlier build of the base branch, or on a branch of the same ref.',
  },
)

/** Refuses a key of a string property; the description is what users are told. */
const onlyForNumbers = (key: string) => ({ not: {}, description: `only a property of valueType "number" has a ${key}` })

/** The components that hold no others. */
export const leafSchemas = [
  component('markdown', 'Markdown of your own.', { text: template('The Markdown.', ['**{{ tests.total }}** tests']) }),
  component('alert', 'A highlighted note.', {
    severity: Type.Enum(['note', 'tip', 'important', 'warning', 'caution'], { description: 'How urgent it is.' }),
    text: template('What it says, in Markdown.'),
  }),
  component('headline', 'The one line that says what happened.', {}),
  component('problems', 'What is wrong with the files that were read.', {}),
  component('testSummary', 'How many tests there are of each status.', {}),
  component('tagSummary', 'How many tests there are of each tag and status.', {}),
  component('tests', 'Single tests.', {
    status: Type.Optional(
      Type.Array(Type.Enum(['successful', 'failed', 'skipped', 'cancelled', 'running', 'unknown']), {
        description: 'Which tests are shown, in this order; default: all, the failed ones first.',
        examples: [['failed']],
      }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, description: 'How many tests are shown at most.' })),
    groupBy: Type.Optional(Type.Enum(['suite', 'file', 'none'], { default: 'suite', description: 'What the tests are grouped by.' })),
  }),
  component('flakyTests', 'The tests that were successful only after an attempt that was not.', {}),
  component('slowestTests', 'The tests that took longest.', {}),
  component(
    'property',
    'A named value of the build, and how it changed.',
    {
      name: Type.String({ minLength: 1, description: 'The name of the property.', examples: ['coverage'] }),
      valueType: Type.Enum(['number', 'string'], { description: 'What kind of value it is.' }),
      format: Type.Optional(
        Type.String({
          format: 'number-pattern',
          description: 'How the number is shown, as a pattern of java.text.DecimalFormat.',
          examples: ['#,##0.00', "0.0'%'"],
        }),
      ),
      currency: Type.Optional(
        Type.String({ pattern: '^[A-Z]{3}$', default: 'USD', description: 'The currency of ¤ in the pattern, by its ISO code.' }),
      ),
      value: Type.Optional(closedObject(queryFields, { description: 'The value to show; without build and ref, that of the run.' })),
      baseline: Type.Optional(baselineSchema),
    },
    {
      if: { properties: { valueType: { const: 'string' } }, required: ['valueType'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        properties: { format: onlyForNumbers('format'), currency: onlyForNumbers('currency'), baseline: onlyForNumbers('baseline') },
      },
    },
  ),
] as const

/** The component that holds others. */
export const sectionSchema = component('section', 'Components under one title.', {
  title: Type.Optional(template('The title.')),
  collapsible: Type.Optional(Type.Boolean({ default: false, description: 'Whether the section can be folded.' })),
  collapsed: Type.Optional(Type.Boolean({ default: true, description: 'Whether a section that can be folded is folded at first.' })),
  components: Type.Array(Type.Unsafe<unknown>({ $ref: '#/definitions/component' }), { description: 'What stands in the section.' }),
})

const components = [...leafSchemas, sectionSchema]

// Without a type, `properties` and `required` accept everything that is not an object.
const componentOf = (type: string) => ({ type: 'object', properties: { type: { const: type } }, required: ['type'] })

/**
 * The targets of `$ref` in the schema. A component has one `if` for each type instead of a `oneOf`, so that editors and other
 * validators report only what is wrong with the type that the user wrote.
 */
export const definitions = {
  component: {
    title: 'component',
    type: 'object',
    properties: {
      type: {
        title: 'component',
        enum: components.map(({ title }) => title),
        description: 'The kind of component. It decides which other keys there are.',
      },
    },
    required: ['type'],
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    allOf: components.map((schema) => ({ if: componentOf(schema.title), then: schema })),
  },
  template: closedObject(
    {
      components: Type.Array(Type.Unsafe<unknown>({ $ref: '#/definitions/component' }), { description: 'The parts, from top to bottom.' }),
    },
    { description: 'What the report shows.' },
  ),
}
