/** The fields that are never undefined stay required; the others become optional. */
type DefinedFields<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name]
} & { [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<Fields[Name], undefined> }

/** Returns an object without its fields that are undefined. */
export function definedFields<const Fields extends object>(fields: Fields): DefinedFields<Fields> {
  const defined: Partial<Fields> = {}
  for (const name in fields) if (fields[name] !== undefined) defined[name] = fields[name]
  return defined as unknown as DefinedFields<Fields>
}
