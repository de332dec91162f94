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

/** Returns the position of a code on the scale; -1 for no duration. */
function stepOf(code: number): number {
  if (code >= 0x61) return code - 0x61
  return code >= 0x41 ? code - 0x41 + 26 : -1
}

/** Returns the code of the longer duration. */
export const longerCode = (a: string, b: string): string => (stepOf(a.charCodeAt(0)) >= stepOf(b.charCodeAt(0)) ? a : b)

/** The largest number of durations, out of 50, of which the smallest is the 95th percentile. */
const maximumRank = 3

/** Returns the position of the 95th percentile among the durations in descending order, from 1 (nearest rank). */
const rankOf = (samples: number): number => samples - Math.ceil(samples * 0.95) + 1

/** Returns whether a result has a duration that counts. A failed test may have stopped early, or waited for a time-out. */
export const hasSample = (outcome: string): boolean => outcome === 'P' || outcome === 'f'

/** Returns the number of durations of a test. */
export function countSamples(results: string): number {
  let samples = 0
  for (let build = 0; build < results.length; build += 1) {
    const outcome = results.charCodeAt(build)
    if (outcome === passed || outcome === flaky) samples += 1
  }
  return samples
}

const passed = 0x50
const flaky = 0x66

/**
 * Replaces the codes that cannot become the 95th percentile any more, because three newer builds took as long: builds leave a history in
 * their order. This leaves about ten codes of 50. Returns undefined if none is left.
 */
export function neededDurations(codes: string): string | undefined {
  let needed = ''
  let isEmpty = true
  const newer: number[] = []
  for (let build = codes.length - 1; build >= 0; build -= 1) {
    const step = stepOf(codes.charCodeAt(build))
    if (step === -1 || newer.filter((other) => other >= step).length >= maximumRank) {
      needed = noDuration + needed
      continue
    }
    newer.push(step)
    isEmpty = false
    needed = codes.charAt(build) + needed
  }
  return isEmpty ? undefined : needed
}

/** Returns the 95th percentile of the durations in ms; undefined if it is below 100 ms. */
export function p95Of(codes: string, samples: number): number | undefined {
  const rank = Math.min(rankOf(samples), maximumRank)
  // The longest durations, the longest first.
  let first = -1
  let second = -1
  let third = -1
  for (let build = 0; build < codes.length; build += 1) {
    const step = stepOf(codes.charCodeAt(build))
    if (step <= third) continue
    third = step
    if (third > second) {
      third = second
      second = step
    }
    if (second > first) {
      second = first
      first = step
    }
  }
  const step = rank === 1 ? first : rank === 2 ? second : third
  return step === -1 ? undefined : Math.round(shortestMs * factor ** (step + 0.5))
}
