import type { BrowserContextOptions, Page } from 'playwright-core'
import type { OpenedPage, useBrowser } from '../../html-report/writer/browser.js'
import { goodKey, type History, type HistoryServer, historyServer } from './history-server.js'

/** Where the sample is. */
export const shop = 'org=acme&project=shop&module=web'

/** The dashboard of a server of its own. */
export interface OpenedDashboard {
  readonly page: Page
  readonly server: HistoryServer
  /** What the page did that it must not do: requests to anywhere but the data API, errors, what its policy stopped. */
  offences(): readonly string[]
}

/** Opens the dashboard at a hash, not signed in. */
export async function openDashboard(
  open: ReturnType<typeof useBrowser>,
  history: History,
  hash = '',
  options: BrowserContextOptions = {},
): Promise<OpenedDashboard> {
  const server = await historyServer(history)
  const { page, offences }: OpenedPage = await open(`${server.url}${hash === '' ? '' : `#${hash}`}`, {
    viewport: { width: 1366, height: 900 },
    ...options,
  })
  // A refused question is in the console of every browser.
  const isExpected = (offence: string) =>
    offence.startsWith(`request: ${server.url}v1/data/`) || offence.startsWith('console: Failed to load resource')
  return { page, server, offences: () => offences.filter((offence) => !isExpected(offence)) }
}

/** Types a key into the form. */
export async function signIn(page: Page, key = goodKey): Promise<void> {
  await page.getByLabel('API key').fill(key)
  await page.keyboard.press('Enter')
}

/** Opens the dashboard, signs in and waits for the data. */
export async function openSignedIn(...parameters: Parameters<typeof openDashboard>): Promise<OpenedDashboard> {
  const opened = await openDashboard(...parameters)
  await signIn(opened.page)
  await opened.page.locator('.results').waitFor()
  return opened
}

/** The names in the table, in their order. */
export const namesOf = (page: Page): Promise<readonly string[]> => page.locator('.metrics tbody th').allTextContents()
