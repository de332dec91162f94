import { countOf } from '../../base/text/counts.js'
import type { Problem } from '../../records/problem.js'
import type { Recorder } from '../../records/recorder.js'
import type { Collector } from './collector.js'
import type { Identity } from './identify.js'

/** The smallest numbers that a collector must find. */
export interface Expectation {
  readonly files?: number
  readonly tests?: number
}

/** Counts what collectors find, for those with an expectation. */
export interface Expectations {
  /** Passes everything on, and counts the tests of a file. */
  readonly recorder: Recorder
  /** Counts a file that was read into the recorder. Must be called after each file. */
  fileRead(identity: Identity): void
  /** Counts a file that is kept. */
  fileKept(collector: Collector): void
  /** Returns a problem for each collector that found less than expected. */
  problems(): readonly Problem[]
}

/** Starts counting. Returns undefined if no collector has an expectation, because counting takes time for each test. */
export function createExpectations(collectors: readonly Collector[], recorder: Recorder): Expectations | undefined {
  const expecting = collectors.filter(({ expect }) => expect !== undefined)
  if (expecting.length === 0) return undefined
  const found = new Map(expecting.map((collector) => [collector, { files: 0, tests: 0 }]))
  let testsOfFile = 0
  return {
    recorder: {
      ...recorder,
      beginFile(file) {
        testsOfFile = 0
        recorder.beginFile(file)
      },
      test(test) {
        testsOfFile += 1
        recorder.test(test)
      },
      restartFile() {
        testsOfFile = 0
        recorder.restartFile()
      },
    },
    fileRead(identity) {
      const counts = identity.kind === 'results' || identity.kind === 'events' ? found.get(identity.collector) : undefined
      if (counts === undefined) return
      counts.files += 1
      counts.tests += testsOfFile
    },
    fileKept(collector) {
      const counts = found.get(collector)
      if (counts !== undefined) counts.files += 1
    },
    problems: () => [...found].flatMap(([collector, counts]) => shortfall(collector, counts) ?? []),
  }
}

const nouns = { files: 'file', tests: 'test' } as const

function shortfall({ key, expect = {} }: Collector, found: Required<Expectation>): Problem | undefined {
  const short = (['files', 'tests'] as const).flatMap((name) => {
    const expected = expect[name] ?? 0
    return found[name] < expected ? [{ has: countOf(found[name], nouns[name]), needs: countOf(expected, nouns[name]) }] : []
  })
  if (short.length === 0) return undefined
  const has = short.map((one) => one.has).join(' and ')
  const needs = short.map((one) => one.needs).join(' and ')
  return {
    severity: 'error',
    kind: 'incomplete',
    message: `"${key}" found ${has}, but collect.${key}.expect requires at least ${needs}.`,
  }
}
