// Tests the endpoint that returns the steps and attachments of a failed run (src/server/queries/test-steps.ts).
import { expect, test } from 'vitest'
import { now, problemOf, startTestServer, testRecord } from './test-server.js'

const module = 'org=acme&project=shop&module=web'
const address = `/v1/data/tests/steps?${module}&testId=a&timestamp=${now - 5}`
const steps = [{ name: 'open the cart', status: 'failed' }]
const attachments = [{ name: 'shot.png', type: 'image/png', size: 70 }]

test('returns the steps and the names of the attachments of a failed run', async () => {
  const { fetch, send } = await startTestServer()
  const run = (build: string, fields: object) => testRecord('adds', { id: 'a', build, timestamp: now - 5, status: 'failed', ...fields })
  const sent = attachments.map((attachment) => ({ ...attachment, path: '/home/me/shot.png', sha256: 'a'.repeat(64) }))
  await send([run('7.1', { steps, attachments: sent, attachmentsLeftOut: 3 }), run('8.1', {})])
  expect(await (await fetch(`${address}&build=7.1`)).json()).toEqual({ steps, stepsLeftOut: 0, attachments, attachmentsLeftOut: 3 })
  expect(await (await fetch(`${address}&build=8.1`)).json()).toEqual({
    ...{ steps: [], stepsLeftOut: 0, attachments: [], attachmentsLeftOut: 0 },
  })
})

test('requires a test and the time of its run, and refuses other projects than the one of the key', async () => {
  const { fetch, makeKey } = await startTestServer()
  const problem = await problemOf(await fetch(`/v1/data/tests/steps?${module}`))
  expect(problem).toMatchObject({ status: 400, errors: [{ name: 'testId' }, { name: 'timestamp' }] })
  expect((await fetch(address.replace(/timestamp=.*/, 'timestamp=9007199254740993'))).status).toBe(400)
  const { key } = await makeKey('acme', ['read'], { project: 'bank' })
  expect((await fetch(address, { key })).status).toBe(403)
})
