import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, inject, onTestFinished } from 'vitest'

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

/** The time for the browser to start, and for each wait in a page. Half of the time of a test, so that a failure names the wait. */
const limitMs = 60_000

/**
 * Starts one Chromium for the tests of a file. Without a browser the tests are skipped, or they fail if `CI` is set.
 * @returns a function that opens a URL in a new context, which is closed after the test
 */
export function useBrowser(): (url: string, options?: OpenOptions) => Promise<OpenedPage> {
  const found = inject('chromium')
  let browser: Browser | undefined
  beforeAll(async () => {
    if (!('missing' in found)) {
      const env = { ...process.env, ...found.env }
      browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'], timeout: limitMs, env })
    } else if (process.env.CI) throw new Error(found.missing)
  })
  beforeEach(({ skip }) => {
    if ('missing' in found) skip(found.missing)
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
      // A page creates `blob:` addresses itself, from the files that it contains.
      if (request.url().split('#')[0] !== url.split('#')[0] && !/^(?:data|blob):/.test(request.url()))
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
