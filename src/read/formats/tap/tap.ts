import type { Format } from '../format.js'
import { recogniseTap } from './tap-head.js'

/** The Test Anything Protocol, versions 12 to 14 (testanything.org), and the variant of the Linux kernel, KTAP. */
export const tap = {
  id: 'tap',
  title: 'TAP',
  include: ['**/*.tap', '**/*.tap.txt', '**/*.tap.log'],
  wideInclude: ['**/tap.txt', '**/tap.log', '**/tap-*.txt', '**/*-tap.txt'],
  matches: ({ path, text }) => recogniseTap(text, /\.tap(?:\.txt|\.log)?$/i.test(path)),
  async read(source, sink) {
    const { readTap } = await import('./read-tap.js')
    await readTap(source, sink)
  },
} as const satisfies Format
