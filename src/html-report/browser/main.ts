import { element } from '../../browser/element.js'
import { addThemeSwitch } from '../../browser/theme-switch.js'
import { pageIds } from '../page-elements.js'
import { createApp } from './app.js'
import { readRun, readTestBlocks } from './data-reader.js'
import { addBlock, createModel } from './test-model.js'

/** How often tests that are still coming are shown, in ms: often enough to see it move, seldom enough not to slow it down. */
const refreshMs = 250

async function start(): Promise<void> {
  addThemeSwitch(document.getElementById(pageIds.theme))
  const model = createModel()
  const app = createApp(model)
  let number = 0
  let refreshed = Number.NEGATIVE_INFINITY
  for await (const block of readTestBlocks(document)) {
    addBlock(model, block, number)
    number += 1
    if (performance.now() - refreshed < refreshMs) continue
    app.refresh()
    refreshed = performance.now()
  }
  await app.finish(readRun(document))
}

start().catch((error: unknown) => {
  // A browser that is too old, or a file that was cut off: the summary can still be read.
  const words = `The list of tests cannot be shown: ${String(error)}. The summary holds the report.`
  document.getElementById(pageIds.tests)?.prepend(element('p', { class: 'alert alert-caution', role: 'alert' }, words))
})
