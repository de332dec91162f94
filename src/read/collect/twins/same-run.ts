import { type Overlap, overlapOf, results, resultsIn, type Sample, sizeOf } from './sample.js'
import type { Sketch, Unsuccessful } from './sketch.js'
import type { TitleKey } from './title-keys.js'

/** The result of comparing the tests of a counted file with the tests of another one. */
export interface Comparison {
  /** Whether the other file holds the same run, so that it must not count. */
  readonly isTwin: boolean
  /** The share of the smaller file's tests that the larger one has too, from 0 to 1. */
  readonly share: number
  /** Whether a test of both failed in only one of them. */
  readonly isContradicted: boolean
  /** The failed tests of a twin that did not fail in the counted file. */
  readonly exceptions: readonly Unsuccessful[]
}

/** The limits of the rule. Each of them has a row in the table of its test. */
const limits = {
  /** By how much the numbers of tests may differ: a share, or a number that is at most half of the smaller number. */
  sizeShare: 0.1,
  size: 5,
  shared: 0.9,
  startMs: 60_000,
  /** The number of tests that may differ in their results if both files state a start, and these are close. */
  contradictions: 2,
  contradictionShare: 0.01,
  closeStartMs: 10_000,
} as const

/** The least share at which two files that count are worth a warning. */
export const noticeableShare = 0.1

/**
 * Decides whether `other` holds the run of `counted` again. Every condition must hold:
 *
 * - They have nearly the same number of tests, by titles, and by whole identities or executions. Either may be right: Go's tools list a test
 *   that ran again three times in JUnit XML, and Playwright's JUnit XML lists a test of three projects three times.
 * - They have nearly the same titles.
 * - They state the same start, if both state one.
 * - Each failed test of `other` failed in `counted`, at its last or an earlier attempt, and no test that failed in `counted` is successful in
 *   `other`. All failed tests are compared. Two exceptions are named in the notice: one or two tests if the starts are close, because a
 *   reporter may misread the output of a tool (the test `TestPar1` of gotestsum), and tests that `counted` skips or lacks if it has an error
 *   outside of its tests (Vitest's JUnit XML shows a file that does not load as a failed test).
 */
export function compareRuns(counted: Sketch, other: Sketch): Comparison {
  const { keys, overlap } = bestMatch(counted, other)
  const share = shareOf(overlap)
  const lost = lostFailures(counted, other, keys)
  const isContradicted = lost.differing.length + overlap.contradicting > 0
  const none: Comparison = { isTwin: false, share, isContradicted, exceptions: [] }
  if (!counted.hasAllFailures || !other.hasAllFailures) return none
  if (share < limits.shared || !haveSameSize(counted, other, overlap, lost.missing.length)) return none
  const apartMs = counted.startMs === undefined || other.startMs === undefined ? undefined : Math.abs(counted.startMs - other.startMs)
  if (apartMs !== undefined && apartMs > limits.startMs) return none
  if (lost.missing.length > 0 && !counted.hasRunError) return none
  const differing = lost.differing.length + overlap.contradicting
  const allowed =
    apartMs !== undefined && apartMs <= limits.closeStartMs
      ? Math.max(limits.contradictions, Math.floor(limits.contradictionShare * Math.min(counted.total, other.total)))
      : 0
  if (differing > allowed) return none
  return { isTwin: true, share, isContradicted, exceptions: [...lost.differing, ...lost.missing] }
}

/** Returns whether nearly all executions of `other` are in `counted`, and all of its failures. */
export function hasSameExecutions(counted: Sketch, other: Sketch): boolean {
  if (counted.executions === undefined || other.executions === undefined) return false
  const { ofSecond, ofBoth } = overlapOf(counted.executions, other.executions)
  if (ofSecond === 0 || ofBoth < limits.shared * ofSecond || !counted.hasAllFailures || !other.hasAllFailures) return false
  const { differing, missing } = lostFailures(counted, other, bestMatch(counted, other).keys)
  return differing.length + missing.length === 0
}

