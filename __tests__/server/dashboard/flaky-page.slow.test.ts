// Tests the view of flaky tests of all modules, its filters and the tests that can leave quarantine.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dashboardPage } from '../../../src/server/dashboard/dashboard-page.js'
import { screens, violations } from '../../deliver/html-report/writer/axe.js'
import { useBrowser } from '../../deliver/html-report/writer/use-browser.js'
import { openTestServer } from '../test-server.js'
import { flakyId, storyRecords } from './story.js'

const open = useBrowser()
const hour = 3_600_000
const hostileOwner = '@<b>\u202ecat'

/** Four builds of `pay / ledger`, in which tests passed after a retry of this duration. */
function ledgerRecords(now: number): readonly object[] {
  const tests = [
    { id: 'posts', owners: ['@acme/payments'], flakyIn: 2, duration: 60_000 },
    { id: 'books', owners: ['@acme/payments', 'dev@example.com'], flakyIn: 3, duration: 30_000, quarantine: { until: '2026-12-31' } },
    { id: 'audits', owners: [hostileOwner], flakyIn: 4, duration: 5000 },
  ]
  const common = { kind: 'test', org: 'acme', project: 'pay', module: 'ledger', pipeline: 'ci', job: 'unit', ref: 'main' }
  return [1, 2, 3, 4].flatMap((build) =>
    tests.map(({ flakyIn, duration, id, ...test }) => ({
      ...{ ...common, ...test, id, name: id, suite: ['ledger'], build: `${build}.1`, timestamp: now - (5 - build) * hour },
      ...{ status: 'successful', duration: 10 },
      ...(flakyIn === build ? { flaky: true, attempts: [{ status: 'failed', duration }] } : {}),
    })),
  )
}

/** The story, in which the flaky test has an owner, and another module. */
const records = (): readonly object[] => [
  ...storyRecords(Date.now()).map((record) => ('id' in record && record.id === flakyId ? { ...record, owners: ['@acme/shop'] } : record)),
  ...ledgerRecords(Date.now()),
]

const starting = openTestServer({ dashboard: dashboardPage, now: Date.now })
beforeAll(async () => {
  await (await starting).send(records())
})
afterAll(async () => (await starting).close())

async function openFlaky(hash: string, options: BrowserContextOptions = {}) {
  const server = await starting
  const { page, offences } = await open(`${server.url}/#key=${server.key}&org=acme&view=flaky${hash}`, {
    viewport: { width: 1366, height: 900 },
    ...options,
  })
  await page.locator('.results').waitFor()
  const api = `request: ${server.url}/v1/data/`
  return {
    page,
    offences: () => offences.filter((offence) => !offence.startsWith(api) && !offence.startsWith('console: Failed to load resource')),
    requests: (path: string) =>
      offences
        .filter((offence) => offence.startsWith(`${api}${path}?`))
        .map((offence) => new URL(offence.slice('request: '.length)).searchParams),
  }
}

const names = (page: Page) => page.locator('.flaky-tests tbody th a').allInnerTexts()
const hashOf = (page: Page) => new URLSearchParams(new URL(page.url()).hash.slice(1))
const choose = async (page: Page, menu: string, entry: string) => {
  await page
    .locator('.filters')
    .getByRole('button', { name: `${menu}:` })
    .click()
  await page.locator('.filters .popup:visible').getByText(entry, { exact: true }).click()
}

