import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions } from 'playwright-core'
import type {
  AttachmentsData,
  DetailBlock,
  PageAttachment,
  RunData,
  TestDetails,
} from '../../../../src/deliver/html-report/data/page-data.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'
import { type OpenedPage, useBrowser } from '../writer/use-browser.js'
import { writtenPage } from '../writer/written-page.js'
import { isLoaded } from './use-report.js'

/** What the page knows of its files besides the records. */
export interface PageFiles {
  readonly stored?: AttachmentsData
  /** Returns a file with its place and the number of its content. */
  readonly file?: (attachment: PageAttachment) => PageAttachment
  /** The contents of files, by their numbers. */
  readonly contents?: readonly Buffer[]
}

/** Starts a browser and returns a function that writes a page with files and opens it at a fragment. */
export function useFilesReport(): (
  tests: readonly RecordedTest[],
  files: PageFiles,
  hash?: string,
  options?: BrowserContextOptions,
) => Promise<OpenedPage> {
  const open = useBrowser()
  return async (tests, files, hash = '', options = {}) => {
    const { path } = await writtenPage(tests)
    writeFileSync(path, withFiles(readFileSync(path, 'utf8'), files))
    const opened = await open(pathToFileURL(path).href + hash, { viewport: { width: 1366, height: 900 }, ...options })
    await isLoaded(opened.page)
    return opened
  }
}

/** Changes the data elements of a page, which are plain JSON as long as they are small. */
function withFiles(html: string, { stored, file = (same) => same, contents = [] }: PageFiles): string {
  const changed = (details: TestDetails): TestDetails => ({
    ...details,
    ...(details.attachments === undefined ? {} : { attachments: details.attachments.map(file) }),
    ...(details.attempts === undefined ? {} : { attempts: details.attempts.map(changed) }),
  })
  const blocks = contents.map(
    (content, index) => `<script type="text/plain" class="attachment" id="attachment-${index}">${content.toString('base64')}</script>\n`,
  )
  return html.replace(/(<script type="text\/plain" (id="run"|class="details") data-encoding="json">)([^<]*)/g, (_, tag, name, json) =>
    name === 'id="run"'
      ? `${blocks.join('')}${tag}${JSON.stringify({ ...(JSON.parse(json) as RunData), ...(stored && { attachments: stored }) })}`
      : tag + JSON.stringify((JSON.parse(json) as DetailBlock).map(changed)).replaceAll('<', '\\u003c'),
  )
}
