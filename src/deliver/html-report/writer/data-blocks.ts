import { gzipSync } from 'node:zlib'
import type { AtomicFile } from '../../../base/files/atomic-file.js'
import type { HistoryData } from '../data/history-data.js'
import type { DataElement, DetailBlock, RunData, TestBlock } from '../data/page-data.js'
import { dataClasses, pageIds } from '../data/page-elements.js'

/** Data up to this total of UTF-16 units stays readable. */
const plainLength = 64 * 1024

/**
 * The level of compression up to an amount of compressed details, and beyond it. Level 9 takes twice as long as 6 and saves 1 %. Level 4 takes
 * a third of the time, and makes stack traces a fifth larger.
 */
const usualLevel = 6
const quickLevel = 4
const quickFromBytes = 4_000_000

/**
 * Escapes `<`, which could end a script element or begin a comment in it, and the separators U+2028 and U+2029, which older JavaScript
 * treats as line ends.
 */
const scriptJson = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

function dataElement(json: string, encoding: DataElement['encoding'], attribute: string, level = usualLevel): string {
  const content = encoding === 'json' ? scriptJson(json) : gzipSync(json, { level }).toString('base64')
  return `<script type="text/plain" ${attribute} data-encoding="${encoding}">${content}</script>\n`
}

/** Writes the data of a page: plain if there is little, else compressed. */
export interface DataBlocks {
  /** Writes the earlier builds, before all blocks. */
  begin(history: HistoryData): void
  add(tests: TestBlock, details: DetailBlock): void
  /** Returns the bytes of details written so far. */
  detailBytes(): number
  end(run: RunData): void
}

/** Creates a writer of data elements. */
export function createDataBlocks(file: Pick<AtomicFile, 'write'>): DataBlocks {
  /** Blocks that are held back until the size of the data is known; undefined after that. */
  let waiting: { tests: string; details: string }[] | undefined = []
  let waitingLength = 0
  let detailBytes = 0

  function write({ tests, details }: { tests: string; details: string }, encoding: DataElement['encoding']): void {
    const level = detailBytes < quickFromBytes ? usualLevel : quickLevel
    file.write(dataElement(tests, encoding, `class="${dataClasses.tests}"`, level))
    const element = dataElement(details, encoding, `class="${dataClasses.details}"`, level)
    detailBytes += element.length
    file.write(element)
  }
  function writeWaiting(encoding: DataElement['encoding']): void {
    for (const block of waiting ?? []) write(block, encoding)
    waiting = undefined
  }

  return {
    begin(history) {
      const json = JSON.stringify(history)
      file.write(dataElement(json, json.length > plainLength ? 'gzip' : 'json', `id="${pageIds.history}"`))
    },
    add(tests, details) {
      const block = { tests: JSON.stringify(tests), details: JSON.stringify(details) }
      if (waiting === undefined) {
        write(block, 'gzip')
        return
      }
      waiting.push(block)
      waitingLength += block.tests.length + block.details.length
      if (waitingLength > plainLength) writeWaiting('gzip')
    },
    detailBytes: () => detailBytes,
    end(run) {
      writeWaiting('json')
      file.write(dataElement(JSON.stringify(run), 'json', `id="${pageIds.data}"`))
    },
  }
}
