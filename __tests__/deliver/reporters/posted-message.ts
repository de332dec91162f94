import type { ChatReporterConfig } from '../../../src/config/config.js'
import { type ChatRequest, sendToChat } from '../../../src/deliver/reporters/chat.js'
import type { RunSummary } from '../../../src/judge/summary/run-summary.js'
import { createEvaluator } from '../../../src/report/expressions/evaluator.js'
import type { ChatKind } from '../../../src/report/render/chat/chats.js'
import { runVariables } from '../../../src/run/collect/run-variables.js'
import { exampleReportUrl, pullRequestContext } from '../../report/content/example-builds.js'
import { startWebhookServer } from './webhook/webhook-server.js'

/** Sends a message about a build and returns what the service received. */
export async function postedMessage(
  kind: ChatKind,
  summary: RunSummary,
  changes: Partial<ChatRequest> = {},
  reporter: Partial<ChatReporterConfig> = {},
): Promise<object> {
  const server = await startWebhookServer(kind)
  const { notices, problems } = await sendToChat({
    reporter: { type: 'chat', slot: 'chatA', kind, url: server.url, ...reporter },
    scope: { summary: { ...summary, jobs: summary.jobs.map((job) => ({ ...job, reportUrl: exampleReportUrl })) }, locations: new Map() },
    evaluator: createEvaluator(runVariables(pullRequestContext, {}, {}, summary)),
    ciContext: pullRequestContext,
    reportUrl: exampleReportUrl,
    setSecret: () => {},
    say: () => {},
    ...changes,
  })
  const faults = [...notices, ...problems.map(({ message }) => message), ...server.violations]
  const [posted] = server.posted
  if (posted === undefined || faults.length > 0) throw new Error(`Nothing was posted to ${kind}: ${faults.join('; ')}`)
  return posted
}
