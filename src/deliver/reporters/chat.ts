import { UserError } from '../../base/errors.js'
import type { ChatReporterConfig } from '../../config/config.js'
import { explainEmptySetting } from '../../config/empty-setting.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import type { RunSummary } from '../../judge/summary/run-summary.js'
import type { Problem } from '../../records/problem.js'
import { chatContext, chatGates, chatItems } from '../../report/content/chat-layout.js'
import { contextFacts } from '../../report/content/context-line.js'
import { type Detail, detailLadder, noDetail } from '../../report/content/detail.js'
import { createFailureTexts } from '../../report/content/failed-test/failure-texts.js'
import { failsOtherwise, headlineMark, headlineText, lacksResults } from '../../report/content/headline.js'
import { buildReport } from '../../report/content/report.js'
import type { ReportScope } from '../../report/content/scope.js'
import type { ResolvedTemplate } from '../../report/content/template.js'
import { changeHeadline } from '../../report/content/verdicts/change-headline.js'
import type { Evaluator } from '../../report/expressions/evaluator.js'
import { usesVariable } from '../../report/expressions/uses-variable.js'
import type { Chat, ChatLink, ChatMention, ChatMessage } from '../../report/render/chat/chat.js'
import { withParsedMarkdown } from '../../report/render/plain-tree.js'
import type { Root } from '../../report/tree/node.js'
import { chatMentions } from './chat-mentions.js'
import type { DeliveryRetryOptions } from './webhook/delivery-retries.js'

/** A report to post in a chat. */
export interface ChatRequest {
  readonly reporter: ChatReporterConfig
  /** The user's own; absent for the default layout. */
  readonly template?: ResolvedTemplate | undefined
  readonly scope: ReportScope
  readonly evaluator: Pick<Evaluator, 'text' | 'parts' | 'condition'>
  readonly ciContext: CiContext
  /** The page of the HTML report, if it was uploaded. */
  readonly reportUrl?: string | undefined
  readonly retries?: DeliveryRetryOptions | undefined
  /** Masks a text in the log. */
  readonly setSecret: (secret: string) => void
  /** Writes a line to the log. */
  readonly say: (message: string) => void
}

/** The result of a delivery. */
export interface ChatResult {
  /** Why there is no message, or a shorter one, if that is not an error. */
  readonly notices: readonly string[]
  readonly problems: readonly Problem[]
}

/** A message that is not sent yet. */
export interface DraftMessage {
  /** The bodies, from the richest within the known limits to the plainest. */
  readonly attempts: AsyncIterable<object>
  /** The errors in the names of users and groups. */
  readonly problems: readonly Problem[]
}

/** The content of a message, without its address. */
export type MessageContent = Omit<ChatRequest, 'retries' | 'setSecret' | 'say'>

/** Writes the message of a report in the format of a chat. */
export function draftMessage(content: MessageContent, chat: Chat): DraftMessage {
  const { mentions, problems } = chatMentions(content.reporter, chat, content.scope, content.evaluator)
  return { attempts: forms(content, chat, mentions), problems }
}

/** Posts a report to the webhook of a chat, in the richest form that the chat accepts. */
export async function sendToChat(request: ChatRequest): Promise<ChatResult> {
  const { reporter, evaluator, retries, setSecret, say } = request
  const name = `report.${reporter.slot}`
  try {
    const url = webhookOf(reporter, evaluator)
    if (url === undefined) return { notices: [`No message was sent (${name}): ${explainEmptySetting(reporter.url, 'URL')}`], problems: [] }
    setSecret(url)

    // Most runs have no chat, and undici is slow to load.
    const { deliverToChat } = await import('./webhook/chat-delivery.js')
    const { chatKindOf } = await import('../../config/chat-slot.js')
    const { chats } = await import('../../report/render/chat/chats.js')
    const chat = chats[reporter.kind ?? chatKindOf(reporter.slot, url)]
    const { attempts, problems } = draftMessage(request, chat)
    const { rejections } = await deliverToChat({ name, chat, url, attempts }, retries)
    say(`Sent the report to ${chat.title} (${name}).`)
    if (rejections.length === 0) return { notices: [], problems }
    return { notices: [`${name}: ${chat.title} refused the whole report (${rejections[0]}) and got a shorter one.`], problems }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { notices: [], problems: [{ severity: 'error', kind: 'delivery', message: error.message }] }
  }
}

