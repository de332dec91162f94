import { Readable } from 'node:stream'
import { StoreUnavailableError } from './store-unavailable-error.js'

/** A piece of an answer, in bytes: whoever is slow to read takes no more than a few at a time. */
const pieceBytes = 64 * 1024

/**
 * Makes what passes answers on. The engine gives an answer as a whole, which is in memory until it was read or given up: beyond a sum of bytes
 * another one is a StoreUnavailableError, so that clients that ask much and read nothing cannot use up the memory.
 */
export function createUnreadAnswers(maximumBytes: number): (answer: Buffer) => Readable {
  let unreadBytes = 0
  return (answer) => {
    const { length } = answer
    // One alone is never too large: there are limits for what a question may ask.
    if (unreadBytes > 0 && unreadBytes + length > maximumBytes) {
      throw new StoreUnavailableError('Too many large answers are waiting for clients that do not read them.')
    }
    unreadBytes += length
    return Readable.from(pieces(answer), { objectMode: false }).once('close', () => {
      unreadBytes -= length
    })
  }
}

function* pieces(answer: Buffer): Generator<Buffer> {
  for (let start = 0; start < answer.length; start += pieceBytes) yield answer.subarray(start, start + pieceBytes)
}
