import { gzipSync } from 'node:zlib'
import type { AtomicFile } from '../../files/atomic-file.js'
import type { DataElement, DetailBlock, RunData, TestBlock } from '../page-data.js'
import { dataClasses, pageIds } from '../page-elements.js'

/** Data of up to so many UTF-16 units in all stays readable. */
const plainLength = 64 * 1024

/** Level 9 takes twice the time of 6 for 1 % less. */
const compressionLevel = 6

/** Nothing in it can end a script element, nor begin a comment in one; JavaScript once took the separators for line ends. */
const scriptJson = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

function dataElement(json: string, encoding: DataElement['encoding'], attribute: string): string {
  const content = encoding === 'json' ? scriptJson(json) : gzipSync(json, { level: compressionLevel }).toString('base64')
  return `<script type="text/plain" ${attribute} data-encoding="${encoding}">${content}</script>\n`
}

/** Writes the data of a page: as it is where there is little, compressed as soon as there is more. */
export interface DataBlocks {
  add(tests: TestBlock, details: DetailBlock): void
  /** So many bytes of details are written, or will be. */
  detailBytes(): number
  end(run: RunData): void
}

/** Begins to write data elements into a page. */
export function createDataBlocks(file: Pick<AtomicFile, 'write'>): DataBlocks {
  /** What waits for it to be known whether the data is small; absent once it is not. */
  let waiting: { tests: string; details: string }[] | undefined = []
  let waitingLength = 0
  let detailBytes = 0

  function write({ tests, details }: { tests: string; details: string }, encoding: DataElement['encoding']): void {
    file.write(dataElement(tests, encoding, `class="${dataClasses.tests}"`))
    const element = dataElement(details, encoding, `class="${dataClasses.details}"`)
    detailBytes += element.length
    file.write(element)
  }
  function writeWaiting(encoding: DataElement['encoding']): void {
    for (const block of waiting ?? []) write(block, encoding)
    waiting = undefined
  }

  return {
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
