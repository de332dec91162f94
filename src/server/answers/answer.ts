import type { Static, TSchema } from 'typebox'

/** The type of an answer with a schema. A field that is undefined is absent from the JSON. */
export type Answer<Schema extends TSchema> = Frozen<Static<Schema>>

type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Frozen<Value[Name]> | (object extends Pick<Value, Name> ? undefined : never) }
    : Value
