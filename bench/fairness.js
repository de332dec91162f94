// Measures how much one organisation slows another down: `node bench/fairness.js [--tests 8000000] [--seconds 20]`. Needs chDB
// and Linux. "acme" runs 16 heavy queries at once and leaves uploads unfinished; "globex" runs small queries and uploads.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startServer } from './server/running.js'
import { dayMs, days, modules } from './server/shape.js'

const { values } = parseArgs({
  options: { tests: { type: 'string', default: '8000000' }, seconds: { type: 'string', default: '20' } },
})
const durationMs = Number(values.seconds) * 1000
const heavyReaders = 16
const mebibyte = 1024 * 1024

const folder = mkdtempSync(join(tmpdir(), 'build-report-bench-'))
try {
  // The first start creates the tables.
  await (await startServer(folder)).stop()
  const history = fileURLToPath(new URL('./server/history.js', import.meta.url))
  const [code] = await once(spawn(process.execPath, [history, folder, values.tests, '20'], { stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`history.js ended with ${code}.`)
  const server = await startServer(folder)
  try {
    const globex = await server.join('globex')
    await globex.send('/v1/data/records', batchOf(1))
    await measureQuestions(server, globex)
    for (const count of [7, 20]) await measureUploads(server, globex, count)
  } finally {
    await server.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureQuestions(acme, globex) {
  const small = { org: 'globex', module: 'm' }
  const large = { org: 'acme', module: modules[0] }
  report('small queries without other load', await queryRepeatedly(globex, small, 1, 2000))
  report('one heavy query at a time', await queryRepeatedly(acme, large, 1, durationMs))
  const heavy = queryRepeatedly(acme, large, heavyReaders, durationMs)
  await setTimeout(500)
  const beside = await queryRepeatedly(globex, small, 1, durationMs - 1000)
  report(`small queries during ${heavyReaders} heavy ones (target: p95 below 1000 ms)`, beside)
  report(`${heavyReaders} heavy queries at once`, await heavy)
}

/** Queries another range each time. Returns the sorted durations in ms. */
async function queryRepeatedly({ send }, { org, module }, readers, ms) {
  const end = performance.now() + ms
  const times = []
  let sent = 0
  const read = async () => {
    while (performance.now() < end) {
      sent += 1
      const range = { fromTs: Date.now() - (days + 1) * dayMs, toTs: Date.now() + sent }
      const start = performance.now()
      await send(`/v1/data/tests/aggregated?${new URLSearchParams({ org, project: 'shop', module, ...range })}`)
      times.push(performance.now() - start)
      // A key may send 1,200 requests a minute.
      await setTimeout(50)
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
  return times.sort((a, b) => a - b)
}

function report(what, times) {
  const at = (share) => `${times[Math.ceil(times.length * share) - 1].toFixed(0)} ms`
  console.log(`${what}: ${times.length} responses; p50 ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}`)
}

async function measureUploads(acme, globex, count) {
  const unfinished = Array.from({ length: count }, () => leaveUnfinished(acme, Math.floor((128 * mebibyte) / count) - 1024))
  // The server has read everything that was sent.
  await setTimeout(10_000)
  const [other, own] = [await uploadRepeatedly(globex), await uploadRepeatedly(acme)]
  console.log(
    `beside ${count} unfinished uploads of 128 MiB together: of 10 uploads pass ${other} of another organisation, ${own} of the same one`,
  )
  for (const one of unfinished) one.destroy()
  await setTimeout(1000)
}

/** Announces 32 MiB, sends the given number of bytes and stops. */
function leaveUnfinished({ url, key }, bytes) {
  const sent = request(`${url}/v1/data/records`, {
    method: 'POST',
    agent: false,
    headers: { 'service-api-key': key, 'content-type': 'application/x-ndjson', 'content-length': 32 * mebibyte },
  })
  sent.on('error', () => {})
  sent.on('response', (response) => response.resume())
  sent.write(`${' '.repeat(1023)}\n`.repeat(Math.ceil(bytes / 1024)).slice(0, bytes))
  return sent
}

/** Returns the number of stored uploads out of ten. */
async function uploadRepeatedly({ send }) {
  let stored = 0
  for (let number = 0; number < 10; number += 1) {
    await send('/v1/data/records', batchOf(1000)).then(
      () => {
        stored += 1
      },
      () => {},
    )
  }
  return stored
}

/** Returns an upload with the given number of new records. */
function batchOf(count) {
  const one = { kind: 'test', project: 'shop', module: 'm', status: 'successful', duration: 1, timestamp: Date.now() }
  const lines = Array.from({ length: count }, (_, index) => `${JSON.stringify({ ...one, name: `test ${Math.random()} ${index}` })}\n`)
  return { method: 'POST', headers: { 'content-type': 'application/x-ndjson' }, body: lines.join('') }
}
