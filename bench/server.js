// Measures the built server: `node bench/server.js [--tests 20000000] [--jobs 200000] [--seconds 20] [--rounds 5]`. Needs chDB and Linux.
// Takes about 300 MB in the temporary folder and a few minutes, mostly to create the history.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'rolldown'
import { median } from './measure.js'
import { askQuestions } from './server/questions.js'
import { startServer } from './server/running.js'
import { dayMs, days, modules } from './server/shape.js'
import { upload } from './server/uploads.js'

const { values } = parseArgs({
  options: {
    tests: { type: 'string', default: '20000000' },
    jobs: { type: 'string', default: '200000' },
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '5' },
  },
})
const rounds = Number(values.rounds)
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`

const folder = mkdtempSync(join(tmpdir(), 'build-report-bench-'))
try {
  await measureUploads(join(folder, 'uploads'))
  await measureQuestions(join(folder, 'history'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureUploads(data) {
  // The first start creates the tables.
  const first = await tellIdle('first start', await startServer(data))
  await first.stop()
  const server = await tellIdle('later starts', await startServer(data))
  try {
    for (const compressed of [false, true]) {
      for (const connections of [1, 2, 4]) {
        const { perSecond, memory } = await upload(server, { connections, compressed, seconds: Number(values.seconds) })
        const [first, last] = [memory[Math.floor(memory.length / 2)], memory.at(-1)].map((bytes) => megabytes(bytes ?? Number.NaN))
        const how = `${compressed ? 'gzip' : 'plain'}, ${connections} connections`
        console.log(
          `upload, ${how}: ${(perSecond / 1000).toFixed(0)} thousand records/s (target: 100); half-way ${first}, at the end ${last}`,
        )
      }
    }
    console.log(`peak: ${megabytes(server.memory().peak)}`)
  } finally {
    await server.stop()
  }
}

async function tellIdle(when, server) {
  // V8 releases memory when the process is idle.
  await setTimeout(15_000)
  const { all, anonymous } = server.memory()
  console.log(`idle, ${when}: ${megabytes(all)}, ${megabytes(anonymous)} of it without mapped files (target: 300 MB)`)
  return server
}

async function measureQuestions(data) {
  // Creates the tables.
  await (await startServer(data)).stop()
  await run(['history.js', data, values.tests, values.jobs])
  const range = { fromTs: Date.now() - (days + 1) * dayMs, toTs: Date.now() }
  const coordinates = { org: 'acme', project: 'shop', module: modules[1] }

  const server = await startServer(data)
  const overHttp = []
  let bytes = 0
  try {
    const path = `/v1/data/tests/aggregated?${new URLSearchParams({ ...coordinates, ...range })}`
    for (let round = 0; round <= rounds; round += 1) {
      const start = performance.now()
      bytes = (await server.send(path)).length
      if (round > 0) overHttp.push(performance.now() - start)
    }
    for (const [readers, kind] of [
      [1, 'other ranges'],
      [8, 'the same range'],
      [8, 'the same range, while a batch is stored ten times a second'],
      [8, 'other ranges'],
    ]) {
      const stored = new AbortController()
      const storing = kind.includes('stored') ? storeBatches(server, stored.signal) : undefined
      const times = await queryJobs(server, readers, kind.startsWith('the same')).finally(() => stored.abort())
      await storing
      const at = (share) => `${times[Math.ceil(times.length * share) - 1].toFixed(0)} ms`
      console.log(`jobs of 30 days, readers: ${readers}, ${kind}: median ${at(0.5)}, 99th percentile ${at(0.99)} (target: 50 ms)`)
    }
    await askQuestions(server)
  } finally {
    await server.stop()
  }

  const query = await testsSql({ ...coordinates, ...range, interval: dayMs })
  const alone = JSON.parse(await run(['engine.js', data, String(rounds)], query))
  const ratio = Math.min(...overHttp) / Math.min(...alone.times)
  const took = (times) => `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms, median ${median(times).toFixed(0)}`
  console.log(`tests of a module by day, ${megabytes(bytes)}, over HTTP: ${took(overHttp)}; the engine alone: ${took(alone.times)}`)
  console.log(`ratio of the minimums: ${ratio.toFixed(2)} (target: 1.30)`)
}

/** Stores a small batch every 100 ms. */
async function storeBatches(server, signal) {
  const headers = { 'content-type': 'application/x-ndjson' }
  while (!signal.aborted) {
    const body = JSON.stringify({ kind: 'test', project: 'shop', module: 'upload', name: randomUUID(), status: 'successful' })
    await server.send('/v1/data/records', { method: 'POST', headers, body })
    await setTimeout(100)
  }
}

/** The durations of 250 queries in ms, ascending. A key may send 1,200 requests per minute. */
async function queryJobs(server, readers, isSame) {
  const now = Date.now()
  const times = []
  let sent = 0
  const read = async () => {
    while (sent < 250) {
      sent += 1
      const toTs = isSame ? now : now + sent
      const range = { fromTs: now - 30 * dayMs, toTs }
      const parameters = new URLSearchParams({ org: 'acme', project: 'shop', module: modules[0], pipeline: 'ci', ...range })
      const start = performance.now()
      await server.send(`/v1/data/jobs/aggregated?${parameters}`)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
  return times.sort((a, b) => a - b)
}

/** Returns the SQL that the server sends to the engine. */
async function testsSql(parameters) {
  const file = join(folder, 'query.mjs')
  const virtual = 'benchmark-entry'
  await build({
    input: virtual,
    platform: 'node',
    logLevel: 'silent',
    output: { file },
    plugins: [
      {
        name: virtual,
        resolveId: (id) => (id === virtual ? here('./query-entry.ts') : undefined),
        load: (id) =>
          id === here('./query-entry.ts')
            ? `export { testsQuery } from '../src/server/queries/tests-aggregated.js'\nexport { boundQuery } from '../src/server/store/bound-query.js'`
            : undefined,
      },
    ],
  })
  const { testsQuery, boundQuery } = await import(pathToFileURL(file).href)
  return boundQuery(testsQuery(parameters))
}

/** Returns the standard output of a script in this folder. */
async function run([script, ...parameters], input = '') {
  const child = spawn(process.execPath, [here(`./server/${script}`), ...parameters], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(input)
  const [output, code] = await Promise.all([text(child.stdout), new Promise((resolve) => child.once('close', resolve))])
  if (code !== 0) throw new Error(`${script} ended with ${code}.`)
  return output
}
