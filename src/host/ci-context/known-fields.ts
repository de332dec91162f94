/** Returns an object without its fields that are undefined or empty. */
export function knownFields<Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined && field !== '')) as never
}
