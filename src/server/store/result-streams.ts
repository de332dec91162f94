import { Readable } from 'node:stream'
import { StoreUnavailableError } from './store-unavailable-error.js'

/** A piece of an answer, in bytes: whoever is slow to read takes no more than a few at a time. */
const pieceBytes = 64 * 1024

/** The part of all bytes that answers to one organisation may take. */
const organisationShare = 3 / 4

/**
 * Creates a function that passes answers on. The engine returns an answer as a whole, which stays in memory until the client has read it
 * or has gone. Throws a StoreUnavailableError if unread answers exceed `maximumBytes`, or one organisation's exceed its share, so that
 * clients that ask much and read nothing cannot use up the memory.
 */
export function createResultStreams(maximumBytes: number): (answer: Buffer, organisation: string) => Readable {
  const unread = new Map<string, number>()
  const add = (organisation: string, bytes: number): void => {
    const sum = (unread.get(organisation) ?? 0) + bytes
    if (sum === 0) unread.delete(organisation)
    else unread.set(organisation, sum)
  }
  const fits = (used: number, bytes: number, maximum: number): boolean =>
    // A single answer is never too large: the limits of a question bound it.
    used === 0 || used + bytes <= maximum
  return (answer, organisation) => {
    const { length } = answer
    const own = unread.get(organisation) ?? 0
    const all = [...unread.values()].reduce((sum, bytes) => sum + bytes, 0)
    if (!fits(all, length, maximumBytes) || !fits(own, length, maximumBytes * organisationShare)) {
      throw new StoreUnavailableError('Too many large answers are waiting for clients that do not read them.')
    }
    add(organisation, length)
    return Readable.from(pieces(answer), { objectMode: false }).once('close', () => add(organisation, -length))
  }
}

function* pieces(answer: Buffer): Generator<Buffer> {
  for (let start = 0; start < answer.length; start += pieceBytes) yield answer.subarray(start, start + pieceBytes)
}
