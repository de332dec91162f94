import { detach } from '../../../base/text/detach.js'
import type { TestResult } from '../../../records/record.js'
import { createSampler, results, type Sample, type Sampler, sizeOf, uniteSamples } from './sample.js'
import { isPseudoTest, scenarioTitle } from './scenario-title.js'
import { hashWords, joinedNumber, joinWords, noWords, type WordsHash } from './title-hash.js'
import { type TitleKey, titleKeysOf } from './title-keys.js'

/** A summary of the tests of one file, or of several, to compare them with the tests of another format. Its size is bounded. */
export interface Sketch {
  /** The number of tests, with repeated ones and without pseudo tests. */
  readonly total: number
  /** Whether it has pseudo tests, which are not compared. */
  readonly hasPseudoTests: boolean
  /** The tests by their whole identity. */
  readonly identities: Sample
  /** The titles of the tests, by the parts that may hold them. */
  readonly titles: ReadonlyMap<TitleKey, Sample>
  /** The tests that failed, also in an earlier attempt, or ended without a result. */
  readonly unsuccessful: readonly Unsuccessful[]
  /** Whether `unsuccessful` is complete. */
  readonly hasAllFailures: boolean
  /** The earliest start that is stated, in Unix ms. */
  readonly startMs: number | undefined
  /** Whether errors outside of the tests ended the run, or a part of it. */
  readonly hasRunError: boolean
  /** The executions of tests, if the format identifies them. */
  readonly executions: Sample | undefined
}

/** A test that was not successful at once. */
export interface Unsuccessful {
  /** The hashes of its title, in the order of the keys of its format. */
  readonly titles: readonly number[]
  /** Whether it counts as failed. */
  readonly isFailed: boolean
  /** The number of its runs that failed. */
  readonly runs: number
  /** Whether it was stopped before its end. */
  readonly isUnfinished: boolean
  /** Only of the first ones. */
  readonly name?: string
}

/** The maximum number of tests in {@link Sketch.unsuccessful}. */
export const maximumUnsuccessful = 10_000

const maximumNamed = 100
const maximumName = 200

/** Makes the sketches of files, one after the other. */
export interface Sketcher {
  begin(formatId: string): void
  add(test: TestResult): void
  /** Adds the execution of a test, if the format identifies it. */
  addExecution(uuid: string): void
  /** Forgets the tests of the current file. They come again. */
  restart(): void
  end(hasRunError: boolean): Sketch
}

/** Makes a {@link Sketcher}. Its buffers are used again for each file. */
export function createSketcher(): Sketcher {
  const samplers = {
    name: createSampler(),
    last: createSampler(),
    rest: createSampler(),
    inner: createSampler(),
    all: createSampler(),
    scenario: createSampler(),
    place: createSampler(),
  } as const
  const identities = createSampler()
  const executions = createSampler()
  let keyed: readonly Keyed[] = []
  let unsuccessful: Unsuccessful[] = []
  let hasAllFailures = true
  let total = 0
  let startMs: number | undefined
  let hasExecutions = false
  let hasPseudoTests = false
  let format = ''
  /** The number of scenarios of each feature of Cucumber. */
  const scenarios = new Map<string, number>()
  let lastSuite: readonly string[] | undefined
  let suites: SuiteHashes = noSuites

  const restart = (): void => {
    for (const { sampler } of keyed) sampler.clear()
    identities.clear()
    executions.clear()
    unsuccessful = []
    hasAllFailures = true
    total = 0
    startMs = undefined
    hasExecutions = false
    hasPseudoTests = false
    scenarios.clear()
    lastSuite = undefined
  }

  const addUnsuccessful = (test: TestResult, bits: number, titles: readonly number[]): void => {
    if (unsuccessful.length === maximumUnsuccessful) {
      hasAllFailures = false
      return
    }
    const isFailed = (bits & results.failed) !== 0
    const earlier = test.attempts?.filter(({ status }) => status === 'failed').length ?? 0
    const isUnfinished = test.status === 'cancelled' || test.status === 'running'
    // A long name is left out instead of cut, because a part of a secret would not be masked.
    const isNamed = unsuccessful.length < maximumNamed && test.name.length <= maximumName
    const name = isNamed ? { name: detach(test.name) } : {}
    unsuccessful.push({ titles, isFailed, isUnfinished, runs: earlier + (isFailed ? 1 : 0), ...name })
  }

  const scenarioHashes = (test: TestResult): Readonly<Record<'scenario' | 'place', number>> | undefined => {
    const scenario = scenarioTitle(test, format)
    if (scenario === undefined) return undefined
    const before = scenarios.get(scenario.feature)
    const number = (before ?? 0) + 1
    scenarios.set(before === undefined ? detach(scenario.feature) : scenario.feature, number)
    const feature = hashWords(scenario.feature)
    return {
      scenario: joinedNumber(feature, hashWords(scenario.name)),
      place: joinedNumber(feature, hashWords(String(number))),
    }
  }

  return {
    begin(formatId) {
      format = formatId
      keyed = titleKeysOf(formatId).map((key) => ({ key, sampler: samplers[key] }))
      restart()
    },
    add(test) {
      if (isPseudoTest(test)) {
        hasPseudoTests = true
        return
      }
      total += 1
      // The tests of a suite share an array.
      if (test.suite !== lastSuite) {
        lastSuite = test.suite
        suites = suiteHashes(test.suite)
      }
      const { name, timestamp } = test
      const prefixEnd = projectEnd(name)
      const title = hashWords(name, prefixEnd)
      const whole = prefixEnd === 0 ? title : joinWords(hashWords(name, 0, prefixEnd), title)
      const bits = resultsOfTest(test)
      identities.add(joinedNumber(suites.all, whole), bits)
      const scenario = scenarioHashes(test)
      const isUnsuccessful = (bits & (results.failed | results.failedBefore | results.other)) !== 0
      const titles: number[] | undefined = isUnsuccessful ? [] : undefined
      for (let index = 0; index < keyed.length; index += 1) {
        const { sampler, key } = keyed[index] as Keyed
        const hash = key === 'scenario' || key === 'place' ? (scenario?.[key] ?? noHash) : joinedNumber(suites[key], title)
        if (hash !== noHash) sampler.add(hash, bits)
        titles?.push(hash)
      }
      if (titles !== undefined) addUnsuccessful(test, bits, titles)
      if (timestamp !== undefined && (startMs === undefined || timestamp < startMs)) startMs = timestamp
    },
    addExecution(uuid) {
      hasExecutions = true
      executions.add(joinedNumber(noWords, hashWords(uuid)), 0)
    },
    restart,
    end: (hasRunError) => ({
      total,
      hasPseudoTests,
      identities: identities.take(),
      titles: new Map(keyed.map(({ key, sampler }) => [key, sampler.take()])),
      unsuccessful,
      hasAllFailures,
      startMs,
      hasRunError,
      executions: hasExecutions ? executions.take() : undefined,
    }),
  }
}

