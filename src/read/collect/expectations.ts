import { countOf } from '../../base/text/counts.js'
import { detach } from '../../base/text/detach.js'
import type { Problem } from '../../records/problem.js'
import type { Recorder } from '../../records/recorder.js'
import type { Collector } from './collector.js'
import type { Identity } from './identify.js'
import { quotedList } from './quoted-list.js'

/** The results that a collector must find. */
export interface Expectation {
  /** The smallest numbers. */
  readonly files?: number
  readonly tests?: number
  /** The names of properties that its files must record. */
  readonly properties?: readonly string[]
}

/** Counts what collectors find, for those with an expectation. */
export interface Expectations {
  /** Passes everything on, counts the tests of a file, and takes note of its properties. */
  readonly recorder: Recorder
  /**
   * Counts a file that was read into the recorder. Must be called after each file.
   * @param testsOfTwin the number of tests of a file whose tests another file has; the recorder did not get them
   */
  fileRead(identity: Identity, testsOfTwin?: number): void
  /** Counts a file that is kept. */
  fileKept(collector: Collector): void
  /** Returns a problem for each collector that found less than expected. */
  problems(): readonly Problem[]
}

/** Starts counting. Returns undefined if no collector has an expectation, because counting takes time for each test. */
export function createExpectations(collectors: readonly Collector[], recorder: Recorder): Expectations | undefined {
  const expecting = collectors.filter(({ expect }) => expect !== undefined)
  if (expecting.length === 0) return undefined
  const found = new Map(expecting.map((collector): [Collector, Found] => [collector, { files: 0, tests: 0, properties: new Set() }]))
  const wanted = new Set(expecting.flatMap(({ expect }) => expect?.properties ?? []))
  let testsOfFile = 0
  let propertiesOfFile = new Set<string>()
  return {
    recorder: {
      ...recorder,
      beginFile(file) {
        testsOfFile = 0
        propertiesOfFile = new Set()
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
      record(record) {
        if (record.kind === 'property' && typeof record.name === 'string' && wanted.has(record.name)) {
          propertiesOfFile.add(detach(record.name))
        }
        recorder.record(record)
      },
    },
    fileRead(identity, testsOfTwin = 0) {
      const counts = identity.kind === 'results' || identity.kind === 'events' ? found.get(identity.collector) : undefined
      if (counts === undefined) return
      counts.files += 1
      counts.tests += testsOfFile + testsOfTwin
      for (const name of propertiesOfFile) counts.properties.add(name)
    },
    fileKept(collector) {
      const counts = found.get(collector)
      if (counts !== undefined) counts.files += 1
    },
    problems: () =>
      [...found].flatMap(([collector, counts]) => [shortfall(collector, counts) ?? [], lostProperties(collector, counts) ?? []].flat()),
  }
}

/** The results that a collector has found so far. */
interface Found {
  files: number
  tests: number
  readonly properties: Set<string>
}

const incomplete = (message: string): Problem => ({ severity: 'error', kind: 'incomplete', message })

const nouns = { files: 'file', tests: 'test' } as const

function shortfall({ key, expect = {} }: Collector, found: Found): Problem | undefined {
  const short = (['files', 'tests'] as const).flatMap((name) => {
    const expected = expect[name] ?? 0
    return found[name] < expected ? [{ has: countOf(found[name], nouns[name]), needs: countOf(expected, nouns[name]) }] : []
  })
  if (short.length === 0) return undefined
  const has = short.map((one) => one.has).join(' and ')
  const needs = short.map((one) => one.needs).join(' and ')
  return incomplete(`"${key}" found ${has}, but collect.${key}.expect requires at least ${needs}.`)
}

function lostProperties({ key, expect: { properties = [] } = {} }: Collector, found: Found): Problem | undefined {
  const lost = [...new Set(properties)].filter((name) => !found.properties.has(name))
  if (lost.length === 0) return undefined
  const noun = lost.length === 1 ? 'property' : 'properties'
  return incomplete(`"${key}" did not find the ${noun} ${quotedList(lost)}, which collect.${key}.expect requires.`)
}
