// Tests that the path, the search and the menus in the header of the dashboard stay usable on a phone.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dashboardPage } from '../../../src/server/dashboard/dashboard-page.js'
import { useBrowser } from '../../deliver/html-report/writer/use-browser.js'
import { startTestServer } from '../test-server.js'
import { storyRecords } from './story.js'

const open = useBrowser()

/** Opens the page of a test of the story, whose module has another name. */
async function openPath(module: string, width: number): Promise<Page> {
  const server = await startTestServer({ dashboard: dashboardPage, now: Date.now })
  await server.send(storyRecords(Date.now()).map((record) => ({ ...record, module })))
  const hash = new URLSearchParams({ org: 'acme', project: 'shop', module, view: 'tests', branch: 'main', item: 'rounds-prices' })
  const { page } = await open(`${server.url}/#key=${server.key}&${hash.toString()}`, { viewport: { width, height: 844 } })
  await page.getByRole('heading', { name: /rounds$/, level: 1 }).waitFor()
  return page
}

const path = (page: Page) => page.getByRole('navigation', { name: 'Path' })
const names = (page: Page) => path(page).locator('.ellipsis').filter({ visible: true })

/** Returns the visible crumbs. Those that are cut off end in `…`. */
const crumbs = (page: Page) =>
  names(page).evaluateAll((nodes) => nodes.map((node) => `${node.textContent}${node.scrollWidth > node.clientWidth ? '…' : ''}`))

/** Returns whether an element is shown, and between the left edge and a place in pixels. */
async function isWithin(element: Locator, right: number): Promise<boolean> {
  const box = await element.boundingBox()
  return box !== null && box.x >= 0 && box.x + box.width <= right
}

test.each([390, 768])('shows the whole path when there is room for it in %i pixels', async (width) => {
  const page = await openPath('web', width)
  await expect.poll(() => crumbs(page)).toEqual(['acme', 'shop', 'web', 'rounds'])
})

test('replaces the beginning of the path with a list when the path is too long for a phone', async () => {
  const page = await openPath('recommendations', 390)
  await expect.poll(() => crumbs(page)).toEqual(['…', 'recommendations', 'rounds'])
  await path(page).getByRole('button', { name: 'Beginning of the path' }).click()
  const list = path(page).locator('.popup:visible')
  expect(await list.locator('li').allInnerTexts()).toEqual(['acme', 'shop'])
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await path(page).getByRole('button', { name: 'Beginning of the path' }).click()
  await list.getByRole('link', { name: 'shop' }).click()
  await page.getByRole('heading', { name: 'The only module fails on main' }).waitFor()
  await expect.poll(() => crumbs(page)).toEqual(['acme', 'shop', 'All modules'])
})

test('shows the whole path again when the window becomes wider', async () => {
  const page = await openPath('recommendations', 390)
  await page.setViewportSize({ width: 1366, height: 844 })
  await expect.poll(() => crumbs(page)).toEqual(['acme', 'shop', 'recommendations', 'rounds'])
})

test('shows the list of each crumb inside of the window of a phone', async () => {
  const page = await openPath('recommendations', 390)
  for (const name of ['Beginning of the path', 'Module', 'Test']) {
    await path(page)
      .getByRole('button', { name: `${name}:` })
      .click()
    await expect.poll(() => isWithin(path(page).locator('.popup:visible'), 390)).toBe(true)
    await page.keyboard.press('Escape')
  }
})

test('makes the search field narrower before it cuts off the path, but not its results', async () => {
  const page = await openPath('recommendations', 768)
  await expect.poll(() => crumbs(page)).toEqual(['acme', 'shop', 'recommendations', 'rounds'])
  const field = page.getByLabel('Go to a module or test')
  await field.fill('r')
  const found = page.getByRole('group', { name: 'Found' })
  await found.waitFor()
  await expect.poll(async () => (await page.locator('.go-to').boundingBox())?.width).toBeLessThan(300)
  await expect.poll(async () => (await found.boundingBox())?.width).toBe(300)
})

test('scrolls the current view into sight on a phone', async () => {
  const page = await openPath('web', 390)
  await page.evaluate(() => {
    location.hash = location.hash.replace('view=tests', 'view=compare').replace(/&item=[^&]*/, '')
  })
  const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Compare' })
  await page.locator('.tabs [aria-current]').filter({ hasText: 'Compare' }).waitFor()
  await expect.poll(() => isWithin(tab, 390)).toBe(true)
})

test('ends the account menu with its last entry on a phone', async () => {
  const page = await openPath('web', 390)
  await page.getByRole('button', { name: 'Account:' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  expect(await page.locator('.popup .settings').isVisible()).toBe(false)
})

test('shows the days of a custom range beside their labels on a phone', async () => {
  const page = await openPath('web', 390)
  await page.getByLabel('Range').selectOption('Custom range')
  const isBeside = async () => {
    const label = await page.getByText('From', { exact: true }).boundingBox()
    const field = await page.getByLabel('From', { exact: true }).boundingBox()
    return label !== null && field !== null && field.y < label.y + label.height
  }
  await expect.poll(isBeside).toBe(true)
})
