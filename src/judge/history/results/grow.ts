type Column = Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>

const initialLength = 1_024

/** Returns a typed array that has at least the given length: the same one, or a copy of at least twice its length. */
export function grow<Type extends Column>(column: Type, length: number, create: (length: number) => Type): Type {
  if (length <= column.length) return column
  const larger = create(Math.max(length, 2 * column.length, initialLength))
  larger.set(column)
  return larger
}
