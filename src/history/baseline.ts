import { type MatchedFile, matchFiles } from '../collect/match-files.js'
import { patternLines } from '../collect/pattern.js'
import { createProblemList } from '../collect/problem-list.js'
import { reasonOf } from '../collect/read-results.js'
import type { Problem } from '../records/problem.js'
import { createRecordsReader } from '../records/read-records.js'
import type { KnownRecord, OtherRecord, PropertyRecord } from '../records/record.js'
import type { History } from './history.js'
import { createEarlierProperties, type EarlierProperties } from './property-histories.js'

/** How many values of properties are kept. */
const maximumProperties = 10_000

/** What the records files of earlier builds say. */
export interface BaselineHistory {
  /** The first question reads the files, each of them once; it throws a UserError where a pattern is wrong. */
  readonly history: History
  /** What was wrong with the files; nothing until they were read. */
  problems(): readonly Problem[]
}

/** Which files. */
export interface BaselineOptions {
  /** The folder that the patterns are relative to; absolute. */
  readonly cwd: string
  /** Globs of records files, plain or gzip. */
  readonly patterns: readonly string[]
}

/** Makes the history of records files that were kept of earlier builds. Nothing is read before somebody asks. */
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

/** What is wrong with a baseline is told, and never makes the current run incomplete or unreadable: a problem loses its kind. */
async function readBaselines({ cwd, patterns }: BaselineOptions, properties: EarlierProperties): Promise<readonly Problem[]> {
  const { files, problems } = matchFiles({
    cwd,
    collectors: [{ key: 'events', include: patterns, exclude: [], metadata: {}, named: true }],
  })
  const found = createProblemList()
  for (const problem of [...problems, ...idlePatterns(patterns, files)]) found.add(problem)
  const reader = createRecordsReader()
  const keeper = {
    test() {},
    record(recorded: KnownRecord | OtherRecord) {
      // The reader has checked the fields of the kinds that it knows.
      if (recorded.kind === 'property') properties.put(recorded as PropertyRecord)
    },
  }
  for (const { absolutePath, path } of files) {
    try {
      for (const { kind: _, ...problem } of await reader.read(absolutePath, path, keeper)) found.add(problem)
    } catch (error) {
      found.add({ severity: 'error', message: `The baseline was not read to its end: ${reasonOf(error)}.`, path })
    }
  }
  if (properties.leftOut() > 0) {
    const message = `The baseline files hold more than ${maximumProperties} values of properties; the ${properties.leftOut()} oldest are left out.`
    found.add({ severity: 'warning', message })
  }
  return found.list()
}

function idlePatterns(patterns: readonly string[], files: readonly MatchedFile[]): readonly Problem[] {
  const busy = new Set(files.flatMap(({ matches }) => matches.flatMap((match) => match.patterns)))
  return patternLines(patterns)
    .filter((pattern) => !pattern.startsWith('!') && !busy.has(pattern))
    .map((pattern) => ({ severity: 'warning', message: `No file matches the baseline "${pattern}".` }))
}
