import type { Outcome } from './test-histories.js'

/** The shortest duration that has a code. */
const shortestMs = 100
/** The factor between two codes: a decoded duration is at most 12 % off. */
const factor = 1.25
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Stands for a duration that does not matter for the percentile, or is unknown. */
export const noDuration = '-'

/** Every character of the durations of a test. */
export const durationCodes = `${noDuration}${letters}`

/** Returns the code of a duration in ms, on a logarithmic scale: `a` from 100 ms, `b` from 125 ms, up to `Z` from 2.4 h. */
export function durationCode(durationMs: number | undefined): string {
  if (durationMs === undefined || !(durationMs >= shortestMs)) return noDuration
  const step = Math.floor(Math.log(durationMs / shortestMs) / Math.log(factor))
  return letters.charAt(Math.min(step, letters.length - 1))
}

/** Returns the middle of the durations with a code, in ms. */
const durationOf = (code: string): number => Math.round(shortestMs * factor ** (letters.indexOf(code) + 0.5))

/** The largest number of durations, out of 50, of which the smallest is the 95th percentile. */
const maximumRank = 3

/** Returns the position of the 95th percentile among the durations in descending order, from 1 (nearest rank). */
const rankOf = (samples: number): number => samples - Math.ceil(samples * 0.95) + 1

/** Returns whether a result has a duration that counts. A failed test may have stopped early, or waited for a time-out. */
export const hasSample = (outcome: string): outcome is Outcome & ('P' | 'f') => outcome === 'P' || outcome === 'f'

const passed = 0x50
const flaky = 0x66

/** Returns the number of durations of a test. */
export function countSamples(results: string): number {
  let samples = 0
  for (let build = 0; build < results.length; build += 1) {
    const code = results.charCodeAt(build)
    if (code === passed || code === flaky) samples += 1
  }
  return samples
}

/**
 * Replaces the codes that cannot become the 95th percentile any more, because three newer builds took as long: builds leave a history in
 * their order. This leaves about ten codes of 50. Returns undefined if none is left.
 */
export function neededDurations(codes: string): string | undefined {
  let needed = ''
  let isEmpty = true
  /** The longest durations so far, as indexes of codes. */
  const newer: number[] = []
  for (let index = codes.length - 1; index >= 0; index -= 1) {
    const code = letters.indexOf(codes.charAt(index))
    if (code === -1 || newer.filter((other) => other >= code).length >= maximumRank) {
      needed = noDuration + needed
      continue
    }
    newer.push(code)
    isEmpty = false
    needed = letters.charAt(code) + needed
  }
  return isEmpty ? undefined : needed
}

/** Returns the 95th percentile of the durations in ms; undefined if it is below 100 ms. */
export function p95Of(codes: string, samples: number): number | undefined {
  const longest = [...codes].filter((code) => code !== noDuration).sort((a, b) => letters.indexOf(b) - letters.indexOf(a))
  const code = longest[rankOf(samples) - 1]
  return code === undefined ? undefined : durationOf(code)
}
