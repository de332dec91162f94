/** Converts the first values of a list that fit into a number of bytes as JSON, each with a comma after it. */
export function fittingJson<From, To extends object>(
  values: readonly From[],
  convert: (value: From) => To,
  limitBytes: number,
): readonly To[] {
  const fitting: To[] = []
  let bytes = 0
  for (const value of values) {
    const json = convert(value)
    bytes += Buffer.byteLength(JSON.stringify(json)) + 1
    if (bytes > limitBytes) break
    fitting.push(json)
  }
  return fitting
}
