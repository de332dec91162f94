import type { FormatId } from '../formats/index.js'

/** One collector of the configuration, with everything filled in and evaluated. */
export interface Collector {
  readonly key: FormatId | 'files' | 'events'
  /** Patterns; the names that the format's files usually have where the user gave none. */
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** What is added to every record of its files. */
  readonly metadata: Readonly<Record<string, string>>
  /** Whether `include` is not the user's own: then a file of no known format is none of our business. */
  readonly wellKnown?: boolean
  /** Well-known names of `include` that files of other kinds often have as well: a damaged file that only they match is left out. */
  readonly wide?: readonly string[]
  /** Those of `include` that stand for a folder with whatever lies in it: then a file that is plainly no result is left out. */
  readonly folders?: readonly string[]
  /** Whether `include` was given as paths of a command or a step: then links at their front may lead out of the working directory. */
  readonly named?: boolean
}
