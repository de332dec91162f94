import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Documents up to this size are buffered, so that their hash can be the ETag. Larger ones are streamed. */
const maximumHeldBytes = 1024 * 1024

/** Sends a document of the store, or 304 if the client already has it. */
export async function sendDocument(
  document: Readable,
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: string,
): Promise<FastifyReply> {
  // The document depends on the key, and new records may arrive at any time.
  reply.header('cache-control', 'private, no-cache').header('vary', 'Service-Api-Key').type(`${mediaType}; charset=utf-8`)
  const chunks = document[Symbol.asyncIterator]() as AsyncIterator<string | Buffer>
  const held: Buffer[] = []
  for (let heldBytes = 0; heldBytes <= maximumHeldBytes; ) {
    const next = await chunks.next()
    if (next.done) return sendHeld(Buffer.concat(held), request, reply)
    const chunk = Buffer.from(next.value)
    held.push(chunk)
    heldBytes += chunk.length
  }
  const rest = Readable.from(following(held, chunks), { objectMode: false })
  // Ends the query if the client disconnects.
  rest.once('close', () => document.destroy())
  return reply.send(rest)
}

async function* following(held: readonly Buffer[], rest: AsyncIterator<string | Buffer>) {
  yield* held
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield Buffer.from(next.value)
}

function sendHeld(body: Buffer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Weak, because compression changes the bytes but not the document.
  const tag = `W/"${createHash('sha256').update(body).digest('base64url')}"`
  reply.header('etag', tag)
  return isKnown(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(body)
}

/** Returns whether `If-None-Match` matches: a weak comparison with each tag, or `*` (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, tag: string): boolean {
  const opaque = tag.slice(2)
  return header?.split(',').some((given) => ['*', opaque].includes(given.trim().replace(/^W\//, ''))) ?? false
}
