import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../../src/server/app.js'
import { dashboardPage } from '../../../src/server/dashboard/dashboard-page.js'
import { createDemoKey, demoLink, fillDemo } from '../../../src/server/demo/fill-demo.js'
import { useBrowser } from '../../html-report/writer/use-browser.js'
import { adminKey } from '../credentials.js'
import { createFolder, openStore } from '../store/open-stores.js'

const open = useBrowser()

const { folder, remove } = createFolder()
const store = await openStore({ folder })
await fillDemo(store, Date.now())
const app = await createApp({ store, dashboard: dashboardPage, adminKey, now: Date.now })
const url = await app.listen({ host: '127.0.0.1', port: 0 })
const link = demoLink(url, await createDemoKey(store, Date.now()))
afterAll(async () => {
  await app.close()
  await store.close()
  remove()
})

test('answers "what is flaky" by clicks', async () => {
  const { page } = await open(link)
  await page.getByRole('link', { name: 'Flaky', exact: true }).click()
  await page.getByRole('heading', { name: /^\d+ flaky tests? cost .+ on main in 30 days$/ }).waitFor()
  const row = page.locator('.ranking tbody tr', { hasText: 'asks for a second factor after the session expired' })
  expect(await row.locator('.suite').innerText()).toBe('Payment')
  await row.getByRole('link', { name: 'asks for' }).click()
  await page.getByRole('heading', { name: 'Last 50 runs on main' }).waitFor()
  const failure = page.locator('.failure-item', { hasText: 'The element "Continue" did not appear within 5,000 ms' }).first()
  expect(await failure.getByRole('link', { name: /^build \d+\.1$/ }).getAttribute('href')).toMatch(
    /^https:\/\/ci\.example\/webshop\/runs\/\d+$/,
  )
})

test('answers "why did main fail yesterday" by clicks', async () => {
  const { page } = await open(link)
  await page.getByRole('heading', { name: /^\d+ of \d+ builds on main failed in 30 days$/ }).waitFor()
  const causes = page.locator('.card', { hasText: 'Why builds failed last' }).locator('li')
  const yesterday = causes.filter({ hasText: 'expected 17.95 to be 17.96' })
  await yesterday.getByRole('link', { name: 'expected 17.95 to be 17.96' }).click()
  const facts = await page.locator('.facts').innerText()
  expect(facts).toMatch(/First seen\s+(1 day|\d+ hours) ago, build \d+00\.1, [0-9a-f]{7}/)
  await page.getByText('at roundToCent (checkout/src/prices.ts:27:9)').waitFor()
  expect(await page.locator('.failed-tests li').count()).toBe(3)
  await page.locator('.failed-tests a').first().click()
  await page.getByRole('heading', { name: 'Last 50 runs on main' }).waitFor()
})

test('answers "what broke my branch" by clicks', async () => {
  const { page } = await open(link)
  await page.getByLabel('Branch').fill('fix/empty-cart')
  await page.keyboard.press('Enter')
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

test('shows which tests became slower', async () => {
  const { page } = await open(link)
  await page.getByRole('link', { name: 'Tests', exact: true }).click()
  await page.locator('.metrics thead').getByRole('button', { name: 'Slowdown' }).click()
  const suites = await page.locator('.metrics tbody tr .suite').allInnerTexts()
  expect(new Set(suites.slice(0, 10))).toEqual(new Set(['Payment']))
})
