/**
 * Makes a function that returns a value, as JSON has them, with every text and key replaced by the result of `map`. It returns the value
 * itself if nothing changes.
 */
export function mapTexts(map: (text: string) => string): <Value>(value: Value) => Value {
  const mapList = (list: readonly unknown[]): readonly unknown[] => {
    let changed: unknown[] | undefined
    for (const [index, item] of list.entries()) {
      const mapped = mapValue(item)
      if (mapped !== item) changed ??= list.slice(0, index)
      changed?.push(mapped)
    }
    return changed ?? list
  }
  const mapFields = (fields: Readonly<Record<string, unknown>>): object => {
    const keys = Object.keys(fields)
    let changed: [string, unknown][] | undefined
    for (const [index, key] of keys.entries()) {
      const value = fields[key]
      const mapped = [map(key), mapValue(value)] satisfies [string, unknown]
      if (mapped[0] !== key || mapped[1] !== value) changed ??= keys.slice(0, index).map((same) => [same, fields[same]])
      changed?.push(mapped)
    }
    return changed === undefined ? fields : Object.fromEntries(changed)
  }
  const mapValue = (value: unknown): unknown => {
    if (typeof value === 'string') return map(value)
    if (typeof value !== 'object' || value === null) return value
    return Array.isArray(value) ? mapList(value) : mapFields(value as Readonly<Record<string, unknown>>)
  }
  return <Value>(value: Value) => mapValue(value) as Value
}
