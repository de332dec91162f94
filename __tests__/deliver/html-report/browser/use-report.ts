import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { vi } from 'vitest'
import type { RecordedTest } from '../../../../src/records/recorder.js'
import { type OpenedPage, useBrowser } from '../writer/use-browser.js'
import { writtenPage } from '../writer/written-page.js'

/** The repository that the pages link to. */
export const sourceBase = 'https://github.com/acme/shop/blob/7c4f3a8/'

/** Matches a tab that shows all tests of the run. */
const loadedTabs = [
  ':root[data-tab="tests"] .toolbar:not(.loading)',
  ...['causes', 'jobs', 'timeline'].map((tab) => `:root[data-tab="${tab}"] #view-${tab} > *`),
  ':root[data-tab="summary"] #view-summary.complete',
].join()

/** Waits until a page shows all tests of its run, and the details of the test that is open. Until then, both are replaced. */
export const isLoaded = (page: Page) =>
  page.waitForFunction((tabs) => document.querySelector(tabs) !== null && document.querySelector('.detail[aria-busy]') === null, loadedTabs)

/** Checks a stored choice after a reload. It tries again, because a busy browser may reload the page before it has stored the choice. */
export const afterReload = (page: Page, choose: () => Promise<() => Promise<void>>) =>
  vi.waitFor(
    async () => {
      const check = await choose()
      await page.reload()
      await isLoaded(page)
      await check()
    },
    { timeout: 60_000 },
  )

/**
 * Starts a browser for the tests of a file.
 * @returns a function that writes the page of a run and opens it at a fragment. Failed tests with a file are found in the repository.
 */
export function useReport(): (
  tests: Iterable<RecordedTest>,
  hash?: string,
  options?: BrowserContextOptions,
  page?: Parameters<typeof writtenPage>[1],
) => Promise<OpenedPage> {
  const open = useBrowser()
  return async (tests, hash = '', options = {}, page = {}) => {
    const { path } = await writtenPage(tests, {
      ...page,
      sourceBase,
      runUrl: 'https://github.com/acme/shop/actions/runs/4212',
      locate: ({ file, line }) => (file === undefined || line === undefined ? undefined : { file, line }),
    })
    const opened = await open(pathToFileURL(path).href + hash, { viewport: { width: 1366, height: 900 }, ...options })
    await isLoaded(opened.page)
    return opened
  }
}
