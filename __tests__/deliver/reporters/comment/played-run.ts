import { expect } from 'vitest'
import { type Converged, converge, type SharedPart } from '../../../../src/deliver/reporters/comment/converge.js'
import { createVirtualTime, type RequestFault, type Slowness, simulateGitHub, TemporaryError } from './simulated-github.js'

/** A job of a played run. */
export interface Job {
  readonly startMs: number
  readonly faults: readonly RequestFault[]
}

/** A run to play. */
export interface Plan {
  readonly jobs: readonly Job[]
  readonly seed: number
  readonly slowness: Slowness
  readonly hasEarlierComment: boolean
}

/** Mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns the part of a job by its place in the run. */
export const partOf = (index: number): SharedPart => ({ name: `part-${index}`, fingerprint: `results-${index}` })
/** The number of a played run. */
export const run = 12

/** Plays the jobs of one run in virtual time. */
export async function play({ jobs, seed, slowness, hasEarlierComment }: Plan, { withoutStore = false, isAlone = false } = {}) {
  const random = randomOf(seed)
  const clock = createVirtualTime()
  const github = simulateGitHub<SharedPart>(clock, slowness, random)
  if (hasEarlierComment) github.addComment({ run: 11, parts: [partOf(0)], covered: new Set(['part-0']) })
  const tasks = jobs.map(async ({ startMs, faults }, index): Promise<Converged> => {
    await clock.wait(startMs)
    const own = partOf(index)
    const board = github.connect(run, [...faults])
    if (!withoutStore) await github.upload(own)
    return converge({
      own,
      run,
      store: withoutStore ? undefined : github.store,
      isStored: !withoutStore,
      board,
      isAlone,
      clock,
      random,
      reasonForNone: () => undefined,
      isTemporary: (error) => error instanceof TemporaryError,
    })
  })
  const outcomes = await clock.run(tasks)
  return { outcomes, visible: github.visible(), costs: github.costs(), endMs: clock.now() }
}

/** Services that take time and show everything at once. */
export const none: Slowness = { requestMs: 400, listLagMs: 0, readLagMs: 0 }

/** Expects one comment that covers the parts of all jobs. */
export function expectComplete({ outcomes, visible }: Awaited<ReturnType<typeof play>>, jobs: number): void {
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  expect(visible).toHaveLength(1)
  const names = Array.from({ length: jobs }, (_, index) => `part-${index}`).toSorted()
  expect(visible[0]?.content.parts.map(({ name }) => name).toSorted()).toEqual(names)
  expect([...(visible[0]?.content.covered ?? [])].toSorted()).toEqual(names)
  expect(visible[0]?.content.run).toBe(run)
}
