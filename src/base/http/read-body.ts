/** An answer that is longer than its limit. */
export class LongAnswerError extends Error {
  override readonly name = 'LongAnswerError'
}

/**
 * Reads the body of an answer.
 * @throws LongAnswerError if it is longer than the limit
 */
export async function readBody(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maximumBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.length
    if (length > maximumBytes) throw new LongAnswerError(`the answer is longer than ${maximumBytes} bytes`)
    parts.push(chunk)
  }
  return Buffer.concat(parts)
}
