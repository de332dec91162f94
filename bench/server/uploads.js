import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** The maximum size of a request of the command `submit`. */
const recordsPerBatch = 10_000

/** Generates typical tests: one in 50 fails with a stack trace of 20 lines. */
function batch(number) {
  const now = Date.now()
  const lines = Array.from({ length: recordsPerBatch }, (_, index) => {
    const isFailed = index % 50 === 0
    return JSON.stringify({
      kind: 'test',
      org: 'acme',
      project: 'shop',
      module: 'upload',
      pipeline: 'ci',
      job: 'unit (20)',
      build: String(number),
      ref: 'main',
      timestamp: now + index,
      id: ((index * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0').repeat(4),
      suite: ['shop', 'cart', `suite ${index % 25}`],
      name: `handles the case ${index} of the cart`,
      status: isFailed ? 'failed' : 'successful',
      duration: ((index * 7919) % 100_000) / 100,
      file: `src/cart/suite${index % 25}.test.ts`,
      line: 10 + (index % 300),
      format: 'junit',
      source: `results/junit-${index % 20}.xml`,
      ...(isFailed ? { message: `Expected 3 to be ${index}`, details: '    at run (src/cart/case.test.ts:10:7)\n'.repeat(20) } : {}),
    })
  })
  return Buffer.from(`${lines.join('\n')}\n`)
}

/**
 * Sends batches on several connections for some seconds, and checks that all are stored.
 * @returns the records per second, and the memory of the server once per second
 */
export async function upload(server, { connections, seconds, compressed }) {
  const bodies = [1, 2, 3].map(batch).map((body) => (compressed ? gzipSync(body) : body))
  const headers = { 'content-type': 'application/x-ndjson', ...(compressed ? { 'content-encoding': 'gzip' } : {}) }
  const memory = []
  const watch = setInterval(() => memory.push(server.memory().anonymous), 1000)
  const start = performance.now()
  let records = 0
  const work = async (first) => {
    for (let next = first; performance.now() - start < seconds * 1000; next += 1) {
      const answer = await server.send('/v1/data/records', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: bodies[next % bodies.length],
      })
      const { stored } = JSON.parse(answer.toString())
      if (stored !== recordsPerBatch) throw new Error(`Only ${stored} of ${recordsPerBatch} records were stored.`)
      records += stored
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, (_, index) => work(index)))
  } finally {
    clearInterval(watch)
  }
  return { perSecond: (records / (performance.now() - start)) * 1000, memory }
}
