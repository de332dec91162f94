import { expect, test } from 'vitest'
import { ownPart } from '../../../../src/deliver/reporters/comment/own-part.js'
import type { RunActivity } from '../../../../src/host/github/run-activity.js'
import { exampleKey, listedJob, passed, scopeOf } from './parts/example-parts.js'

const env = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_RUN_ID: '4711',
  'INPUT_CHECK-RUN-ID': '52101',
}
const none = { jobs: [], own: undefined }

const pageWith = (activity: Pick<RunActivity, 'jobs' | 'own'>, changes: Readonly<Record<string, string>> = {}) =>
  ownPart(scopeOf([passed('a')]), {
    ciContext: { job: 'unit', build: {}, source: {} },
    event: {},
    env: { ...env, ...changes },
    title: '',
    comment: exampleKey,
    reportUrl: undefined,
    isJoined: false,
    properties: [],
    activity,
  }).url

test('links to the own job by its id when GitHub does not list it', () => {
  expect(pageWith(none)).toBe('https://github.com/acme/shop/actions/runs/4711/job/52101')
  expect(pageWith(none, { 'INPUT_CHECK-RUN-ID': '' })).toBeUndefined()
})

test('links to the page that GitHub lists for the own job', () => {
  const own = listedJob('unit')
  expect(pageWith({ jobs: [own], own })).toBe(own.url)
})