type Keys = readonly [counted: TitleKey | undefined, other: TitleKey | undefined]

/** Returns the parts of both formats whose titles agree best. */
function bestMatch(counted: Sketch, other: Sketch): { readonly keys: Keys; readonly overlap: Overlap } {
  let best: { readonly keys: Keys; readonly overlap: Overlap } = {
    keys: [undefined, undefined],
    overlap: { ofFirst: 0, ofSecond: 0, ofBoth: 0, contradicting: 0 },
  }
  for (const [one, ofCounted] of counted.titles) {
    for (const [another, ofOther] of other.titles) {
      // Two runs of the same scenarios have the same places, so these count only if the names are too different.
      const isPlace = one === 'place' || another === 'place'
      if (isPlace && (one !== another || shareOf(best.overlap) >= limits.shared)) continue
      const overlap = overlapOf(ofCounted, ofOther)
      if (shareOf(overlap) > shareOf(best.overlap)) best = { keys: [one, another], overlap }
    }
  }
  return best
}

const shareOf = ({ ofFirst, ofSecond, ofBoth }: Overlap): number => (ofBoth === 0 ? 0 : ofBoth / Math.min(ofFirst, ofSecond))

/** @param extra the number of tests that only `other` needs to have */
function haveSameSize(counted: Sketch, other: Sketch, { ofFirst, ofSecond }: Overlap, extra: number): boolean {
  if (!areNear(ofFirst, ofSecond, extra)) return false
  return areNear(counted.total, other.total, extra) || areNear(sizeOf(counted.identities), sizeOf(other.identities), extra)
}

function areNear(one: number, other: number, extra: number): boolean {
  const difference = Math.max(0, Math.abs(one - other) - extra)
  const smaller = Math.min(one, other)
  return difference <= Math.max(limits.sizeShare * Math.max(one, other), Math.min(limits.size, smaller / 2))
}

interface LostFailures {
  /** Failed tests that did not fail in the counted file, or of which it is not known that they are missing there. */
  readonly differing: readonly Unsuccessful[]
  /** Failed tests that the counted file skips or lacks. */
  readonly missing: readonly Unsuccessful[]
}

/** Finds the failed tests of `other` that would vanish. Titles may repeat, so the failures of a title are counted. */
function lostFailures(counted: Sketch, other: Sketch, [ofCounted, ofOther]: Keys): LostFailures {
  const left = new Map<number, number>()
  const position = ofCounted === undefined ? -1 : [...counted.titles.keys()].indexOf(ofCounted)
  // A test that was stopped with its process is failed for some reporters. The run must be red for another reason.
  const isRed = counted.hasRunError || counted.unsuccessful.some(({ isFailed }) => isFailed)
  for (const { titles, runs, isUnfinished } of counted.unsuccessful) {
    const title = titles[position]
    if (title !== undefined) left.set(title, (left.get(title) ?? 0) + runs + (isUnfinished && isRed ? 1 : 0))
  }
  const place = ofOther === undefined ? -1 : [...other.titles.keys()].indexOf(ofOther)
  const all: Sample | undefined = ofCounted === undefined ? undefined : counted.titles.get(ofCounted)
  const differing: Unsuccessful[] = []
  const missing: Unsuccessful[] = []
  for (const failure of other.unsuccessful) {
    if (!failure.isFailed) continue
    const title = failure.titles[place]
    const runs = title === undefined ? 0 : (left.get(title) ?? 0)
    if (title !== undefined && runs > 0) {
      left.set(title, runs - 1)
      continue
    }
    const bits = all === undefined || title === undefined ? 0 : resultsIn(all, title)
    const isMissing = bits !== undefined && (bits & ~results.skipped) === 0
    if (isMissing) missing.push(failure)
    else differing.push(failure)
  }
  return { differing, missing }
}
