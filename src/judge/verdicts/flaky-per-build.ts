import { findSigns, mayHaveSigns } from './signs.js'
import type { TestedHistory } from './tested-history.js'

/**
 * Returns the average number of tests per build of the history with a sign of flakiness. A test that has a row for each of several jobs
 * counts once per build.
 */
export function flakyPerBuild(history: Pick<TestedHistory, 'builds' | 'columns' | 'outages' | 'rerunsOf'>): number {
  const { builds, columns } = history
  const candidates = columns.distinctResults.map(mayHaveSigns)
  /** The signs of the tests with a row for a job: one bit per build. */
  const ofJobs = new Map<string, bigint>()
  let signs = 0
  const signsAt = (position: number) => {
    const row = candidates[columns.resultsOf[position] ?? 0] === true ? columns.row(position) : undefined
    return row === undefined ? [] : findSigns(row, history).signs
  }
  const bitsAt = (position: number): bigint => signsAt(position).reduce((bits, { build }) => bits | (1n << BigInt(build)), 0n)
  for (let position = 0; position < columns.length; position += 1) {
    if (columns.job(position) === undefined) {
      signs += signsAt(position).length
      continue
    }
    const id = columns.row(position)?.id ?? ''
    const shared = columns.find(id)
    const counted = ofJobs.get(id) ?? (shared === -1 ? 0n : bitsAt(shared))
    const bits = bitsAt(position)
    signs += countBits(bits & ~counted)
    ofJobs.set(id, counted | bits)
  }
  return builds.length === 0 ? 0 : signs / builds.length
}

function countBits(bits: bigint): number {
  let count = 0
  for (let rest = bits; rest > 0n; rest &= rest - 1n) count += 1
  return count
}
