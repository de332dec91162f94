import { definedFields } from '../../../base/defined-fields.js'
import { formatCount } from '../../../base/text/counts.js'
import { formatSize } from '../../../base/text/sizes.js'
import { chatKindOf } from '../../../config/chat-slot.js'
import type { ChatReporterConfig } from '../../../config/config.js'
import { draftMessage, webhookOf } from '../../../deliver/reporters/chat.js'
import { type ChatKind, chatKinds, chats } from '../../../report/render/chat/chats.js'
import { whenSent } from '../report-condition.js'
import type { PreviewEntry } from './preview-entry.js'
import type { PreviewedRun } from './preview-github.js'

/** Writes the message of every chat: the configured ones, and the others as their default layout would look. */
export async function previewChats(run: PreviewedRun): Promise<readonly PreviewEntry[]> {
  const { finished, reports } = run
  const configured = finished.prepared.config.report.reporters.filter((reporter) => reporter.type === 'chat')
  const wanted = configured.map((reporter) => {
    const url = webhookOf(reporter, reports.evaluator)
    return { reporter, kind: reporter.kind ?? chatKindOf(reporter.slot, url ?? ''), url }
  })
  const others = chatKinds.filter((kind) => wanted.every((one) => one.kind !== kind))
  const entries: PreviewEntry[] = []
  for (const { reporter, kind, url } of wanted) {
    const note =
      whenSent(reporter, chats[kind].title, reports.evaluator)?.title ?? (url === undefined ? 'Its address is empty.' : undefined)
    entries.push(await previewChat(run, reporter, kind, `${reporter.slot}`, { isSent: note === undefined, ...definedFields({ note }) }))
  }
  for (const kind of others) {
    const slot = kind === 'mattermost' ? 'chatA' : kind
    entries.push(await previewChat(run, { type: 'chat', slot, kind, url: '' }, kind, kind, { isSent: false, note: 'Not configured.' }))
  }
  return entries
}

async function previewChat(
  { finished, reports, folder }: PreviewedRun,
  reporter: ChatReporterConfig,
  kind: ChatKind,
  name: string,
  sending: Pick<PreviewEntry, 'isSent' | 'note'>,
): Promise<PreviewEntry> {
  const chat = chats[kind]
  const report = await reports.ready(reporter, undefined)
  const { attempts } = draftMessage({ ...report, template: report.ownTemplate, reporter, ciContext: finished.prepared.ciContext() }, chat)
  let payload: object = {}
  // The first one is the one that is sent first.
  for await (const attempt of attempts) {
    payload = attempt
    break
  }
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  folder.write(`${file}.json`, JSON.stringify(payload))
  const { used, maximum, unit } = chat.sizeOf(payload)
  const size =
    unit === 'bytes' ? `${formatSize(used)} of ${formatSize(maximum)}` : `${formatCount(used)} of ${formatCount(maximum)} characters`
  const isSlotNamed = name !== kind
  return {
    title: isSlotNamed ? `${chat.title} (report.${name})` : chat.title,
    files: [{ name: `${file}.json`, label: 'JSON' }],
    size,
    ...sending,
  }
}
