// Tests that the dashboard reads less than 200 kB for the overview of a module with 20,000 tests.
import { afterAll, expect, test } from 'vitest'
import { dashboardPage } from '../../../src/server/dashboard/dashboard-page.js'
import { useBrowser } from '../../deliver/html-report/writer/use-browser.js'
import { createFolder, openStore } from '../store/open-stores.js'
import { startTestServer } from '../test-server.js'
import { storyPlace } from './story.js'

const open = useBrowser()

const { folder, remove } = createFolder()
const store = await openStore({ folder })
afterAll(async () => {
  await store.close()
  remove()
})

const hour = 3_600_000
const tests = 20_000

/** Two builds of many tests. A hundred of them fail with a long trace, and a hundred were flaky. */
function largeModule(now: number): readonly Readonly<Record<string, unknown>>[] {
  return [2, 1].flatMap((age) =>
    Array.from({ length: tests }, (_, index) => {
      const common = { kind: 'test', org: 'acme', project: 'shop', module: 'web', pipeline: 'ci', build: `${10 - age}.1`, ref: 'main' }
      const named = { id: `${index}`.padStart(32, 'a'), name: `handles the case ${index}`, suite: ['shop', `suite ${index % 50}`] }
      const details = Array.from(
        { length: 60 },
        (_, line) => `    at run${line * index} (src/case-${index}-${line * 7}.ts:${line}:7)`,
      ).join('\n')
      const isFailed = index % 200 === 3
      const failed = { status: 'failed', message: `expected ${index} to be 0`, details, cause: `1-${index}` }
      const flaky = { status: 'successful', flaky: true, attempts: [{ status: 'failed', duration: 7, message: 'timed out' }] }
      const result = isFailed ? failed : index % 200 === 11 ? flaky : { status: 'successful' }
      return { ...common, ...named, job: 'unit', timestamp: now - age * hour, duration: 10 + (index % 90), ...result }
    }),
  )
}

test('reads less than 200 kB for the overview of 20,000 tests', async () => {
  // The store in memory is too slow for this number of tests.
  const server = await startTestServer({ dashboard: dashboardPage, now: Date.now, store })
  await store.insert({ org: 'acme', idempotencyKey: 'large', records: largeModule(Date.now()) })
  const { page } = await open('about:blank')
  let bytes = 0
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const data = new Set<string>()
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/v1/')) data.add(requestId)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (data.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(`${server.url}/#key=${server.key}&${storyPlace}&branch=main`)
  await page.locator('.attention-table .history').nth(9).waitFor()
  expect(data.size).toBeGreaterThan(5)
  expect(bytes).toBeLessThan(200_000)
})
