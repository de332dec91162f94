import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectComplete, none, type Plan, play } from './played-run.js'
import type { RequestFault, Slowness } from './simulated-github.js'

const lagging: Slowness = { requestMs: 400, listLagMs: 2_000, readLagMs: 1_000, commentLagMs: 2_000 }

const fault = fc.constantFrom<RequestFault>(undefined, undefined, undefined, 'lost', 'lost-after-work', 'bad-gateway')
const jobsWithin = (spreadMs: number, faults: fc.Arbitrary<readonly RequestFault[]>) =>
  fc.array(fc.record({ startMs: fc.integer({ min: 0, max: spreadMs }), faults }), { minLength: 1, maxLength: 40, size: 'max' })
const planWith = (slowness: Slowness, faults: fc.Arbitrary<readonly RequestFault[]>): fc.Arbitrary<Plan> =>
  fc.record({
    jobs: fc.oneof(jobsWithin(0, faults), jobsWithin(3_000, faults), jobsWithin(60_000, faults)),
    seed: fc.integer(),
    slowness: fc.constant(slowness),
    hasEarlierComment: fc.boolean(),
  })

test.each([
  ['lists and reads are current', none],
  ['lists lag 2 s and reads lag 1 s', lagging],
])('writes every part exactly once into one comment, whatever answers are lost, when %s', async (_, slowness) => {
  await fc.assert(
    fc.asyncProperty(planWith(slowness, fc.array(fault, { maxLength: 5 })), async (plan) => {
      expectComplete(await play(plan), plan.jobs.length)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['lists and reads are current', none, 2, 5],
  ['lists lag 2 s and reads lag 1 s', lagging, 3, 6],
])('needs few writes and requests per job on average when %s', async (_, slowness, maximumWrites, maximumRequests) => {
  const costs: { readonly jobs: number; readonly requests: number; readonly writes: number }[] = []
  await fc.assert(
    fc.asyncProperty(planWith(slowness, fc.constant([])), async (plan) => {
      const result = await play(plan)
      expectComplete(result, plan.jobs.length)
      costs.push({ jobs: plan.jobs.length, ...result.costs })
    }),
    { numRuns: 200, seed: 4711 },
  )
  const sum = (of: (cost: (typeof costs)[number]) => number) => costs.reduce((total, cost) => total + of(cost), 0)
  const jobs = sum((cost) => cost.jobs)
  expect(sum(({ writes }) => writes) / jobs, 'writes').toBeLessThanOrEqual(maximumWrites)
  expect(sum(({ requests }) => requests) / jobs, 'requests').toBeLessThanOrEqual(maximumRequests)
})
