import { definedFields } from '../../base/defined-fields.js'
import { formatCount } from '../../base/text/counts.js'
import { shorten } from '../../base/text/shorten.js'
import type { QuarantineList } from '../../config/quarantine/parse-quarantine.js'
import { createQuarantine, type Quarantine } from '../../judge/quarantine/quarantine.js'
import type { QuarantineEntry } from '../../judge/quarantine/quarantine-entry.js'
import { type KnownTests, unmatchedEntries } from '../../judge/quarantine/unmatched-entries.js'
import { isIncomplete, type RunSummary } from '../../judge/summary/run-summary.js'
import { createProblemList } from '../../read/collect/problem-list.js'
import { quotedList } from '../../read/collect/quoted-list.js'
import type { Problem } from '../../records/problem.js'

/** The quarantine of a run. */
export interface RunQuarantine {
  readonly quarantine: Quarantine
  /**
   * Returns a warning for each entry that has ended, and one for the entries that match no test. If the run is only a part of a workflow,
   * its log lists these instead, because another job may run their tests. Must be called after all tests were read.
   * @param history the tests of earlier builds, which later runs may contain again
   */
  problems(summary: Pick<RunSummary, 'counts' | 'problems' | 'jobs'>, history?: KnownTests): readonly Problem[]
}

const namedEntries = 3
const maximumPattern = 200

/** The run of a quarantine. */
interface QuarantinedRun {
  /** Unix ms. */
  readonly now: number
  /** Returns the module of tests that name none; called only if an entry names a module. */
  readonly module: () => string | undefined
  /** Whether other jobs may run the other tests of the file. */
  readonly isPart: boolean
  readonly say: ((message: string) => void) | undefined
}

/** Creates the quarantine of a run from its file. */
export function createRunQuarantine({ path, entries, lines }: QuarantineList, { now, module, isPart, say }: QuarantinedRun): RunQuarantine {
  const quarantine = createQuarantine(entries, now, module)
  const warning = (entry: QuarantineEntry, message: string): Problem => {
    const line = lines.get(entry)
    return { severity: 'warning', message, path, ...definedFields({ line }) }
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
      // The tests of an entry may be among the missing ones.
      if (counts.total === 0 || isIncomplete(problems)) return found.list()
      const mayMatch = ({ module: named }: QuarantineEntry) => named === undefined || jobs.some((job) => (job.module ?? module()) === named)
      const unmatched = unmatchedEntries(quarantine, history, now, module).filter(mayMatch)
      const [first] = unmatched
      if (first === undefined) return found.list()
      if (isPart) say?.(`${path}: ${unmatchedMessage(unmatched)}`)
      else found.add(warning(first, unmatchedMessage(unmatched)))
      return found.list()
    },
  }
}

function unmatchedMessage(entries: readonly QuarantineEntry[]): string {
  const names = quotedList(entries.map(shownPattern), namedEntries)
  return entries.length === 1
    ? `The quarantine entry ${names} matches no test. If no job runs it, correct or remove the entry.`
    : `${formatCount(entries.length)} quarantine entries match no test: ${names}. If no job runs them, correct or remove the entries.`
}

const shownPattern = ({ test }: QuarantineEntry): string => shorten(test, maximumPattern)
