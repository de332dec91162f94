import type { CiContext } from '../ci-context/ci-context.js'
import type { ChatReporterConfig } from '../config/config.js'
import { explainEmptySetting } from '../config/empty-setting.js'
import { UserError } from '../errors.js'
import type { Evaluator } from '../expressions/evaluator.js'
import type { Problem } from '../records/problem.js'
import type { Chat, ChatMessage } from '../render/chat/chat.js'
import { withParsedMarkdown } from '../render/plain-tree.js'
import { type Detail, detailLadder, noDetail } from '../report/detail.js'
import { buildReport } from '../report/report.js'
import type { ReportScope } from '../report/scope.js'
import type { ResolvedComponent, ResolvedTemplate } from '../report/template.js'
import type { RetryOptions } from './webhook/delivery-retries.js'

/** A report to post in a chat. */
export interface ChatRequest {
  readonly reporter: ChatReporterConfig
  readonly template: ResolvedTemplate
  readonly scope: ReportScope
  readonly evaluator: Pick<Evaluator, 'text' | 'parts'>
  readonly ciContext: CiContext
  /** Links to the whole report; default: the page of the run. */
  readonly reportUrl?: string | undefined
  readonly retries?: RetryOptions | undefined
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
    const { chatKindOf } = await import('../config/chat-slot.js')
    const { chats } = await import('../render/chat/chats.js')
    const chat = chats[reporter.kind ?? chatKindOf(reporter.slot, url)]
    const { rejections } = await deliverToChat({ name, chat, url, attempts: forms(request, chat) }, retries)
    say(`Sent the report to ${chat.title} (${name}).`)
    if (rejections.length === 0) return { notices: [], problems: [] }
    return { notices: [`${name}: ${chat.title} refused the whole report (${rejections[0]}) and got a shorter one.`], problems: [] }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { notices: [], problems: [{ severity: 'error', kind: 'delivery', message: error.message }] }
  }
}

/** Returns the address of a webhook; undefined if all its variables are empty, also in `{{ env.WEBHOOK }}?thread_id=1`. */
function webhookOf({ url }: ChatReporterConfig, evaluator: Pick<Evaluator, 'parts'>): string | undefined {
  const parts = evaluator.parts(url)
  const values = parts.filter(({ kind }) => kind === 'value')
  if (values.length > 0 && values.every(({ text }) => text.trim() === '')) return undefined
  const address = parts.map(({ text }) => text).join('')
  return address.trim() || undefined
}

/** Yields the forms of a message: the richest within the known limits, then only counts, then only text. */
async function* forms(request: ChatRequest, chat: Chat): AsyncGenerator<object> {
  const { fitChat } = await import('../render/chat/fit-chat.js')
  const { template, scope } = request
  const frame = frameOf(request)
  const complete = withOutcome(template)
  const build = async (detail: Detail): Promise<ChatMessage> => ({
    ...frame,
    root: await withParsedMarkdown(buildReport(complete, { ...scope, detail })),
  })
  const richest = await fitChat(detailLadder(scope.summary.tests.failed.length), build, chat)
  if (richest !== undefined) {
    yield richest
    yield chat.render(await build(noDetail))
  }
  yield chat.plain({ ...frame, root: { type: 'root', children: [] } })
}

/** Returns the template with a headline before everything else if it shows none, or only in a section that is closed. */
const withOutcome = (template: ResolvedTemplate): ResolvedTemplate =>
  showsHeadline(template.components) ? template : { components: [{ type: 'headline' }, ...template.components] }

const showsHeadline = (components: readonly ResolvedComponent[]): boolean =>
  components.some(
    (component) =>
      component.type === 'headline' || (component.type === 'section' && isOpen(component) && showsHeadline(component.components)),
  )

const isOpen = ({ collapsible = false, collapsed = true }: { readonly collapsible?: boolean; readonly collapsed?: boolean }): boolean =>
  !(collapsible && collapsed)

/** Returns everything in a message except its components. */
function frameOf({ reporter, scope, evaluator, ciContext, reportUrl }: ChatRequest): Omit<ChatMessage, 'root'> {
  const { project, build } = ciContext
  return {
    title: evaluator.text(reporter.title ?? '') || (project === undefined ? 'Test report' : `Test report of ${project}`),
    titleUrl: evaluator.text(reporter.titleUrl ?? '') || build.url,
    status: scope.summary.status,
    summary: headlineOf(scope),
    reportUrl: reportUrl ?? build.url,
  }
}

/** Returns the headline without its badge. Some notifications show only this text. */
function headlineOf(scope: ReportScope): string {
  const [line] = buildReport({ components: [{ type: 'headline' }] }, { ...scope, detail: noDetail }).children
  const parts = line?.type === 'heading' ? line.children : []
  return parts
    .map((part) => (part.type === 'text' ? part.value : ''))
    .join('')
    .trim()
}
