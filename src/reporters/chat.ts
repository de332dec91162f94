import type { CiContext } from '../ci-context/ci-context.js'
import { type ChatKind, chatKindOf } from '../config/chat-kind.js'
import type { ChatReporterConfig } from '../config/config.js'
import { explainEmptySetting } from '../config/empty-setting.js'
import { UserError } from '../errors.js'
import type { Evaluator } from '../expressions/evaluator.js'
import type { Problem } from '../records/problem.js'
import type { ChatMessage } from '../render/chat/chat-renderer.js'
import { withParsedMarkdown } from '../render/plain-tree.js'
import { type Detail, detailLadder, noDetail } from '../report/detail.js'
import { buildReport } from '../report/report.js'
import type { ReportScope } from '../report/scope.js'
import type { ResolvedComponent, ResolvedTemplate } from '../report/template.js'
import type { PatienceOptions } from './webhook/webhook-patience.js'
import { serviceNames } from './webhook/webhook-service.js'

/** A report that is to become a message in a chat. */
export interface ChatRequest {
  readonly reporter: ChatReporterConfig
  readonly template: ResolvedTemplate
  readonly scope: ReportScope
  readonly evaluator: Pick<Evaluator, 'text' | 'parts'>
  readonly ciContext: CiContext
  /** Where the whole report is; the run's page where it is left out. */
  readonly reportUrl?: string | undefined
  /** How long to try. */
  readonly patience?: PatienceOptions | undefined
  /** Keeps a text out of the log. */
  readonly setSecret: (secret: string) => void
  /** Says what happens. */
  readonly say: (message: string) => void
}

/** What became of a message. */
export interface ChatResult {
  /** Why there is none, or less of it, where that is nobody's fault. */
  readonly notices: readonly string[]
  readonly problems: readonly Problem[]
}

/** Posts a report by a chat's webhook, as rich as the chat takes it. */
export async function sendToChat(request: ChatRequest): Promise<ChatResult> {
  const { reporter, evaluator, patience, setSecret, say } = request
  const name = `report.${reporter.slot}`
  try {
    const url = webhookOf(reporter, evaluator)
    if (url === undefined) return { notices: [`There is no message (${name}): ${explainEmptySetting(reporter.url, 'URL')}`], problems: [] }
    setSecret(url)

    // Most runs have no chat, and undici is slow to load.
    const { deliverToChat } = await import('./webhook/webhook-services.js')
    const kind = reporter.kind ?? chatKindOf(reporter.slot, url)
    const chat = serviceNames[kind]
    const { rejections } = await deliverToChat({ name, kind, url, attempts: forms(request, kind) }, patience)
    say(`${chat} got the report (${name}).`)
    if (rejections.length === 0) return { notices: [], problems: [] }
    return { notices: [`${name}: ${chat} got a shorter report, it refused the whole one: ${rejections[0]}.`], problems: [] }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { notices: [], problems: [{ severity: 'error', kind: 'delivery', message: error.message }] }
  }
}

/** The address of a webhook; undefined where its variables are empty: `{{ env.WEBHOOK }}?thread_id=1` is none either then. */
function webhookOf({ url }: ChatReporterConfig, evaluator: Pick<Evaluator, 'parts'>): string | undefined {
  const parts = evaluator.parts(url)
  const values = parts.filter(({ kind }) => kind === 'value')
  if (values.length > 0 && values.every(({ text }) => text.trim() === '')) return undefined
  const address = parts.map(({ text }) => text).join('')
  return address.trim() || undefined
}

/** The forms of a message: as rich as the limits that are known allow, counts alone, text alone. */
async function* forms(request: ChatRequest, kind: ChatKind): AsyncGenerator<object> {
  const { chatRenderers, fitChat } = await import('../render/chat/index.js')
  const { template, scope } = request
  const renderer = chatRenderers[kind]
  const frame = frameOf(request)
  const complete = withOutcome(template)
  const build = async (detail: Detail): Promise<ChatMessage> => ({
    ...frame,
    root: await withParsedMarkdown(buildReport(complete, { ...scope, detail })),
  })
  const richest = await fitChat(detailLadder(scope.summary.tests.failed.length), build, renderer)
  if (richest !== undefined) {
    yield richest
    yield renderer.render(await build(noDetail))
  }
  yield renderer.plain({ ...frame, root: { type: 'root', children: [] } })
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

/** All of a message but its components. */
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

/** The headline without its sign: some notifications show nothing else. */
function headlineOf(scope: ReportScope): string {
  const [line] = buildReport({ components: [{ type: 'headline' }] }, { ...scope, detail: noDetail }).children
  const parts = line?.type === 'heading' ? line.children : []
  return parts
    .map((part) => (part.type === 'text' ? part.value : ''))
    .join('')
    .trim()
}
