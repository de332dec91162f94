// Measures the overview of a large module in Chromium: `node bench/dashboard.js [--tests 20000] [--builds 120] [--rounds 5]`. Needs chDB and
// Chromium. Takes about 200 MB in the temporary folder and a few minutes, mostly to create the history.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { median } from './measure.js'
import { startServer } from './server/running.js'

const { values } = parseArgs({
  options: {
    tests: { type: 'string', default: '20000' },
    builds: { type: 'string', default: '120' },
    rounds: { type: 'string', default: '5' },
  },
})
const [tests, builds, rounds] = [Number(values.tests), Number(values.builds), Number(values.rounds)]
const dayMs = 24 * 60 * 60 * 1000
/** Two periods of the dashboard, because the overview compares them. */
const days = 60
const recordsPerBatch = 10_000

const folder = mkdtempSync(join(tmpdir(), 'build-report-bench-'))
const server = await startServer(folder)
try {
  await fill()
  await measure()
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Stores builds of `main`. Some tests are flaky, some became slower half-way, and 200 fail since three builds. */
async function fill() {
  const now = Date.now()
  for (let build = 0; build < builds; build += 1) {
    const timestamp = now - Math.round(((builds - build) * days * dayMs) / builds)
    const common = { project: 'shop', module: 'large', pipeline: 'ci', build: `${build + 1}.1`, ref: 'main', timestamp }
    const records = Array.from({ length: tests }, (_, test) => ({
      kind: 'test',
      ...common,
      job: `unit (${test % 4})`,
      ...resultOf(test, build),
    }))
    const sha = (build + 1).toString(16).padStart(40, '0')
    records.push({
      kind: 'build',
      ...common,
      commit: sha,
      commitMessage: `Change ${build}`,
      author: 'mona',
      url: `https://ci.example/${build}`,
    })
    for (let start = 0; start < records.length; start += recordsPerBatch) {
      const batch = records.slice(start, start + recordsPerBatch)
      await server.send('/v1/data/records', {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson', 'idempotency-key': randomUUID() },
        body: batch.map((record) => `${JSON.stringify(record)}\n`).join(''),
      })
    }
  }
}

function resultOf(test, build) {
  const noise = 1 + (((test * 7919 + build * 104_729) % 1000) - 500) / 5000
  const slowdown = test % 100 === 7 && build > builds * 0.75 ? 1.6 : 1
  const named = {
    id: (test * 2_654_435_761).toString(16).padStart(32, '0'),
    name: `handles the case ${test} of the cart`,
    suite: ['shop', `suite ${test % 50}`],
  }
  const duration = Math.round((20 + (test % 400)) * noise * slowdown * 10) / 10
  if (test % 100 === 3 && build >= builds - 3) {
    const details = Array.from({ length: 20 }, (_, line) => `    at run${line} (src/cart/case-${test}.ts:${line + 10}:7)`).join('\n')
    return {
      ...named,
      status: 'failed',
      duration,
      message: `expected ${test} to be 0`,
      details,
      cause: `1-${(test % 5).toString().repeat(12)}`,
    }
  }
  const isFlaky = test % 50 === 11 && (test + build) % 9 === 0
  const retried = { flaky: true, attempts: [{ status: 'failed', duration, message: 'timed out' }] }
  return { ...named, status: 'successful', duration, ...(isFlaky ? retried : {}) }
}

/** Opens the overview several times without a cache, and prints its requests, bytes and time. */
async function measure() {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
  try {
    for (const [view, ready] of [
      ['overview', '.kpis'],
      ['overview', '.attention-table .history'],
      ['flaky', '.ranking .history'],
      ['compare', '.sides'],
    ]) {
      const results = []
      for (let round = 0; round < rounds; round += 1) results.push(await open(browser, view, ready, round))
      const { page, data, requests } = results[0]
      const took = results.map(({ ms }) => ms).sort((one, other) => one - other)
      console.log(
        `${view} of ${tests} tests until ${ready} in ${builds} builds: ${(data / 1000).toFixed(0)} kB in ${requests} requests (and ${(page / 1000).toFixed(0)} kB for the page), median ${median(took).toFixed(0)} ms, longest ${took.at(-1).toFixed(0)} ms`,
      )
    }
  } finally {
    await browser.close()
  }
}

async function open(browser, view, ready, round) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } })
  const tab = await context.newPage()
  const network = await context.newCDPSession(tab)
  await network.send('Network.enable')
  const addresses = new Map()
  const bytes = { page: 0, data: 0, requests: 0 }
  network.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const isData = addresses.get(requestId)?.includes('/v1/') === true
    bytes[isData ? 'data' : 'page'] += encodedDataLength
    if (isData) bytes.requests += 1
  })
  // Each round asks for other days, so that the server has no answer in its cache.
  const day = (age) => new Date(Date.now() - (age + round) * dayMs).toISOString().slice(0, 10)
  const place = new URLSearchParams({ key: server.key, org: 'acme', project: 'shop', module: 'large', branch: 'main', view })
  await tab.goto(`${server.url}/#${place}&range=custom&from=${day(29)}&to=${day(0)}`, { waitUntil: 'commit' })
  await tab.locator(ready).first().waitFor()
  // Since the navigation started, in the clock of the page.
  const ms = await tab.evaluate(() => performance.now())
  await context.close()
  return { ...bytes, ms }
}
