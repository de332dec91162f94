import { element } from '../../../base/browser/element.js'
import { viewId } from '../data/page-elements.js'
import { createReportApp } from './app.js'
import { readPageHistory, readPageRun, readTestBlocks } from './data-reader.js'
import { addGoneTests } from './earlier-results/gone-tests.js'
import { completeClass } from './summary/summary-tab.js'
import { addBlock, addHistory, createModel } from './test-model.js'

/** Time between two updates of the list while the page is loading. */
const refreshMs = 250

async function start(): Promise<void> {
  const model = createModel()
  const app = createReportApp(model)
  let number = 0
  let refreshed = Number.NEGATIVE_INFINITY
  for await (const block of readTestBlocks(document)) {
    if (number === 0) addHistory(model, await readPageHistory(document))
    addBlock(model, block, number)
    number += 1
    if (performance.now() - refreshed < refreshMs) continue
    app.refresh()
    refreshed = performance.now()
  }
  if (number === 0) addHistory(model, await readPageHistory(document))
  addGoneTests(model)
  await app.finish(readPageRun(document))
}

start().catch((error: unknown) => {
  // The browser is too old, or the file is truncated. The summary is readable without a script.
  document.documentElement.dataset.tab = 'summary'
  const words = `The list of tests cannot be shown: ${String(error)}. The summary is complete.`
  const summary = document.getElementById(viewId('summary'))
  summary?.classList.add(completeClass)
  summary?.prepend(element('p', { class: 'alert alert-caution', role: 'alert' }, words))
})
