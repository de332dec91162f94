import { type TBoolean, type TSchema, type TString, Type } from 'typebox'

/** A parameter of a data query that selects records by one of their fields: its schema, and its condition in SQL. */
export interface Filter<Schema extends TSchema = TSchema> {
  /** Parses the parameter and describes it in the OpenAPI document. */
  readonly schema: Schema
  /** Returns the condition. The value is bound under the name of the parameter. */
  readonly condition: (name: string) => string
}

type Filters = Readonly<Record<string, Filter>>

/** Returns the schema of a parameter that holds a name, an id or a coordinate. */
export const nameSchema = (description: string): TString => Type.String({ minLength: 1, maxLength: 4096, description })

/** Keeps records whose field has the value. */
export const equalTo = (field: string, description: string): Filter<TString> => ({
  schema: nameSchema(description),
  condition: (name) => `records.${field} = {${name}:String}`,
})

/** Keeps records whose field has another value. */
export const differs = (field: string, description: string): Filter<TString> => ({
  schema: nameSchema(description),
  condition: (name) => `records.${field} != {${name}:String}`,
})

/** Keeps records whose field has one of the values of a list. */
export const isOneOf = <const Values extends readonly string[]>(field: string, values: Values, description: string) => ({
  schema: Type.Array(Type.Enum([...values] as [...Values], { type: 'string' }), { description }),
  condition: (name: string) => `has({${name}:Array(String)}, toString(records.${field}))`,
})

/** Keeps records whose field is true, or those whose field is false. */
export const is = (field: string, description: string): Filter<TBoolean> => ({
  schema: Type.Boolean({ description }),
  condition: (name) => `records.${field} = {${name}:Bool}`,
})

/** Keeps records whose field has one of the given values, of any text. A list may have `maximum` values. */
export const equalsAny = (field: string, maximum: number, description: string) => ({
  schema: Type.Array(nameSchema(description), { maxItems: maximum, description }),
  condition: (name: string) => `records.${field} IN {${name}:Array(String)}`,
})

/** Returns the same filter for a parameter that may be left out; then all records pass. */
export const optional = <Schema extends TSchema>({ schema, condition }: Filter<Schema>) => ({
  schema: Type.Optional(schema),
  condition,
})

/** The filters that every query of a module requires. */
export const coordinateFilters = {
  org: equalTo('org', 'The organisation. It must be the organisation of the key.'),
  project: equalTo('project', 'The project or repository.'),
  module: equalTo('module', 'The part of the project that was tested.'),
}

/** The filters of a query for an organisation, one of its projects, or a module. */
export const placeFilters = {
  org: coordinateFilters.org,
  project: optional(equalTo('project', 'The project or repository. Default: all projects that the key gives access to.')),
  module: optional(equalTo('module', 'The part of the project that was tested. Requires `project`. Default: all modules.')),
}

/** Returns the schema of each filter's parameter. */
export const schemasOf = <List extends Filters>(filters: List) =>
  Object.fromEntries(Object.entries(filters).map(([name, { schema }]) => [name, schema])) as { [Name in keyof List]: List[Name]['schema'] }

/** Returns the values of filters, without other parameters. */
export const valuesOf = (filters: Filters, values: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in filters))

/** Returns the conditions of all filters that have a value, joined by AND. */
export const conditionsOf = (filters: Filters, values: object): string =>
  Object.entries(filters)
    .filter(([name]) => name in values)
    .map(([name, { condition }]) => condition(name))
    .join(' AND ')
