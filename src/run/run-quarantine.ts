import { createProblemList } from '../collect/problem-list.js'
import { quotedList } from '../collect/quoted-list.js'
import type { QuarantineList } from '../config/quarantine/parse-quarantine.js'
import { createQuarantine, type Quarantine } from '../quarantine/quarantine.js'
import type { QuarantineEntry } from '../quarantine/quarantine-entry.js'
import { type KnownTests, unmatchedEntries } from '../quarantine/unmatched-entries.js'
import type { Problem } from '../records/problem.js'
import { isIncomplete, type RunSummary } from '../summary/run-summary.js'
import { formatCount } from '../text/counts.js'
import { shorten } from '../text/shorten.js'

/** The quarantine of a run. */
export interface RunQuarantine {
  readonly quarantine: Quarantine
  /**
   * Returns a warning for each entry that has ended, and one for the entries that match no test. Must be called after all tests were read.
   * @param history the tests of earlier builds, which later runs may contain again
   */
  problems(summary: Pick<RunSummary, 'counts' | 'problems' | 'jobs'>, history?: KnownTests): readonly Problem[]
}

const namedEntries = 3
const maximumPattern = 200

/** @param options.module returns the module of tests that name none; called only if an entry names a module */
export function createRunQuarantine(
  { path, entries, lines }: QuarantineList,
  { now, module }: { readonly now: number; readonly module: () => string | undefined },
): RunQuarantine {
  const quarantine = createQuarantine(entries, now, module)
  const warning = (entry: QuarantineEntry, message: string): Problem => {
    const line = lines.get(entry)
    return { severity: 'warning', message, path, ...(line !== undefined && { line }) }
  }
  return {
    quarantine,
    problems({ counts, problems, jobs }, history) {
      const found = createProblemList()
      for (const entry of quarantine.expired) {
        found.add(
          warning(
            entry,
            `The quarantine of ${quotedList([shownPattern(entry)])} ended on ${entry.until}, so its failures count again. Repair the test, or set a later day.`,
          ),
        )
      }
      // Tests are missing, so that an entry without a test is no surprise.
      if (counts.total === 0 || isIncomplete(problems)) return found.list()
      const mayMatch = ({ module: named }: QuarantineEntry) => named === undefined || jobs.some((job) => (job.module ?? module()) === named)
      const unmatched = unmatchedEntries(quarantine, history, now, module).filter(mayMatch)
      const [first] = unmatched
      if (first !== undefined) found.add(warning(first, unmatchedMessage(unmatched)))
      return found.list()
    },
  }
}

function unmatchedMessage(entries: readonly QuarantineEntry[]): string {
  const names = quotedList(entries.map(shownPattern), namedEntries)
  return entries.length === 1
    ? `The quarantine entry ${names} matches no test. Correct or remove it.`
    : `${formatCount(entries.length)} quarantine entries match no test: ${names}. Correct or remove them.`
}

const shownPattern = ({ test }: QuarantineEntry): string => shorten(test, maximumPattern)
