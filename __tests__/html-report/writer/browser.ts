import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'

/** A page that is open, and what it did that a report must not do. */
export interface OpenedPage {
  readonly page: Page
  /** Requests other than for the page itself, dialogs, errors of scripts, and what the Content-Security-Policy stopped. */
  readonly offences: readonly string[]
}

/** Where Debian, and the runners of GitHub, have a browser of the Chromium family. */
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function browserPath(): string {
  const path = process.env.CHROMIUM || usualPaths.find((usual) => existsSync(usual))
  if (path === undefined) throw new Error('These tests need Chromium or Chrome: install one, or name it in CHROMIUM.')
  return path
}

/**
 * One Chromium for the tests of a file: one of the usual ones, or the one that the environment's `CHROMIUM` names.
 * @returns opens an address in a fresh context, which is closed after the test
 */
export function useBrowser(): (url: string, options?: BrowserContextOptions) => Promise<OpenedPage> {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  })
  afterAll(() => browser?.close())
  return async (url, options = {}) => {
    if (browser === undefined) throw new Error('The browser is not there yet: open pages inside of tests.')
    const context = await browser.newContext(options)
    onTestFinished(() => context.close())
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