describe('the flaky tests of all modules', () => {
  test('ranks the tests of all modules with their cost, owners and last builds', async () => {
    const { page, offences } = await openFlaky('')
    await page.getByRole('heading', { name: '4 flaky tests cost 1 min 37 s in 30 days', level: 1 }).waitFor()
    expect(await page.locator('.title-texts .lead').innerText()).toBe(
      'There were none in the 30 days before. The first 3 of them cost 98.1% of it.',
    )
    await page.locator('.flaky-tests .history').nth(3).waitFor()
    const rows = page.locator('.flaky-tests tbody tr')
    expect(await rows.locator('th').allInnerTexts()).toEqual([
      'posts\npay / ledger · ledger',
      'books Quarantined\npay / ledger · ledger',
      'audits\npay / ledger · ledger',
      'pays\nshop / web · checkout › payment',
    ])
    expect(await rows.locator('.owner').allInnerTexts()).toEqual(['acme/payments', 'acme/payments and 1 more', '<b>\ufffdcat', 'acme/shop'])
    expect(await rows.first().locator('td:not(.history-cell)').allInnerTexts()).toEqual([
      ...['1 of 4', '1 min', 'new', 'unit', 'acme/payments'],
      expect.stringMatching(/^(?:today|\d+ \w{3})\s*, build 2\.1$/),
    ])
    expect(await rows.locator('.history').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')))).toEqual([
      'Last 4 builds of main: 3 passed, 1 flaky',
      'Last 4 builds of main: 3 passed, 1 flaky',
      'Last 4 builds of main: 3 passed, 1 flaky',
      'Last 10 builds of main: 8 passed, 2 flaky',
    ])
    expect(await page.locator('.flaky-tests thead th').nth(1).innerText()).toBe('Last 10 builds of main')
    expect(await page.getByRole('navigation', { name: 'Path' }).innerText()).toMatch(/Flaky tests$/)
    expect(offences()).toEqual([])
  })

  test('requests the builds of each module once, for its own tests', async () => {
    const { page, requests } = await openFlaky('')
    await page.locator('.flaky-tests .history').nth(3).waitFor()
    const asked = requests('builds').map((query) => [query.get('module'), query.getAll('testId'), query.get('ref')])
    expect(asked.toSorted()).toEqual([
      ['ledger', ['posts', 'books', 'audits'], 'main'],
      ['web', [flakyId], 'main'],
    ])
  })

  test('opens the flaky tests of one module from the menu, and returns to all', async () => {
    const { page } = await openFlaky('')
    await choose(page, 'Module', 'pay / ledger')
    await page.getByRole('heading', { name: '3 flaky tests cost 1 min 35 s in 30 days' }).waitFor()
    expect([hashOf(page).get('project'), hashOf(page).get('module'), hashOf(page).get('view')]).toEqual(['pay', 'ledger', 'flaky'])
    await expect.poll(() => page.locator('.flaky-tests tbody .suite').allInnerTexts()).toEqual(['ledger', 'ledger', 'ledger'])
    await choose(page, 'Module', 'All')
    await page.getByRole('heading', { name: '4 flaky tests cost' }).waitFor()
  })

  test('opens the page of a test from the flaky tests', async () => {
    const { page } = await openFlaky('')
    await page.getByRole('link', { name: 'pays' }).click()
    await page.getByRole('heading', { name: 'pays' }).waitFor()
    expect(hashOf(page).get('module')).toBe('web')
  })

  test('shows the tests of one project without its name', async () => {
    const { page } = await openFlaky('&project=shop')
    await page.getByRole('heading', { name: '1 flaky test cost 1.8 s in 30 days' }).waitFor()
    expect(await page.locator('.flaky-tests .suite').innerText()).toBe('web · checkout › payment')
  })
})

describe('the tests that can leave quarantine', () => {
  // A day of another year is shown with its year.
  const year = new Date().getUTCFullYear()
  const quarantined = (passes: number, fields: object = {}) => ({
    ...{
      project: 'pay',
      module: 'ledger',
      testId: `q${passes}`,
      name: `sums ${passes}`,
      suite: ['ledger', 'sums'],
      owners: ['@acme/payments'],
    },
    ...{ since: Date.UTC(year, 0, 2), passes, ...fields },
  })

  /** Opens the page of a server whose tests in quarantine are these. */
  async function openWith(tests: readonly object[], hash = '') {
    const opened = await openFlaky('&range=7d')
    const { page } = opened
    await page.route('**/v1/data/tests/quarantined*', (route) => route.fulfill({ json: { tests, testCount: tests.length } }))
    await page.evaluate((next) => location.assign(next), `#org=acme&view=flaky${hash}`)
    await page.getByRole('heading', { name: 'in 30 days', level: 1 }).waitFor()
    return opened
  }
  const card = (page: Page) => page.getByRole('region', { name: 'Can leave quarantine' })

  test('lists tests that can leave quarantine with their passes, the days of the quarantine and the owner', async () => {
    const tests = [
      quarantined(31, { name: 'moves <b>', until: `${year}-12-31`, owner: '@storefront' }),
      quarantined(24, { until: `${year + 1}-01-30` }),
      quarantined(20, { until: 'soon\u202e', owners: [] }),
      quarantined(19),
    ]
    const { page } = await openWith(tests)
    await card(page).waitFor()
    expect(await card(page).locator('li').allInnerTexts()).toEqual([
      '31×\nmoves <b>\npay / ledger · ledger › sums · quarantined since 2 Jan until 31 Dec · owner storefront',
      `24×\nsums 24\npay / ledger · ledger › sums · quarantined since 2 Jan until 30 Jan ${year + 1} · owner acme/payments`,
      '20×\nsums 20\npay / ledger · ledger › sums · quarantined since 2 Jan until soon\ufffd',
    ])
    await card(page).getByRole('link', { name: 'sums 24' }).click()
    await expect.poll(() => [hashOf(page).get('module'), hashOf(page).get('item')]).toEqual(['ledger', 'q24'])
  })

  test('lists only the first tests that can leave quarantine until the user asks for more', async () => {
    const { page } = await openWith(Array.from({ length: 13 }, (_, index) => quarantined(40 - index)))
    await card(page).waitFor()
    expect(await card(page).locator('li').count()).toBe(10)
    await card(page).getByRole('button', { name: '3 more' }).click()
    expect(await card(page).locator('li').count()).toBe(13)
  })

  test('lists only tests of the chosen owner when they can leave quarantine', async () => {
    const { page } = await openWith([quarantined(31), quarantined(30, { owners: ['@acme/shop'] })], '&owner=%40acme%2Fshop')
    await card(page).waitFor()
    expect(await card(page).locator('.entry-title').allInnerTexts()).toEqual(['sums 30'])
  })

  test('shows no card when no test can leave quarantine', async () => {
    const { page, requests } = await openWith([quarantined(19)])
    await page.locator('.flaky-tests .history').nth(3).waitFor()
    await expect.poll(() => requests('tests/quarantined').length).toBe(2)
    expect(await card(page).count()).toBe(0)
  })
})

