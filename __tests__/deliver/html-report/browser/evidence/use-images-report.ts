import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions } from 'playwright-core'
import type {
  AttachmentsData,
  DetailBlock,
  PageAttachment,
  RunData,
  TestDetails,
} from '../../../../../src/deliver/html-report/data/page-data.js'
import { attachmentId, dataClasses } from '../../../../../src/deliver/html-report/data/page-elements.js'
import type { RecordedTest } from '../../../../../src/records/recorder.js'
import { type OpenedPage, useBrowser } from '../../writer/use-browser.js'
import { writtenPage } from '../../writer/written-page.js'
import { isLoaded } from '../use-report.js'

/** The files of a page. */
export interface PageFiles {
  /** The attachments of the test or attempt with a message. */
  readonly of: Readonly<Record<string, readonly PageAttachment[]>>
  /** The contents of the data elements, by their numbers. */
  readonly blocks?: readonly Buffer[]
  readonly stored?: AttachmentsData
}

/** Starts a browser and returns a function that writes the page of a run with files and opens it at a fragment. */
export function useImagesReport(): (
  tests: readonly RecordedTest[],
  files: PageFiles,
  options?: BrowserContextOptions & { readonly hash?: string },
) => Promise<OpenedPage> {
  const open = useBrowser()
  return async (tests, files, { hash = '', ...options } = {}) => {
    const { path } = await writtenPage(tests)
    writeFileSync(path, withFiles(readFileSync(path, 'utf8'), files))
    const opened = await open(pathToFileURL(path).href + hash, { viewport: { width: 1366, height: 900 }, ...options })
    await isLoaded(opened.page)
    return opened
  }
}

/** Adds files to a page as its writer does. The data of a small page is plain JSON. */
function withFiles(html: string, { of, blocks = [], stored }: PageFiles): string {
  const changed = (details: TestDetails): TestDetails => {
    const attachments = of[details.message ?? '']
    return { ...details, ...(attachments && { attachments }), ...(details.attempts && { attempts: details.attempts.map(changed) }) }
  }
  const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
  const elements = blocks.map(
    (content, block) =>
      `<script type="text/plain" class="${dataClasses.attachment}" id="${attachmentId(block)}">${content.toString('base64')}</script>\n`,
  )
  return html
    .replace(
      /(<script type="text\/plain" class="details" data-encoding="json">)([^<]*)/g,
      (_, tag, text) => tag + json((JSON.parse(text) as DetailBlock).map(changed)),
    )
    .replace(
      /(<script type="text\/plain" id="run" data-encoding="json">)([^<]*)(<\/script>\n)/,
      (_, tag, text, end) =>
        tag + json({ ...(JSON.parse(text) as RunData), ...(stored && { attachments: stored }) }) + end + elements.join(''),
    )
}
