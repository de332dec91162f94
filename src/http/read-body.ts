/** Reads the body of an answer. Throws an Error if it is longer than the limit. */
export async function readBody(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maximumBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.length
    if (length > maximumBytes) throw new Error(`the answer is longer than ${maximumBytes} bytes`)
    parts.push(chunk)
  }
  return Buffer.concat(parts)
}