describe('the filters', () => {
  test('filters by names, suites and modules, and keeps the typed text in the address', async () => {
    const { page, requests } = await openFlaky('')
    const asked = requests('tests/flaky').length
    await page.keyboard.press('s')
    await page.keyboard.type('ledger o')
    await expect.poll(() => names(page)).toEqual(['posts', 'books'])
    await expect.poll(() => hashOf(page).get('query')).toBe('ledger o')
    await page.getByLabel('Filter tests').fill('zebra')
    await page.getByText('No flaky test matches “zebra”.').waitFor()
    expect(await page.locator('.flaky-tests').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Clear the filter' }).click()
    await expect.poll(() => names(page)).toHaveLength(4)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search')
    expect(requests('tests/flaky')).toHaveLength(asked)
  })

  test('shows the tests of an owner with their cost, and still offers the other owners', async () => {
    const { page, requests } = await openFlaky('')
    await choose(page, 'Owner', 'acme/payments')
    await page.getByRole('heading', { name: '2 flaky tests of acme/payments cost 1 min 30 s in 30 days' }).waitFor()
    expect(await names(page)).toEqual(['posts', 'books'])
    expect(hashOf(page).get('owner')).toBe('@acme/payments')
    expect(requests('tests/flaky').at(-1)?.get('owner')).toBe('@acme/payments')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('filter-owner')
    await page.getByRole('button', { name: 'Owner: acme/payments' }).click()
    const entries = page.locator('.filters .popup:visible li')
    await expect.poll(() => entries.allInnerTexts()).toEqual(['All', '<b>\ufffdcat', 'acme/payments', 'acme/shop', 'dev@example.com'])
    await entries.getByText('All', { exact: true }).click()
    await page.getByRole('heading', { name: '4 flaky tests cost' }).waitFor()
  })

  test('reports that the owner in a link has no flaky test', async () => {
    const { page } = await openFlaky('&owner=%40nobody')
    await page.getByRole('heading', { name: 'No flaky test of nobody in 30 days' }).waitFor()
    await choose(page, 'Owner', 'All')
    await page.getByRole('heading', { name: '4 flaky tests cost' }).waitFor()
  })

  test('orders by flaky builds, and by the time when a test was flaky last', async () => {
    const { page } = await openFlaky('')
    await page.getByLabel('Order').selectOption('Flaky builds')
    await expect.poll(async () => (await names(page))[0]).toBe('pays')
    expect(hashOf(page).get('rank')).toBe('flakyBuilds')
    await page.getByLabel('Order').selectOption('Last seen')
    await expect.poll(() => names(page)).toEqual(['audits', 'books', 'posts', 'pays'])
    expect(await page.locator('.flaky-tests thead th').last().innerText()).toBe('Last seen')
    expect(await page.locator('.flaky-tests tbody .last').first().innerText()).toMatch(/^1 hour ago/)
    expect(await page.locator('.title-texts .lead').innerText()).toContain('3 of them cost 98.1% of it.')
  })
})

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test.each(['', '&project=pay&module=ledger'])('passes the rules of axe-core with an open menu at %j', async (hash) => {
    const { page } = await openFlaky(hash, { colorScheme, bypassCSP: true })
    await page.locator('.flaky-tests .history').nth(2).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Owner:' }).click()
    await page.locator('.filters .popup:visible li').nth(2).waitFor()
    expect(await violations(page)).toEqual([])
  })

  test('fits into 390 pixels with a block for each test and a menu at the bottom', async () => {
    const { page } = await openFlaky('', { ...screens.phone, viewport: { width: 390, height: 844 }, colorScheme, bypassCSP: true })
    await page.locator('.flaky-tests .history').nth(3).waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await page.locator('.flaky-tests tbody tr').first().locator('td:visible').count()).toBe(2)
    await page.getByRole('button', { name: 'Owner:' }).click()
    await expect.poll(() => page.locator('.filters .popup:visible').boundingBox()).toMatchObject({ x: 8, width: 374 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page)).toEqual([])
  })
})
