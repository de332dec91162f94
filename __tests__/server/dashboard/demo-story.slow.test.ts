// Tests that a few clicks in the dashboard of the demo lead to the answers of its story (src/server/demo).
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../../src/server/app.js'
import { dashboardPage } from '../../../src/server/dashboard/dashboard-page.js'
import { createDemoKey, demoLink, fillDemo } from '../../../src/server/demo/fill-demo.js'
import { useBrowser } from '../../deliver/html-report/writer/use-browser.js'
import { adminKey } from '../credentials.js'
import { createFolder, openStore } from '../store/open-stores.js'
import { chooseBranch } from './open-dashboard.js'

const open = useBrowser()

/** An afternoon of a working day: in the morning, the builds of the day that pass again have not run yet. */
const now = Date.UTC(2026, 10, 20, 15)

const { folder, remove } = createFolder()
const store = await openStore({ folder })
await fillDemo(store, now)
const app = await createApp({ store, dashboard: dashboardPage, adminKey, now: () => now })
const url = await app.listen({ host: '127.0.0.1', port: 0 })
const link = demoLink(url, await createDemoKey(store, now))
afterAll(async () => {
  await app.close()
  await store.close()
  remove()
})

/** Opens the module `checkout` from the start page, on the branch that the start page shows. */
async function openCheckout(): Promise<Page> {
  const { page } = await open(link, { now })
  await page.getByRole('link', { name: 'webshop / checkout', exact: true }).click()
  await page.getByRole('heading', { name: 'checkout', level: 1 }).waitFor()
  return page
}

test('opens on the modules, the failing one first with its commit', async () => {
  const { page, offences } = await open(link, { now })
  await page.getByRole('heading', { name: '1 of 5 modules fails on main', level: 1 }).waitFor()
  const rows = page.locator('.modules tbody tr')
  expect(await rows.count()).toBe(5)
  expect(await rows.first().locator('th').innerText()).toMatch(
    /^webshop \/ recommendations\s+2 tests fail since [0-9a-f]{7}, \d+ \w+ and \d+ builds ago: “.+” by \w+$/,
  )
  await expect.poll(() => page.locator('.lead').innerText()).toMatch(/^2 tests fail\. \d+ flaky tests cost .+ of builds in 30 days/)
  const why = page.locator('.entries-card', { hasText: 'Why main failed' })
  await expect.poll(() => why.locator('li').count()).toBe(3)
  await why.getByRole('link', { name: /^All \d+ causes$/ }).click()
  await page.getByRole('link', { name: 'expected 0 to be 4' }).click()
  await page.getByText('at fallBack (recommendations/src/best-sellers.ts:51:13)').waitFor()
  expect(offences.filter((offence) => !offence.startsWith(`request: ${url}/v1/data/`))).toEqual([])
})

test('leads from the start page to the test that costs most time', async () => {
  const { page } = await open(link, { now })
  const flaky = page.locator('.entries-card', { hasText: 'Flaky tests' })
  await flaky.getByRole('link', { name: 'asks for a second factor after the session expired' }).click()
  await page.getByRole('heading', { name: 'Last 50 builds of main' }).waitFor()
  await page.getByRole('button', { name: 'Organisation: demo' }).click()
  await page.getByRole('link', { name: 'demo', exact: true }).click()
  await page.locator('.modules').waitFor()
})

test('answers "what is flaky" by clicks', async () => {
  const page = await openCheckout()
  await page.getByRole('link', { name: 'Flaky', exact: true }).click()
  await page.getByRole('heading', { name: /^\d+ flaky tests? cost .+ in 30 days$/ }).waitFor()
  const row = page.locator('.flaky-tests tbody tr', { hasText: 'asks for a second factor after the session expired' })
  expect(await row.locator('.suite').innerText()).toBe('Payment')
  await row.getByRole('link', { name: 'asks for' }).click()
  await page.getByRole('heading', { name: 'Last 50 builds of main' }).waitFor()
  const message = page.locator('.latest-message', { hasText: 'The element "Continue" did not appear within 5,000 ms' })
  expect(await message.getByRole('link', { name: /^build \d+\.1$/ }).getAttribute('href')).toMatch(
    /^https:\/\/ci\.example\/webshop\/runs\/\d+$/,
  )
  const cause = page.locator('.why .cause', { hasText: 'The element "Continue" did not appear within # ms' })
  expect(await cause.innerText()).toMatch(/^\d+[\s\S]*first seen \d+ \w+ ago, last seen [\s\S]+browser tests/)
})

test('answers "why did main fail yesterday" by clicks', async () => {
  const page = await openCheckout()
  await page.getByRole('heading', { name: /^(?:Passed|Failed)? ?checkout$/ }).waitFor()
  await page.getByRole('link', { name: 'Causes', exact: true }).click()
  await page.getByRole('link', { name: 'expected 17.95 to be 17.96' }).click()
  await page.locator('.failed-tests').waitFor()
  const facts = await page.locator('.facts').innerText()
  expect(facts).toMatch(/First seen\s+(1 day|\d+ hours) ago, build \d+00\.1, [0-9a-f]{7}/)
  await page.getByText('at roundToCent (checkout/src/prices.ts:27:9)').waitFor()
  expect(await page.locator('.failed-tests li').count()).toBe(3)
  await page.locator('.failed-tests a').first().click()
  await page.getByRole('heading', { name: 'Last 50 builds of main' }).waitFor()
})

