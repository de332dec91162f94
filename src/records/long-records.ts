import type { Problem } from './problem.js'
import type { OtherRecord } from './record.js'
import { shortenedRecord } from './shortened-record.js'

/** Shortens records that are too long for a line, and counts them for a report of problems. */
export interface LongRecords {
  /** Returns a shorter record than that in the line, or undefined if the record has to be left out. */
  shorten(line: string): OtherRecord | undefined
  /** Resets the counts of the current file. */
  forget(): void
  /** Ends the current file, and returns its problems. */
  endFile(path: string | undefined): readonly Problem[]
  /** Returns the problems of all files, and of records outside of files. */
  problems(): readonly Problem[]
}

/** Makes {@link LongRecords}. */
export function createLongRecords(): LongRecords {
  const ended: Problem[] = []
  let shortened = 0
  let leftOut = 0
  const forget = (): void => {
    shortened = 0
    leftOut = 0
  }
  return {
    shorten(line) {
      const record = shortenedRecord(JSON.parse(line))
      if (record === undefined) leftOut += 1
      else shortened += 1
      return record
    },
    forget,
    endFile(path) {
      const problems = problemsOf(shortened, leftOut, path)
      ended.push(...problems)
      forget()
      return problems
    },
    problems: () => [...ended, ...problemsOf(shortened, leftOut, undefined)],
  }
}

function problemsOf(shortened: number, leftOut: number, path: string | undefined): Problem[] {
  const place = path !== undefined && { path }
  const problems: Problem[] = []
  if (shortened > 0) {
    const message = `${countOf(shortened)} longer than 16 MiB, so output, metadata or attempts were shortened. The results are kept.`
    problems.push({ severity: 'warning', message, ...place })
  }
  if (leftOut > 0) {
    const message = `${countOf(leftOut)} of an unknown kind and longer than 16 MiB with what the run adds, and left out.`
    problems.push({ severity: 'error', kind: 'incomplete', message, ...place })
  }
  return problems
}

const countOf = (records: number): string => (records === 1 ? '1 record is' : `${records} records are`)
