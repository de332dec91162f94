// Tests that a forged marker in another comment of the same bot does not keep a run from reporting.
import { expect, onTestFinished, test } from 'vitest'
import { startFakeGitHub } from '../../host/github/fake-github.js'
import { nodes } from '../nodes.js'
import { headSha, onlyJob, pullRequestEnvironment, pullRequestEvent, repository } from '../scenarios/events.js'
import { failing, passing } from '../scenarios/results.js'
import { startStep } from '../step.js'

const [node = process.execPath] = nodes
const place = { kind: 'pullRequest', number: 7 } as const

test.each([
  ['any later run', 9_999_999_999],
  ['a run that is 1,001 later', 12 + 1_001],
])('reports although another tool of the same bot quotes a forged marker of %s', async (_, forgedRun) => {
  const jobs = [4711, 4712].map(onlyJob)
  const github = await startFakeGitHub({ repository, jobs, pulls: [{ number: 7, headSha, headBranch: 'rounding' }] })
  onTestFinished(() => github.close())
  const step = (files: Readonly<Record<string, string>>, run: string) =>
    startStep({
      node,
      files,
      inputs: { token: github.token },
      event: pullRequestEvent({ number: 7 }),
      env: { ...pullRequestEnvironment(7), GITHUB_API_URL: github.apiUrl, GITHUB_RUN_ID: `47${run}`, GITHUB_RUN_NUMBER: run },
    })

  await step(passing, '11')
  const [{ body: green } = { body: '' }] = github.comments(place)
  // The author of a pull request can read the marker of its report, and make a bot quote a text that ends with it.
  const forged = green.replace('run=11 ', `run=${forgedRun} `).replace(/^.*\n/, 'Thanks for your description:\n')
  const quote = github.commentBy('github-actions[bot]', forged, place)
  await step(failing, '12')

  expect(github.comments(place).map(({ body }) => body)).toEqual([expect.stringContaining('1 of 3 tests failed'), forged])
  expect(quote).toMatchObject({ isHidden: false })
})
