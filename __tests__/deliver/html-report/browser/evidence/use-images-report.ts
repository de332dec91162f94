import type { BrowserContextOptions } from 'playwright-core'
import type { PageAttachment } from '../../../../../src/deliver/html-report/data/page-data.js'
import type { TestAttachment } from '../../../../../src/records/evidence.js'
import type { RecordedTest } from '../../../../../src/records/recorder.js'
import type { OpenedPage } from '../../writer/use-browser.js'
import { pageFiles } from '../page-files.js'
import { useReport } from '../use-report.js'

/** The files of a page. */
export interface PageFiles {
  /** The attachments of the test or attempt with a message. Those with equal blocks have equal bytes and sizes. */
  readonly of: Readonly<Record<string, readonly PageAttachment[]>>
  /** The contents by the blocks of the attachments. The data element of any other block is empty. */
  readonly blocks?: readonly Buffer[]
}

/** Starts a browser and returns a function that writes the page of a run with files and opens it. */
export function useImagesReport(): (
  tests: readonly RecordedTest[],
  files: PageFiles,
  options?: BrowserContextOptions,
) => Promise<OpenedPage> {
  const open = useReport()
  return (tests, { of, blocks = [] }, options = {}) => {
    const embedded = new Map(
      Object.values(of)
        .flat()
        .flatMap((file) => (file.block === undefined ? [] : [[file.block, file] as const])),
    )
    const stored = [...embedded].map(([block, { type = '', width, height }]) => ({
      sha256: hashOf(block),
      type,
      content: blocks[block] ?? '',
      ...(width !== undefined && height !== undefined && { size: { width, height } }),
    }))
    const withFiles = <Result extends { readonly message?: string }>(result: Result) => {
      const attachments = of[result.message ?? '']?.map(recorded)
      return attachments === undefined ? result : { ...result, attachments }
    }
    const run = tests.map((test) => ({ ...withFiles(test), ...(test.attempts && { attempts: test.attempts.map(withFiles) }) }))
    return open(run, '', options, { attachments: pageFiles({ tests: 1, bytes: 1 }, stored) })
  }
}

const hashOf = (block: number): string => block.toString(16).padStart(64, '0')

function recorded({ block, width: _width, height: _height, place: _place, ...file }: PageAttachment): TestAttachment {
  return block === undefined ? file : { ...file, sha256: hashOf(block) }
}
