import type { DetailBlock, RunData, TestBlock, TestDetails } from '../page-data.js'
import { dataClasses, pageIds } from '../page-elements.js'
import type { DetailPosition } from './test-model.js'

/** How many blocks are unpacked ahead of the one that is read. */
const ahead = 4

/** How long to wait for more of a page that is still coming, in ms. */
const patienceMs = 30

/** The blocks of tests in their order, each as soon as the page holds it whole. */
export async function* readTestBlocks(document: Document): AsyncGenerator<TestBlock> {
  const coming: Promise<TestBlock>[] = []
  for await (const element of wholeElements(document, dataClasses.tests)) {
    coming.push(unpack<TestBlock>(element))
    const next = coming.length > ahead ? coming.shift() : undefined
    if (next !== undefined) yield next
  }
  for (const block of coming) yield block
}

/** What the page says of its run; its element is the last, so the page must be whole. */
export function readRun(document: Document): RunData {
  const none: RunData = { listed: 0, total: 0 }
  const text = document.getElementById(pageIds.data)?.textContent
  return text ? (JSON.parse(text) as RunData) : none
}

/** Reads the details of a test when somebody opens it; blocks looked at last are remembered. */
export function createDetailReader(document: Document): (position: DetailPosition) => Promise<TestDetails | undefined> {
  const elements = document.getElementsByClassName(dataClasses.details)
  const recent = new Map<number, Promise<DetailBlock>>()
  return async ({ block, index }) => {
    const element = elements[block]
    if (element === undefined) return undefined
    const details = recent.get(block) ?? unpack<DetailBlock>(element)
    recent.delete(block)
    recent.set(block, details)
    for (const oldest of recent.keys()) if (recent.size > ahead) recent.delete(oldest)
    return (await details)[index]
  }
}

/** Elements of a class; while the page is still coming, only those with something behind them are whole. */
async function* wholeElements(document: Document, className: string): AsyncGenerator<Element> {
  const found = document.getElementsByClassName(className)
  for (let index = 0; ; ) {
    const isLoading = document.readyState === 'loading'
    const element = found[index]
    if (element !== undefined && (element.nextSibling !== null || !isLoading)) {
      index += 1
      yield element
    } else if (!isLoading) return
    else await new Promise((resolve) => setTimeout(resolve, patienceMs))
  }
}

async function unpack<Block>(element: Element): Promise<Block> {
  const text = element.textContent ?? ''
  if (element.getAttribute('data-encoding') !== 'gzip') return JSON.parse(text) as Block
  const bytes = Uint8Array.from(atob(text.trim()), (character) => character.charCodeAt(0))
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).json()
}
