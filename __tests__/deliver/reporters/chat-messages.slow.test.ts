// Tests the messages that each chat receives for typical builds, with a first line that reports when main breaks or passes again.
import { describe, expect, test } from 'vitest'
import type { CiContext } from '../../../src/host/ci-context/ci-context.js'
import type { RunSummary } from '../../../src/judge/summary/run-summary.js'
import { chatKinds } from '../../../src/report/render/chat/chats.js'
import { exampleBuilds, greenBuild, oneJob, pullRequestContext } from '../../report/content/example-builds.js'
import { judgedBuilds } from '../../report/content/judged-builds.js'
import { exampleHistory, judgedRun } from '../../report/content/judged-run.js'
import { readable } from '../../report/render/chat/readable.js'
import { postedMessage } from './posted-message.js'

const cases = Object.entries({ ...exampleBuilds, ...judgedBuilds }).flatMap(([name, build]) =>
  chatKinds.map((kind) => ({ name, build, kind })),
)

const { pullRequest: _, pullRequestTitle: __, pullRequestUrl: ___, ...ofPush } = pullRequestContext.source
const pushContext: CiContext = {
  ...pullRequestContext,
  ref: 'main',
  actor: 'hubot',
  source: { ...ofPush, branch: 'main', commitMessage: 'Fix merging of equal products' },
}

const afterFailures = { ...exampleHistory, previousStatus: 'failed', failedBuilds: 6 } as const
const afterSuccess = { ...exampleHistory, previousStatus: 'successful' } as const

describe('the first line of a message with the condition "changed"', () => {
  const lineOf = async (summary: RunSummary, ciContext: CiContext, condition: string) => {
    const posted = await postedMessage('mattermost', summary, { ciContext }, { condition })
    return JSON.stringify(posted)
      .match(/\*\*(.) acme\/shop: (.*?)\*\*/)
      ?.slice(1)
  }
  const broken = () => judgedRun(oneJob(), () => 'new', { history: afterSuccess })
  const recovered = () => judgedRun(greenBuild(), () => 'new', { history: afterFailures })

  test('states that main passes again, and that it fails', async () => {
    expect(await lineOf(recovered(), pushContext, "changed && source.branch == 'main'")).toEqual([
      '✅',
      'main passes again after 6 failed builds',
    ])
    expect(await lineOf(broken(), pushContext, 'changed')).toEqual(['❌', 'main fails: 2 new'])
  })

  test('the first line of a message with the condition "changed" is the headline for a pull request and another condition', async () => {
    expect(await lineOf(broken(), pullRequestContext, 'changed')).toEqual(['❌', '2 of 1,284 tests failed: new'])
    expect(await lineOf(broken(), pushContext, 'failed')).toEqual(['❌', '2 of 1,284 tests failed: new'])
  })

  test('leaves the number of tests to the second line', async () => {
    const posted = JSON.stringify(await postedMessage('mattermost', recovered(), { ciContext: pushContext }, { condition: 'changed' }))
    expect(posted).toContain(' · hubot · 1,270 tests, 41 s')
  })
})

describe('the default message', () => {
  test.each(cases)('shows the build $name in $kind', async ({ name, build, kind }) => {
    const file = `${name.replaceAll(/[ ,]+/g, '-')}.${kind}.json.txt`
    await expect(readable(await postedMessage(kind, build()))).toMatchFileSnapshot(`./chat-messages/${file}`)
  })
})
