import type { BrowserContextOptions, Page } from 'playwright-core'
import type { OpenedPage, useBrowser } from '../../deliver/html-report/writer/use-browser.js'
import { goodKey, type History, type HistoryServer, historyServer } from './history-server.js'
import { sampleTime } from './sample-history.js'

/** The coordinates of the sample. */
export const place = 'org=acme&project=shop&module=web'

/** The tests of the sample. */
export const shop = `${place}&view=tests`

/** A dashboard with its own server. */
export interface OpenedDashboard {
  readonly page: Page
  readonly server: HistoryServer
  /** Everything the page must not do: other requests than to the data API, errors, and violations of its Content-Security-Policy. */
  offences(): readonly string[]
}

/** Opens the dashboard at a hash without signing in, at the time of the sample. */
export async function openDashboard(
  open: ReturnType<typeof useBrowser>,
  history: History,
  hash = '',
  options: BrowserContextOptions = {},
): Promise<OpenedDashboard> {
  const server = await historyServer(history)
  const { page, offences }: OpenedPage = await open(`${server.url}${hash === '' ? '' : `#${hash}`}`, {
    viewport: { width: 1366, height: 900 },
    now: sampleTime,
    ...options,
  })
  // Browsers log every failed request.
  const isExpected = (offence: string) =>
    offence.startsWith(`request: ${server.url}v1/data/`) || offence.startsWith('console: Failed to load resource')
  return { page, server, offences: () => offences.filter((offence) => !isExpected(offence)) }
}

/** Signs in with a key. */
export async function signIn(page: Page, key = goodKey): Promise<void> {
  await page.getByLabel('API key').fill(key)
  await page.keyboard.press('Enter')
}

/** Opens the dashboard, signs in and waits for the data, also of the charts. */
export async function openSignedIn(...parameters: Parameters<typeof openDashboard>): Promise<OpenedDashboard> {
  const opened = await openDashboard(...parameters)
  await signIn(opened.page)
  await opened.page.locator('.results').waitFor()
  await opened.page.waitForFunction(() => document.querySelector('[aria-busy]') === null)
  return opened
}

/** Returns the names in the table, in order. */
export const namesOf = (page: Page): Promise<readonly string[]> =>
  page.locator('.tests-table .test-name > :is(a, button)').allTextContents()

/** Opens the account menu. */
export const openAccount = (page: Page): Promise<void> => page.getByRole('button', { name: 'Account' }).click()

/** Signs out with the account menu. */
export async function signOut(page: Page): Promise<void> {
  await openAccount(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
}

/** Types the name of a branch into the menu for the branch. */
export async function chooseBranch(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Branch:' }).click()
  await page.getByLabel('Search branches').fill(name)
  await page.keyboard.press('Enter')
}

/** Returns the branch that the page shows. */
export const branchOn = (page: Page): Promise<string> =>
  page.getByRole('button', { name: 'Branch:' }).locator('.ellipsis').first().innerText()
