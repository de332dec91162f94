// Tests that every chat message fits on one screen, also with long texts, in pages that imitate the chat clients.
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ChatRequest } from '../../../src/deliver/reporters/chat.js'
import type { CiContext } from '../../../src/host/ci-context/ci-context.js'
import type { GateReason } from '../../../src/judge/summary/gate-reason.js'
import type { RunSummary } from '../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import { type ChatKind, chatKinds } from '../../../src/report/render/chat/chats.js'
import { eightLegs, exampleBuilds, hugeBuild, pullRequestContext } from '../../report/content/example-builds.js'
import { judgedBuilds } from '../../report/content/judged-builds.js'
import { messagePage } from '../../report/render/chat/pages/message-page.js'
import { useBrowser } from '../html-report/writer/use-browser.js'
import { postedMessage } from './posted-message.js'

const open = useBrowser()

/** Opens a page that shows messages like the client of a chat. */
async function openClient(kind: ChatKind) {
  const { page, offences } = await open('about:blank', { viewport: { width: 600, height: 900 } })
  const message = page.locator('main')
  return {
    async show(summary: RunSummary, changes: Partial<ChatRequest> = {}): Promise<Locator> {
      await page.setContent(messagePage(kind, await postedMessage(kind, summary, changes)))
      expect(offences).toEqual([])
      return message
    },
  }
}

const long = 'a very long text '.repeat(40)

const longContext: CiContext = {
  ...pullRequestContext,
  org: long,
  project: long,
  pipeline: long,
  actor: long,
  source: { ...pullRequestContext.source, pullRequestTitle: long },
}

/** A build with long texts everywhere. In a file of every leg, results are missing. */
function longTexts(): RunSummary {
  const summary = createSummary()
  for (const [leg, job] of eightLegs.entries()) {
    const path = `${'results/'.repeat(20)}${leg}.xml`
    summary.beginFile({ path, format: 'junit' })
    for (let index = 0; index < 20; index++) {
      const test = { id: `${index}`, name: `fails ${index} ${long}`, suite: ['a suite inside of', long], job }
      // Without a cause that several tests share.
      const message = `${String.fromCharCode(97 + index).repeat(3)} ${long}`
      summary.test(leg < 7 ? { ...test, status: 'failed', message } : { ...test, status: 'successful' })
    }
    summary.endFile([{ severity: 'error', kind: 'incomplete', message: `The file ends early. ${long}`, path, line: 7 }])
  }
  return summary.result()
}

/** Measures a message. Saves its picture in the folder that the environment variable `CHAT_PICTURES` names. */
async function expectOneScreen(main: Locator, name: string): Promise<void> {
  if (process.env.CHAT_PICTURES) await main.screenshot({ path: join(process.env.CHAT_PICTURES, `${name}.png`) })
  const { height } = (await main.boundingBox()) ?? { height: 0 }
  expect(height).toBeGreaterThan(40)
  expect(height).toBeLessThan(600)
}

test.each(chatKinds)('shows each build in %s within 600 px', async (kind) => {
  const client = await openClient(kind)
  for (const [name, build] of Object.entries(exampleBuilds)) await expectOneScreen(await client.show(build()), `${name}.${kind}`)
})

test.each(chatKinds)('shows a build with long texts everywhere in %s within 600 px', async (kind) => {
  const client = await openClient(kind)
  await expectOneScreen(await client.show(longTexts(), { ciContext: longContext }), `long texts.${kind}`)
})

test.each(chatKinds)('shows why the step fails in %s within 600 px, also with long texts everywhere', async (kind) => {
  const client = await openClient(kind)
  const summary = longTexts()
  const gateReasons = Array.from({ length: 5 }, (): GateReason => ({ word: 'fewer', message: `1 suite ran no test: ${long}` }))
  await expectOneScreen(await client.show({ ...summary, gateReasons }, { ciContext: longContext }), `long reasons.${kind}`)
  const fewer = await client.show((judgedBuilds['history fewer tests'] ?? longTexts)())
  await expectOneScreen(fewer, `fewer tests.${kind}`)
  expect(await fewer.innerText()).toMatch(/1,270 tests passed[\s\S]*2 suites of the base build ran no test[\s\S]*and 1 more reason/)
})

test.each(chatKinds)('names the four causes of 5,000 failures with their numbers in %s', async (kind) => {
  const client = await openClient(kind)
  const text = await (await client.show(hugeBuild())).innerText()
  for (const part of [/3,120.*ECONNREFUSED/, /1,644.*Timed out after/, /224.*reading 'price'/, /12.*expected # to be #/])
    expect(text).toMatch(part)
})
