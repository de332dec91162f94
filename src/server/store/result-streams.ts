import { Readable } from 'node:stream'
import { StoreUnavailableError } from './store-unavailable-error.js'

/** The size of the chunks, in bytes. A slow client occupies only a few of them in its stream. */
const pieceBytes = 64 * 1024

/** The share of the memory that the results of one organisation may use. */
const organisationShare = 3 / 4

/**
 * Creates a function that streams results to clients. The engine returns a result as a whole, which stays in memory until the client has
 * read it or disconnects. The function throws a StoreUnavailableError if unread results exceed `maximumBytes`, or the share of one
 * organisation, so that clients that read slowly cannot use up the memory.
 */
export function createResultStreams(maximumBytes: number): (result: Buffer, organisation: string) => Readable {
  const unread = new Map<string, number>()
  const add = (organisation: string, bytes: number): void => {
    const sum = (unread.get(organisation) ?? 0) + bytes
    if (sum === 0) unread.delete(organisation)
    else unread.set(organisation, sum)
  }
  const fits = (used: number, bytes: number, maximum: number): boolean =>
    // A single result always fits, because the limits of a query bound it.
    used === 0 || used + bytes <= maximum
  return (result, organisation) => {
    const { length } = result
    const own = unread.get(organisation) ?? 0
    const all = [...unread.values()].reduce((sum, bytes) => sum + bytes, 0)
    if (!fits(all, length, maximumBytes) || !fits(own, length, maximumBytes * organisationShare)) {
      throw new StoreUnavailableError('Too many large results are waiting for clients that read slowly.')
    }
    add(organisation, length)
    return Readable.from(pieces(result), { objectMode: false }).once('close', () => add(organisation, -length))
  }
}

function* pieces(result: Buffer): Generator<Buffer> {
  for (let start = 0; start < result.length; start += pieceBytes) yield result.subarray(start, start + pieceBytes)
}
