import type { FormatId } from '../formats/index.js'
import type { Expectation } from './expectations.js'

/** A collector of the configuration, with defaults and evaluated expressions. */
export interface Collector {
  readonly key: FormatId | 'files' | 'events'
  /** The user's patterns, or else the usual file names of the format. */
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** Metadata for every record of its files. */
  readonly metadata: Readonly<Record<string, string>>
  /** Whether `include` has the usual file names instead of the user's patterns. A file in no known format is then left out. */
  readonly wellKnown?: boolean
  /** Names in `include` that files of other kinds often have too. A damaged file that only they match is left out. */
  readonly wide?: readonly string[]
  /** Patterns in `include` that stand for a whole folder. An unrelated file that only they match is left out. */
  readonly folders?: readonly string[]
  /** If it finds less, results are missing. */
  readonly expect?: Expectation
  /** `count`: its files always count, also if another file has the same tests in another format. */
  readonly twins?: 'count'
  /** `attempts`: tests with the same module, suite and name are attempts of one test. */
  readonly repeats?: 'attempts'
  /**
   * Whether the user gave `include` as paths of a command or a step. A link at the front of such a path may lead out of the working
   * directory.
   */
  readonly named?: boolean
}
