// Tests the endpoint that returns pipelines with their jobs and since which commit they fail (src/server/queries/jobs.ts).
import { expect, test } from 'vitest'
import { now, startTestServer, testRecord } from './test-server.js'

const day = 86_400_000
const address = '/v1/data/jobs?org=acme&project=shop&module=web'

const job = (name: string, build: string, status: string, age: number, fields: object = {}) => ({
  ...{ kind: 'job', project: 'shop', module: 'web', pipeline: 'ci', ref: 'main', id: name, build, status, timestamp: now - age },
  ...fields,
})

test('returns the pipelines with their jobs, and since which commit they fail', async () => {
  const { fetch, send } = await startTestServer()
  await send([
    job('unit', '6.1', 'successful', 9000, { duration: 100 }),
    job('unit', '7.1', 'failed', 5000, { duration: 120 }),
    job('e2e', '7.1', 'successful', 4900, { duration: 400 }),
    testRecord('a', { id: 'a', pipeline: 'ci', job: 'e2e', build: '7.1', flaky: true, timestamp: now - 4800 }),
    job('unit', '5.1', 'successful', 31 * day, { duration: 90 }),
    { kind: 'build', project: 'shop', module: 'web', build: '7.1', ref: 'main', commit: 'abc1234', timestamp: now - 5000 },
  ])
  const failing = { build: '7.1', timestamp: now - 5000, commit: 'abc1234', builds: 1 }
  expect(await (await fetch(address)).json()).toEqual({
    pipelines: [
      {
        ...{ pipeline: 'ci', results: 'PF', builds: 2, passedBuilds: 1, buildsBefore: 1, isUsual: false },
        ...{ duration: 300, durationBefore: 90, durationP95: 480, durationP95Before: 90, lastFailed: now - 5000, failing },
        jobs: [
          {
            ...{ name: 'e2e', results: '-f', builds: 1, passedBuilds: 1, buildsBefore: 0, isUsual: true, flakyTests: 1 },
            ...{ duration: 400, durationBefore: 0, durationP95: 400, durationP95Before: 0 },
          },
          {
            ...{ name: 'unit', results: 'PF', builds: 2, passedBuilds: 1, buildsBefore: 1, isUsual: false, flakyTests: 0 },
            ...{ duration: 110, durationBefore: 90, durationP95: 119, durationP95Before: 90, lastFailed: now - 5000, failing },
          },
        ],
      },
    ],
    moreJobs: 0,
  })
})