/** Returns the address of a webhook; undefined if all its variables are empty, also in `{{ env.WEBHOOK }}?thread_id=1`. */
export function webhookOf({ url }: ChatReporterConfig, evaluator: Pick<Evaluator, 'parts'>): string | undefined {
  const parts = evaluator.parts(url)
  const values = parts.filter(({ kind }) => kind === 'value')
  if (values.length > 0 && values.every(({ text }) => text.trim() === '')) return undefined
  const address = parts.map(({ text }) => text).join('')
  return address.trim() || undefined
}

/** Yields the forms of a message: the richest within the known limits, then only its first lines, then only text. */
async function* forms(request: MessageContent, chat: Chat, mentions: readonly ChatMention[]): AsyncGenerator<object> {
  const { fitChat } = await import('../../report/render/chat/fit-chat.js')
  const { template } = request
  const scope: ReportScope = { failureTexts: createFailureTexts(request.scope), ...request.scope }
  const frame = { ...frameOf(request), mentions, items: [], root: emptyRoot }
  const build = async (detail: Detail): Promise<ChatMessage> => {
    const detailed = { ...scope, detail, place: 'chat' } as const
    if (template !== undefined) {
      return { ...frame, items: chatGates(scope), root: await withParsedMarkdown(buildReport(template, detailed)) }
    }
    const items = chatItems(detailed, frame.links[0]?.url)
    // If all tests passed, the first two lines are enough.
    return { ...frame, items, links: frame.status === 'successful' ? [] : frame.links }
  }
  const ladder = template === undefined ? defaultLadder : detailLadder(scope.summary.tests.failed.length)
  const richest = await fitChat(ladder, build, chat)
  if (richest !== undefined) {
    yield richest
    yield chat.render(await build(noDetail))
  }
  yield chat.plain(frame)
}

const emptyRoot: Root = { type: 'root', children: [] }

/** The default layout lists at most five tests or causes. */
const defaultLadder: readonly Detail[] = [5, 4, 3, 2, 1, 0].map((tests) => ({ ...noDetail, tests }))

function linksOf({ ciContext, reportUrl }: MessageContent): readonly ChatLink[] {
  const { run } = contextFacts(ciContext)
  return [
    ...(reportUrl === undefined ? [] : [{ label: 'Full report', url: reportUrl }]),
    ...(run?.url === undefined ? [] : [{ label: 'CI run', url: run.url }]),
  ]
}

/** Returns the project with its owner and, if it has another name, its module. */
function projectTitle({ org, project, module }: CiContext): string {
  const name = org === undefined || project === undefined ? project : `${org}/${project}`
  return [name, module === project ? undefined : module].filter((part) => part !== undefined).join(' · ')
}

/** Returns the first line of a message that its condition asks for only if a branch breaks or recovers. */
function changeOf({ reporter, scope, ciContext }: MessageContent): string | undefined {
  const { branch, pullRequest } = ciContext.source
  if (reporter.condition === undefined || pullRequest !== undefined || !usesVariable(reporter.condition, 'changed')) return undefined
  return changeHeadline(scope, branch ?? ciContext.ref)
}

/** Returns the status that sets the color of a message. A step that fails although its tests passed looks like an incomplete one. */
function chatStatus(summary: RunSummary): ChatMessage['status'] {
  if (lacksResults(summary)) return 'incomplete'
  return failsOtherwise(summary) && summary.status !== 'failed' ? 'incomplete' : summary.status
}

/** Returns the lines and links that every form of a message has. */
function frameOf(request: MessageContent): Omit<ChatMessage, 'mentions' | 'items' | 'root'> {
  const { reporter, scope, evaluator, ciContext } = request
  const change = changeOf(request)
  return {
    mark: headlineMark(scope),
    title: evaluator.text(reporter.title ?? '') || projectTitle(ciContext),
    titleUrl: evaluator.text(reporter.titleUrl ?? '') || undefined,
    headline: change ?? headlineText(scope),
    status: chatStatus(scope.summary),
    context: chatContext(contextFacts(ciContext), scope, change !== undefined),
    links: linksOf(request),
  }
}
