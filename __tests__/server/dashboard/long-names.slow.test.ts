// Tests that long, blank and unusual names do not break the layout of the dashboard.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dashboardPage } from '../../../src/server/dashboard/dashboard-page.js'
import { useBrowser } from '../../deliver/html-report/writer/use-browser.js'
import { startTestServer } from '../test-server.js'

const open = useBrowser()
const hour = 3_600_000
const laptop = { width: 1366, height: 900 }
const phone = { width: 390, height: 844 }

const unbreakable = (letter: string, length = 120) => letter.repeat(length)

const place = { org: 'acme', project: unbreakable('P'), module: unbreakable('M'), pipeline: 'nightly '.repeat(20).trim() } as const
const ref = `feature/${unbreakable('b', 150)}`
const cause = '1-aaaaaaaaaaaa'
/** One character, which browsers draw far outside of its line. */
const tall = `Z${'\u0301'.repeat(60)}`

/** Four builds of a module whose names are all too long. The last two fail. */
function longRecords(now: number): readonly object[] {
  return [1, 2, 3, 4].flatMap((number) => {
    const job = `job-${unbreakable('j', 150)}`
    const common = { ...place, build: `${number}.1`, ref, job, timestamp: now - (5 - number) * hour }
    const isFailed = number > 2
    const status = isFailed ? 'failed' : 'successful'
    const failure = { message: `expected ${unbreakable('m', 300)}`, details: `Error: ${unbreakable('d', 400)}`, cause }
    const run = {
      ...{
        kind: 'test',
        ...common,
        duration: 5_400_000,
        suite: [unbreakable('S', 200)],
        owner: unbreakable('o'),
        tags: [unbreakable('t')],
      },
      ...{ file: `src/${unbreakable('f', 200)}.ts`, status, ...(isFailed ? failure : {}) },
    }
    const attempts = [{ status: 'failed', duration: 900, message: unbreakable('T', 200) }]
    const flaky = { ...run, status: 'successful', message: undefined, details: undefined, cause: undefined, flaky: true, attempts }
    return [
      { kind: 'build', ...common, status, commit: `0${number}c0ffee`, commitMessage: unbreakable('C', 200), author: unbreakable('A') },
      { kind: 'job', ...common, id: job, name: job, status, duration: 5000 },
      { ...run, id: 'long', name: unbreakable('x', 300) },
      { ...run, id: 'blank', name: ' ' },
      { ...flaky, id: 'tall', name: tall },
    ]
  })
}

async function openLongNames(hash: string, viewport: { readonly width: number; readonly height: number }): Promise<Page> {
  const server = await startTestServer({ dashboard: dashboardPage, now: Date.now })
  const response = await server.send(longRecords(Date.now()))
  expect(await response.json()).toMatchObject({ refusedCount: 0 })
  const { page } = await open(`${server.url}/#key=${server.key}&${hash}`, { viewport })
  await page.locator('.results').waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy]') === null)
  return page
}

const { org, project, module } = place
const inModule = (more: Readonly<Record<string, string>>) => new URLSearchParams({ org, project, module, branch: ref, ...more }).toString()

const hashes = {
  organisation: 'org=acme',
  project: new URLSearchParams({ org, project }).toString(),
  'causes of the organisation': 'org=acme&view=causes',
  'flaky tests of the organisation': 'org=acme&view=flaky',
  overview: inModule({}),
  tests: inModule({ view: 'tests' }),
  test: inModule({ view: 'tests', item: 'long' }),
  'flaky tests': inModule({ view: 'flaky' }),
  causes: inModule({ view: 'causes' }),
  cause: inModule({ view: 'causes', item: cause }),
  jobs: inModule({ view: 'jobs' }),
  comparison: inModule({ view: 'compare' }),
} as const

test.each(Object.entries(hashes))('does not scroll the page %j sideways when names are long', async (_, hash) => {
  for (const viewport of [phone, laptop]) {
    const page = await openLongNames(hash, viewport)
    await page.locator('[class*="pending"]').first().waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    // These cards cut off what is too wide.
    const cards = page.locator('.entries-card')
    expect(await cards.evaluateAll((nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth).length)).toBe(0)
  }
})

test('shows a long branch with an ellipsis in the menu for the branch', async () => {
  const page = await openLongNames(hashes.overview, phone)
  const name = page.locator('.controls .pick').getByText(ref)
  expect(await name.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true)
  // A flex container cuts off its text without an ellipsis.
  expect(await name.evaluate((node) => [getComputedStyle(node).display, getComputedStyle(node).textOverflow])).toEqual([
    'block',
    'ellipsis',
  ])
})

test('keeps a character with many combining marks inside of its row', async () => {
  const page = await openLongNames(hashes['flaky tests'], laptop)
  const cell = page.locator('.flaky-tests tbody th').filter({ hasText: tall })
  expect(await cell.evaluate((node) => getComputedStyle(node).overflowY)).toBe('clip')
})

test('links to a test whose name is blank', async () => {
  const page = await openLongNames(hashes.tests, laptop)
  await page.locator('.tests-table').getByRole('link', { name: '(no name)' }).click()
  await page.getByRole('heading', { name: '(no name)', level: 1 }).waitFor()
})

test('has room for long durations beside a chart', async () => {
  const page = await openLongNames(hashes.test, laptop)
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x ?? 0
  await page.locator('.plot canvas').first().waitFor()
  // Most axes have 64 pixels. `1 h 30 min` needs more.
  expect((await left('.u-over')) - (await left('.u-wrap'))).toBeGreaterThan(70)
})
