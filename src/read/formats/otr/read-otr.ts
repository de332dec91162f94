import type { Sink, TextSource } from '../format.js'
import { readXml } from '../xml/xml.js'
import { createOtrElements } from './otr-elements.js'
import { infoHandlers, type OtrReading } from './otr-info-handlers.js'
import { createOtrRun } from './otr-run.js'
import { treeHandlers } from './otr-tree-handlers.js'

/** Reads an Open Test Reporting file. */
export async function readOtr(source: TextSource, sink: Sink): Promise<void> {
  const reading: OtrReading = { current: undefined, held: 0, run: createOtrRun(sink) }
  const elements = createOtrElements()
  await readXml(source, sink, (cursor) => ({ ...infoHandlers(reading), ...treeHandlers(reading, elements, cursor) }))
  reading.run.finish(elements.leftOut())
}
