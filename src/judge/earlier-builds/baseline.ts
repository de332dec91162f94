import { formatCount } from '../../base/text/counts.js'
import { type MatchedFile, matchFiles } from '../../read/collect/match-files.js'
import { createProblemList } from '../../read/collect/problem-list.js'
import { readingFault } from '../../read/collect/read-results.js'
import { unmatchedPatterns } from '../../read/collect/unmatched-patterns.js'
import type { Problem } from '../../records/problem.js'
import { createRecordsReader } from '../../records/read-records.js'
import type { KnownRecord, OtherRecord, PropertyRecord } from '../../records/record.js'
import type { History } from './history.js'
import { createEarlierProperties, type EarlierProperties } from './property-histories.js'

/** The number of property values that are kept. */
const maximumProperties = 10_000

/** The history in the records files of earlier builds. */
export interface BaselineHistory {
  /** The first call of `latest` reads all files, and throws a UserError if a pattern is invalid. */
  readonly history: History
  /** Returns the problems of the files; none until they are read. */
  problems(): readonly Problem[]
}

/** The files to read. */
export interface BaselineOptions {
  /** The folder to which the patterns are relative; absolute. */
  readonly cwd: string
  /** Globs for records files, plain or gzip. */
  readonly patterns: readonly string[]
  /** Returns a value without secrets. Called before texts are shortened. Default: returns the value itself. */
  readonly mask?: <Value>(value: Value) => Value
}

/** Makes the history of records files of earlier builds. Reads nothing before the first call of `latest`. */
export function createBaselineHistory(options: BaselineOptions): BaselineHistory {
  const properties = createEarlierProperties(maximumProperties)
  let problems: readonly Problem[] = []
  let reading: Promise<void> | undefined
  const read = async () => {
    problems = await readBaselines(options, properties)
  }
  return {
    history: {
      async latest(question) {
        reading ??= read()
        await reading
        return properties.history.latest(question)
      },
    },
    problems: () => problems,
  }
}

/** Reads the files. Removes the kind of their problems, so that a baseline never makes the current run incomplete or unreadable. */
async function readBaselines(
  { cwd, patterns, mask = (value) => value }: BaselineOptions,
  properties: EarlierProperties,
): Promise<readonly Problem[]> {
  const { files, problems } = matchFiles({
    cwd,
    collectors: [{ key: 'events', include: patterns, exclude: [], metadata: {}, named: true }],
  })
  const found = createProblemList()
  for (const problem of [...problems, ...unmatchedWarnings(patterns, files)]) found.add(problem)
  const reader = createRecordsReader()
  const keeper = {
    test() {},
    record(recorded: KnownRecord | OtherRecord) {
      // The reader has checked the fields of known kinds.
      if (recorded.kind === 'property') properties.put(mask(recorded as PropertyRecord))
    },
  }
  for (const { absolutePath, path } of files) {
    try {
      for (const { kind: _, ...problem } of await reader.read(absolutePath, path, keeper)) found.add(problem)
    } catch (error) {
      found.add({ severity: 'error', message: `The baseline was not read to its end: ${readingFault(error)}.`, path })
    }
  }
  if (properties.leftOut() > 0) {
    const message = `The baseline files contain more than ${formatCount(maximumProperties)} property values. The ${formatCount(properties.leftOut())} oldest are left out.`
    found.add({ severity: 'warning', message })
  }
  return found.list()
}

function unmatchedWarnings(patterns: readonly string[], files: readonly MatchedFile[]): readonly Problem[] {
  const unmatched = unmatchedPatterns(
    patterns,
    files.flatMap(({ matches }) => matches),
  )
  return unmatched.map((pattern) => ({ severity: 'warning', message: `No file matches the baseline "${pattern}".` }))
}
