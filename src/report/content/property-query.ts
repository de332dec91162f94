import type { SchemaBuilders, Written } from './component.js'

const queryProperties = ({ Type, template }: SchemaBuilders) => ({
  org: Type.Optional(template('The organisation; default: the organisation of the run.')),
  project: Type.Optional(template('The project; default: the project of the run.')),
  module: Type.Optional(template('The module; default: the module of the run.')),
  build: Type.Optional(template('The name of a build.', ['{{ build.id }}'])),
  ref: Type.Optional(template('A branch or tag. Without a build, its latest build is used.', ['main'])),
})

const baselineProperties = (builders: SchemaBuilders) => ({
  ...queryProperties(builders),
  expectedTrend: builders.Type.Optional(builders.Type.Enum(['up', 'down', 'same'], { description: 'The direction of a good change.' })),
  tolerance: builders.Type.Optional(
    builders.Type.Number({
      minimum: 0,
      default: 0,
      description: 'The largest change that counts as "same", in the unit of the property.',
    }),
  ),
  over: builders.Type.Optional(
    builders.Type.Integer({
      minimum: 2,
      maximum: 50,
      description:
        'Compare with the median of this number of builds in the history. A change that the spread of their values explains counts as "same".',
    }),
  ),
})

/** Selects a value of a property. Each field may contain expressions. */
export interface PropertyQuery extends Written<ReturnType<typeof queryProperties>> {}

/** Selects the value that a property is compared with. */
export interface BaselineQuery extends Written<ReturnType<typeof baselineProperties>> {}

/** Creates the schema of a query. */
export const querySchema = (builders: SchemaBuilders) =>
  builders.closedObject(queryProperties(builders), { description: 'The value to show; without build and ref, the value of the run.' })

/** Creates the schema of a baseline. */
export const baselineSchema = (builders: SchemaBuilders) =>
  builders.closedObject(baselineProperties(builders), {
    description:
      'The value to compare with. Without build and ref: the value of the latest earlier build of the base branch of a pull request, or of the same ref.',
    if: { properties: { over: {} }, required: ['over'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { build: { not: {}, description: '"over" compares with several builds, so it does not go with "build"' } } },
  })
