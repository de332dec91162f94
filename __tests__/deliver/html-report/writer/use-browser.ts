import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'

/** An open page, and everything it did that a report must not do. */
export interface OpenedPage {
  readonly page: Page
  /** Requests other than for the page itself, dialogs, script errors, and violations of the Content-Security-Policy. */
  readonly offences: readonly string[]
}

/** The options of a browser context, and the time in it. */
export interface OpenOptions extends BrowserContextOptions {
  /** The fixed time in the browser. Default: the time of the machine, which advances. */
  readonly now?: number
}

/** Paths of Chromium on Debian, and of Chrome on the runners of GitHub. */
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The time for the browser to start, and for each wait in a page. Half of the time of a test, so that a failure names the wait. */
const limitMs = 60_000

function browserPath(): string {
  const path = process.env.CHROMIUM || usualPaths.find((usual) => existsSync(usual))
  if (path === undefined) throw new Error('These tests require Chromium or Chrome. Install one, or set CHROMIUM to its path.')
  return path
}

/**
 * Starts one Chromium for the tests of a file, from its usual path or the one in the environment variable `CHROMIUM`.
 * @returns a function that opens a URL in a new context, which is closed after the test
 */
export function useBrowser(): (url: string, options?: OpenOptions) => Promise<OpenedPage> {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'], timeout: limitMs })
  })
  afterAll(() => browser?.close())
  return async (url, { now, ...options } = {}) => {
    if (browser === undefined) throw new Error('The browser is not started. Open pages inside tests only.')
    const context = await browser.newContext(options)
    onTestFinished(() => context.close())
    context.setDefaultTimeout(limitMs)
    if (now !== undefined) await context.clock.setFixedTime(now)
    const page = await context.newPage()
    const offences: string[] = []
    page.on('request', (request) => {
      if (request.url().split('#')[0] !== url.split('#')[0] && !request.url().startsWith('data:'))
        offences.push(`request: ${request.url()}`)
    })
    page.on('dialog', (dialog) => {
      offences.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('pageerror', (error) => offences.push(`error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') offences.push(`console: ${message.text()}`)
    })
    await page.goto(url)
    return { page, offences }
  }
}
