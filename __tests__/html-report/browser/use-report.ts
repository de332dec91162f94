import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions } from 'playwright-core'
import type { RecordedTest } from '../../../src/records/recorder.js'
import { type OpenedPage, useBrowser } from '../writer/use-browser.js'
import { writtenPage } from '../writer/written-page.js'

/** The repository that the pages link to. */
export const sourceBase = 'https://github.com/acme/shop/blob/7c4f3a8/'

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
    await opened.page.waitForFunction(() => document.readyState === 'complete')
    return opened
  }
}