/** A part of the tests that may hold their titles. */
interface Keyed {
  readonly key: TitleKey
  readonly sampler: Sampler
}

interface SuiteHashes {
  /** Before a title that is only the name. */
  readonly name: WordsHash
  readonly last: WordsHash
  readonly rest: WordsHash
  readonly inner: WordsHash
  readonly all: WordsHash
}

const noSuites: SuiteHashes = { name: noWords, last: noWords, rest: noWords, inner: noWords, all: noWords }

function suiteHashes(suite: readonly string[]): SuiteHashes {
  const [first, ...others] = suite.map((name) => hashWords(name))
  if (first === undefined) return noSuites
  const rest = others.reduce(joinWords, noWords)
  return { name: noWords, last: others.at(-1) ?? first, rest, inner: others.length === 0 ? first : rest, all: joinWords(first, rest) }
}

/** In the place of a title that a test does not have. */
const noHash = -1

const openBracket = 0x5b

/** Returns the index at which the title begins in a name that states its project, such as `[chromium] cart › adds`. */
function projectEnd(name: string): number {
  if (name.charCodeAt(0) !== openBracket) return 0
  const end = name.indexOf('] ')
  return end > 0 && end + 2 < name.length ? end + 2 : 0
}

function resultsOfTest({ status, attempts }: TestResult): number {
  switch (status) {
    case 'successful':
      return attempts?.some((attempt) => attempt.status === 'failed') === true
        ? results.successful | results.failedBefore
        : results.successful
    case 'failed':
      return results.failed
    case 'skipped':
      return results.skipped
    default:
      return results.other
  }
}

/** Returns whether some files have different tests, as the parts of one run do. Otherwise they are several runs of the same tests. */
export function areParts(sketches: readonly Sketch[]): boolean {
  const sum = sketches.reduce((size, { identities }) => size + sizeOf(identities), 0)
  return sum <= maximumOverlap * sizeOf(uniteSamples(sketches.map(({ identities }) => identities)))
}

/** Parts of one run may have a few equal names. */
const maximumOverlap = 1.1

/** Returns the sketch of some files of one format as if they were one file. There must be at least one. */
export function uniteSketches([first, ...others]: readonly [Sketch, ...Sketch[]]): Sketch {
  if (others.length === 0) return first
  const sketches = [first, ...others]
  const identities = uniteSamples(sketches.map((sketch) => sketch.identities))
  const unsuccessful = sketches.flatMap((sketch) => sketch.unsuccessful)
  const starts = sketches.flatMap(({ startMs }) => startMs ?? [])
  return {
    total: sketches.reduce((total, sketch) => total + sketch.total, 0),
    hasPseudoTests: sketches.some((sketch) => sketch.hasPseudoTests),
    identities,
    titles: new Map([...first.titles.keys()].map((key) => [key, uniteSamples(sketches.flatMap(({ titles }) => titles.get(key) ?? []))])),
    unsuccessful: unsuccessful.slice(0, maximumUnsuccessful),
    hasAllFailures: unsuccessful.length <= maximumUnsuccessful && sketches.every((sketch) => sketch.hasAllFailures),
    startMs: starts.length === 0 ? undefined : starts.reduce((least, start) => Math.min(least, start)),
    hasRunError: sketches.some((sketch) => sketch.hasRunError),
    executions: undefined,
  }
}
