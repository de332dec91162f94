import { expect, test } from 'vitest'
import { readJobRun } from '../../../src/host/github/job-run.js'

const tokenOf = (payload: unknown) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`

test('reads the ids of the run and the job from the token of the runner', () => {
  expect(readJobRun(tokenOf({ scp: 'Actions.ExampleScope Actions.Results:ce7f54c7:ca395085' }))).toEqual({
    run: 'ce7f54c7',
    job: 'ca395085',
  })
})

test.each([
  ['is missing', undefined],
  ['is empty', ''],
  ['has no payload', 'token'],
  ['is not JSON', 'a.b.c'],
  ['has no scopes', tokenOf({})],
  ['has scopes that are not a text', tokenOf({ scp: 12 })],
  ['has a scope with one id', tokenOf({ scp: 'Actions.Results:ce7f54c7' })],
  ['has a scope with three ids', tokenOf({ scp: 'Actions.Results:a:b:c' })],
  ['is null', tokenOf(null)],
])('finds no ids when the token %s', (_, token) => {
  expect(readJobRun(token)).toBeUndefined()
})
