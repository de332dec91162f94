/**
 * The smallest hashes of a set, sorted, each with the results of its tests. An entry is `hash * 32 + results`, so that entries sort by their
 * hash.
 */
export interface Sample {
  readonly entries: Float64Array
  /** All hashes of the set below this one are in the sample. Infinite if the sample is the whole set. */
  readonly limit: number
}

/** The results of all tests with one key, as bits. */
export const results = { successful: 1, failed: 2, failedBefore: 4, skipped: 8, other: 16 } as const

/** The number of the results of a test. A hash of 48 bits and the results fit into an exact number. */
const resultsRange = 32

/** The number of hashes that represent a large set. The share that two sets have in common is then exact to about 3 %. */
export const sampleSize = 1024

/** How many entries are gathered before they are sorted. */
const gatheredLength = 4 * sampleSize

export const hashOf = (entry: number): number => Math.floor(entry / resultsRange)
export const resultsOf = (entry: number): number => entry % resultsRange

/** Gathers the smallest hashes of a set. */
export interface Sampler {
  add(hash: number, results: number): void
  clear(): void
  /** Returns the sample so far, and starts again. */
  take(): Sample
}

/** Makes a {@link Sampler}. It has room for a few times the size of a sample, and is used for one set after the other. */
export function createSampler(): Sampler {
  const gathered = new Float64Array(gatheredLength)
  let length = 0
  let limit = Number.POSITIVE_INFINITY

  const compact = (): void => {
    const kept = smallest(gathered.subarray(0, length), limit)
    limit = kept.limit
    gathered.set(kept.entries)
    length = kept.entries.length
  }

  const clear = (): void => {
    length = 0
    limit = Number.POSITIVE_INFINITY
  }

  return {
    add(hash, bits) {
      if (hash >= limit) return
      gathered[length] = hash * resultsRange + bits
      length += 1
      if (length === gatheredLength) compact()
    },
    clear,
    take() {
      compact()
      const sample = { entries: gathered.slice(0, length), limit }
      clear()
      return sample
    },
  }
}

/** Sorts entries in place, unites the entries of one hash, and keeps the smallest ones. */
function smallest(entries: Float64Array, before: number): Sample {
  entries.sort()
  let length = 0
  let limit = before
  for (const entry of entries) {
    const hash = hashOf(entry)
    if (hash >= limit) break
    const last = length === 0 ? -1 : (entries[length - 1] ?? 0)
    if (hashOf(last) === hash) {
      entries[length - 1] = hash * resultsRange + (resultsOf(last) | resultsOf(entry))
    } else if (length === sampleSize) {
      limit = hash
      break
    } else {
      entries[length] = entry
      length += 1
    }
  }
  return { entries: entries.subarray(0, length), limit }
}

/** Returns the sample of the union of some sets, which is exact. */
export function uniteSamples(samples: readonly Sample[]): Sample {
  const [only] = samples
  if (only !== undefined && samples.length === 1) return only
  const limit = samples.reduce((least, sample) => Math.min(least, sample.limit), Number.POSITIVE_INFINITY)
  const all = new Float64Array(samples.reduce((sum, { entries }) => sum + entries.length, 0))
  let length = 0
  for (const { entries } of samples) {
    all.set(entries, length)
    length += entries.length
  }
  const { entries, limit: reached } = smallest(all, limit)
  return { entries: entries.slice(), limit: reached }
}

const hashRange = 2 ** 48

/** Returns the number of elements of a set; an estimate if it is larger than its sample. */
export const sizeOf = ({ entries, limit }: Sample): number =>
  limit === Number.POSITIVE_INFINITY ? entries.length : Math.round((entries.length * hashRange) / limit)

/** The common part of two sets, among the hashes that both samples cover. */
export interface Overlap {
  /** The numbers of known elements of each set, and of those in both. */
  readonly ofFirst: number
  readonly ofSecond: number
  readonly ofBoth: number
  /** The elements that failed in the first set, and were successful in the second one. */
  readonly contradicting: number
}

/** Compares two sets. */
export function overlapOf(first: Sample, second: Sample): Overlap {
  const limit = Math.min(first.limit, second.limit)
  let [ofFirst, ofSecond, ofBoth, contradicting] = [0, 0, 0, 0]
  for (;;) {
    const one = first.entries[ofFirst]
    const other = second.entries[ofSecond]
    const hash = Math.min(one === undefined ? limit : hashOf(one), other === undefined ? limit : hashOf(other))
    if (hash >= limit) return { ofFirst, ofSecond, ofBoth, contradicting }
    const isFirst = one !== undefined && hashOf(one) === hash
    const isSecond = other !== undefined && hashOf(other) === hash
    if (isFirst) ofFirst += 1
    if (isSecond) ofSecond += 1
    if (!isFirst || !isSecond) continue
    ofBoth += 1
    if (onlyFailed(resultsOf(one)) && onlySuccessful(resultsOf(other))) contradicting += 1
  }
}

const onlyFailed = (bits: number): boolean => (bits & results.failed) !== 0 && (bits & results.successful) === 0
const onlySuccessful = (bits: number): boolean =>
  (bits & results.successful) !== 0 && (bits & (results.failed | results.failedBefore)) === 0

/** Returns the results of an element; 0 if the set lacks it, and undefined if the sample does not show it. */
export function resultsIn({ entries, limit }: Sample, hash: number): number | undefined {
  if (hash >= limit) return undefined
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (hashOf(entries[middle] ?? 0) < hash) low = middle + 1
    else high = middle
  }
  const entry = entries[low]
  return entry !== undefined && hashOf(entry) === hash ? resultsOf(entry) : 0
}
