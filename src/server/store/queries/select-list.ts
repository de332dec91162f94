/** The expressions of columns, by their names. If the names are the fields of an answer, a renamed field is a type error. */
export type Columns<Name extends PropertyKey> = Readonly<Record<Name & string, string>>

/** Returns the columns of a SELECT clause in their order, without those that are left out. */
export const selectList = (columns: Columns<string>, leftOut: readonly string[] = []): string =>
  Object.entries(columns)
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, expression]) => `${expression} AS ${name}`)
    .join(',\n  ')
