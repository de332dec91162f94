import { createLineReader } from '../../../records/line-reader.js'
import { createRunErrors } from '../fields/run-errors.js'
import type { Sink, TextSource } from '../format.js'
import { createLateFacts, type LateFacts } from './late-facts.js'
import { createTapRun } from './tap-run.js'

/** Reads a TAP file. */
export async function readTap(source: TextSource, sink: Sink): Promise<void> {
  const late = createLateFacts()
  await readOnce(source, sink, createLateFacts(), late)
  if (late.count() === 0) return
  // Names and directives of subtests came after their tests: read again, knowing them.
  sink.restart()
  await readOnce(source, sink, late, createLateFacts())
}

async function readOnce(source: TextSource, sink: Sink, known: LateFacts, late: LateFacts): Promise<void> {
  const errors = createRunErrors(sink)
  const run = createTapRun({ sink, errors, fileName: suiteName(source.path), known, late })
  const lines = createLineReader(run)
  for await (const chunk of source.chunks()) lines.write(chunk)
  lines.end()
  run.end()
  errors.finish()
}

/** Returns the name of a file without its folder and the extensions of TAP. */
const suiteName = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).replace(/(?:\.tap)?(?:\.txt|\.log)?$/i, '') || path
