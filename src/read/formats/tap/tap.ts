import { createLineReader } from '../../../records/line-reader.js'
import { createRunErrors } from '../fields/run-errors.js'
import type { Format, Sink, TextSource } from '../format.js'
import { createLateFacts, type LateFacts } from './late-facts.js'
import { recogniseTap } from './tap-head.js'
import { createTapRun } from './tap-run.js'

/** The Test Anything Protocol, versions 12 to 14 (testanything.org), and the variant of the Linux kernel, KTAP. */
export const tap = {
  id: 'tap',
  title: 'TAP',
  include: ['**/*.tap', '**/*.tap.txt', '**/*.tap.log'],
  wideInclude: ['**/tap.txt', '**/tap.log', '**/tap-*.txt', '**/*-tap.txt'],
  matches: ({ path, text }) => recogniseTap(text, /\.tap(?:\.txt|\.log)?$/i.test(path)),
  async read(source: TextSource, sink: Sink) {
    const late = createLateFacts()
    await readOnce(source, sink, createLateFacts(), late)
    if (late.count() === 0) return
    // Names and directives of subtests came after their tests: read again, knowing them.
    sink.restart()
    await readOnce(source, sink, late, createLateFacts())
  },
} as const satisfies Format

async function readOnce(source: TextSource, sink: Sink, known: LateFacts, late: LateFacts): Promise<void> {
  const errors = createRunErrors(sink)
  const run = createTapRun({ sink, errors, fileName: nameOf(source.path), known, late })
  const lines = createLineReader(run)
  for await (const chunk of source.chunks()) lines.write(chunk)
  lines.end()
  run.end()
  errors.finish()
}

/** Returns the name of a file without its folder and the extensions of TAP. */
const nameOf = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).replace(/(?:\.tap)?(?:\.txt|\.log)?$/i, '') || path
