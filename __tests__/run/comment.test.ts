import { describe, expect, onTestFinished, test } from 'vitest'
import { type CodehostReporterConfig, silentCodehost } from '../../src/config/config.js'
import { defaultTemplate } from '../../src/report/default-template.js'
import { comment } from '../../src/run/comment.js'
import { type Fault, startFakeGitHub } from '../github/fake-github.js'
import { exampleScope } from '../report/example-run.js'

const repository = 'acme/shop'
const reporter: CodehostReporterConfig = { ...silentCodehost, commentEnabled: true }

/** Comments on a pull request while every request to GitHub fails. */
async function commentDuring(fault: Fault, isDefault: boolean) {
  const github = await startFakeGitHub({ repository, pulls: [{ number: 7, headSha: 'a'.repeat(40), headBranch: 'rounding' }] })
  onTestFinished(() => github.close())
  github.fail({ ...fault, times: 100 })
  return comment({
    reporter,
    isDefault,
    template: defaultTemplate,
    scope: exampleScope(),
    evaluator: { text: (template) => template, token: (template) => template },
    origin: { pipeline: 'CI', job: 'unit', build: {}, source: {} },
    event: { pull_request: { number: 7, head: { repo: { full_name: repository } }, base: { repo: { full_name: repository } } } },
    env: { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: repository, GITHUB_API_URL: github.apiUrl, GITHUB_RUN_ID: '4711' },
    token: github.token,
    setSecret: () => {},
    say: () => {},
  })
}

const inAnHour = String(Math.floor(Date.now() / 1000) + 3600)
const faults: readonly (readonly [string, Fault, RegExp])[] = [
  ['a refused token', { status: 401, body: { message: 'Bad credentials' } }, /refused the token.*Bad credentials/],
  ['a pull request that is missing', { status: 404, body: { message: 'Not Found' } }, /it is not there, or not for this token/],
  [
    'a rate limit',
    { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inAnHour }, body: { message: 'API rate limit exceeded' } },
    /takes no more requests/,
  ],
  ['a missing permission', { status: 403, body: { message: 'Resource not accessible by integration' } }, /lacks the permission/],
]

describe('a comment that GitHub does not accept', () => {
  test.each(faults)('is a notice for %s if the configuration does not ask for it', async (_, fault, message) => {
    expect(await commentDuring(fault, true)).toEqual({ notices: [expect.stringMatching(message)], problems: [] })
  })

  test.each(faults.slice(0, -1))('is an error for %s if the configuration asks for it', async (_, fault, message) => {
    const expected = { severity: 'error', kind: 'delivery', message: expect.stringMatching(message) }
    expect(await commentDuring(fault, false)).toEqual({ notices: [], problems: [expected], url: undefined })
  })
})
