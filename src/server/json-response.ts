import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A document up to this many bytes is held, to tell by its hash whether the client has it already; a larger one is passed on as it comes. */
const maximumHeldBytes = 1024 * 1024

/** Answers with a JSON document of the store; 304 where the client has the same one. */
export async function sendJson(document: Readable, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // The answer differs by key, and new records may come at any time.
  reply.header('cache-control', 'private, no-cache').header('vary', 'Service-Api-Key').type('application/json; charset=utf-8')
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
  // A client that hangs up must not leave a question open.
  rest.once('close', () => document.destroy())
  return reply.send(rest)
}

async function* following(held: readonly Buffer[], rest: AsyncIterator<string | Buffer>) {
  yield* held
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield Buffer.from(next.value)
}

function sendHeld(body: Buffer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Weak: compression changes the bytes and not what they say.
  const tag = `W/"${createHash('sha256').update(body).digest('base64url')}"`
  reply.header('etag', tag)
  return isKnown(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(body)
}

/** RFC 9110, 13.1.2: weak comparison with any of a list, or `*`. */
function isKnown(header: string | undefined, tag: string): boolean {
  const opaque = tag.slice(2)
  return header?.split(',').some((given) => ['*', opaque].includes(given.trim().replace(/^W\//, ''))) ?? false
}