test('names the same tests that became slower on the start page, in the module and in the list of tests', async () => {
  const { page } = await open(link, { now })
  const entry = page.locator('.entries-card', { hasText: 'Became slower' }).getByRole('link', { name: /tests of Payment/ })
  const [title, count] = /(\d+) tests of Payment/.exec(await entry.innerText()) ?? []
  expect(Number(count)).toBeGreaterThan(10)
  await entry.click()
  await page.getByRole('heading', { name: `${count} of 72 tests are slower` }).waitFor()
  expect(await page.getByRole('button', { name: title ?? '', exact: true }).getAttribute('aria-expanded')).toBe('true')
  expect(await page.locator('.tests-table .part').count()).toBe(Number(count))
  // One of the flaky tests is among them.
  expect(await page.locator('.tests-table .part .mark').evaluateAll((marks) => marks.map((mark) => mark.ariaLabel))).toContain('Flaky')
  await page.getByRole('link', { name: 'Show all 72 tests' }).click()
  await page.getByRole('heading', { name: new RegExp(`^72 tests: .*\\b${count} slower$`) }).waitFor()
  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  await page
    .locator('.attention-table')
    .getByRole('link', { name: title ?? '', exact: true })
    .waitFor()
})

test('answers "which commit made checkout slow" by clicks', async () => {
  const page = await openCheckout()
  const slow = page.locator('.attention-table tbody tr', { has: page.getByRole('img', { name: 'Slower' }) })
  await slow.first().waitFor()
  // They have been slow since a commit 17 days ago.
  expect(await slow.locator('.since').innerText()).toMatch(/^[0-9a-f]{7}, \d+ \w{3}$/)
  await slow.getByRole('link', { name: /^\d+ tests of Payment$/ }).click()
  await page.locator('.tests-table .part a').first().click()
  const change = page
    .locator('.changes li', { hasText: /^Slower since build \d+\.1 · [0-9a-f]{7}, \d+ \w{3}: median .+ → .+ \+\d+%$/ })
    .first()
  await change.waitFor()
  const build = change.getByRole('link', { name: /^build \d+\.1$/ })
  expect(await build.getAttribute('href')).toMatch(/^https:\/\/ci\.example\/webshop\/runs\/\d+$/)
  const day = Math.floor(Number(/build (\d+)/.exec(await build.innerText())?.[1]) / 100)
  const ageInDays = Math.floor(now / 86_400_000) - day
  expect(ageInDays).toBeGreaterThanOrEqual(14)
  expect(ageInDays).toBeLessThanOrEqual(21)
})

test('answers "what broke my branch" by clicks', async () => {
  const page = await openCheckout()
  await chooseBranch(page, 'fix/empty-cart')
  await page.getByRole('link', { name: 'Causes', exact: true }).click()
  await page.getByRole('heading', { name: /causes? of failures on fix\/empty-cart in 30 days/ }).waitFor()
  await page.getByRole('link', { name: 'expected [] to have a length of 2 but got 0' }).click()
  await page.locator('.failed-tests').waitFor()
  expect(await page.locator('.failed-tests li').allInnerTexts()).toEqual([
    expect.stringContaining('keeps the items'),
    expect.stringContaining('keeps the items'),
    expect.stringContaining('keeps the items'),
  ])
})

test('answers "is it my change" on the start page with one click', async () => {
  const { page } = await open(link, { now })
  await page.locator('.modules').waitFor()
  await chooseBranch(page, 'fix/rounding')
  await page.getByRole('heading', { name: 'fix/rounding: 5 tests fail: 3 new · 2 also fail on main', level: 1 }).waitFor()
  expect(await page.locator('.lead').innerText()).toMatch(/^Compared with main · the last build \d+ hours ago$/)
  const rows = page.locator('.branch-modules tbody tr')
  expect(await rows.locator('a[aria-label]').evaluateAll((links) => links.map((one) => one.getAttribute('aria-label')))).toEqual([
    ...['webshop / checkout', 'webshop / recommendations', 'mobile-app / app', 'mobile-app / sync', 'webshop / storefront'],
  ])
  expect(await rows.first().locator('.reason').allInnerTexts()).toEqual([
    '3 new',
    expect.stringMatching(/^since [0-9a-f]{7}, 1 day and \d builds ago: “.+” by \w+$/),
  ])
  const groups = page.locator('.judged-tests tbody')
  expect(await groups.locator('.group-row').allInnerTexts()).toEqual([
    expect.stringMatching(/^New 3\s*not failing on main$/),
    expect.stringMatching(/^Also fails on main 2\s*not from this branch$/),
  ])
  expect(await groups.first().locator('.test-name > a').allInnerTexts()).toEqual([
    ...['after the session expired', 'for a customer', 'for a guest'].map((circumstance) => `applies a voucher ${circumstance}`),
  ])
  expect(await groups.first().locator('.why').allInnerTexts()).toEqual(Array.from({ length: 3 }, () => 'expected 8.97 to be 8.98'))
  await page.getByRole('link', { name: 'webshop / checkout', exact: true }).click()
  const verdict = page.getByRole('region', { name: 'Verdict on fix/rounding' })
  await verdict.getByText('fix/rounding: 3 tests fail: new').waitFor()
  await verdict.getByRole('link', { name: 'Compare with main' }).click()
  await page.getByText('Newly failing').first().waitFor()
})

test('shows which tests became slower', async () => {
  const page = await openCheckout()
  await page.getByRole('link', { name: 'Tests', exact: true }).click()
  const group = page.getByRole('button', { name: /^\d+ tests of .*Payment$/ })
  await group.click()
  await page.locator('.tests-table .part').nth(5).waitFor()
})
