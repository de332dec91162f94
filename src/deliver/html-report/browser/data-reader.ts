import type { HistoryData } from '../data/history-data.js'
import type { DetailBlock, RunData, TestBlock, TestDetails } from '../data/page-data.js'
import { dataClasses, pageIds } from '../data/page-elements.js'
import type { DetailPosition } from './test-model.js'

/** The number of blocks that are decoded ahead, and of detail blocks that are kept. */
const keptBlocks = 4

/** Time between two checks for more data while the page is loading. */
const pollMs = 30

/** Yields the blocks of tests in order, each as soon as it is loaded completely. */
export async function* readTestBlocks(document: Document): AsyncGenerator<TestBlock> {
  const pending: Promise<TestBlock>[] = []
  for await (const element of completeElements(document, dataClasses.tests)) {
    pending.push(decode<TestBlock>(element))
    const next = pending.length > keptBlocks ? pending.shift() : undefined
    if (next !== undefined) yield next
  }
  for (const block of pending) yield block
}

/** Reads the earlier builds. Their element is complete if a block of tests is, or the page. */
export async function readPageHistory(document: Document): Promise<HistoryData | undefined> {
  const element = document.getElementById(pageIds.history)
  return element === null ? undefined : decode<HistoryData>(element)
}

/** Reads the data of the run. Its element is the last one, so the page must be loaded completely. */
export function readPageRun(document: Document): RunData {
  const none: RunData = { listed: 0, total: 0 }
  const text = document.getElementById(pageIds.data)?.textContent
  return text ? (JSON.parse(text) as RunData) : none
}

/** Creates a reader of the details of a test. It keeps the latest blocks. */
export function createDetailReader(document: Document): (position: DetailPosition) => Promise<TestDetails | undefined> {
  const elements = document.getElementsByClassName(dataClasses.details)
  const recent = new Map<number, Promise<DetailBlock>>()
  return async ({ block, index }) => {
    const element = elements[block]
    if (element === undefined) return undefined
    const details = recent.get(block) ?? decode<DetailBlock>(element)
    recent.delete(block)
    recent.set(block, details)
    for (const oldest of recent.keys()) if (recent.size > keptBlocks) recent.delete(oldest)
    return (await details)[index]
  }
}

/** Yields the elements of a class. While the page is loading, an element is complete only if a node follows it. */
async function* completeElements(document: Document, className: string): AsyncGenerator<Element> {
  const found = document.getElementsByClassName(className)
  for (let index = 0; ; ) {
    const isLoading = document.readyState === 'loading'
    const element = found[index]
    if (element !== undefined && (element.nextSibling !== null || !isLoading)) {
      index += 1
      yield element
    } else if (!isLoading) return
    else await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

async function decode<Block>(element: Element): Promise<Block> {
  const text = element.textContent ?? ''
  if (element.getAttribute('data-encoding') !== 'gzip') return JSON.parse(text) as Block
  const bytes = Uint8Array.from(atob(text.trim()), (character) => character.charCodeAt(0))
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).json()
}
