import { UserError } from '../../base/errors.js'
import type { ChatReporterConfig } from '../../config/config.js'
import { explainEmptySetting } from '../../config/empty-setting.js'
import { isCi } from '../../host/ci-context/ci.js'
import type { Evaluator } from '../../report/expressions/evaluator.js'
import type { Examination } from './doctor-request.js'
import type { DoctorFinding } from './finding.js'
import { isReadOnlyFork } from './read-only-fork.js'
import { whenSent } from './report-condition.js'

/** Checks the address of every configured chat, without sending a message. The address itself is a secret. */
export async function chatFindings({ config, env }: Examination, evaluator: Evaluator): Promise<readonly DoctorFinding[]> {
  const configured = config.report.reporters.filter((reporter) => reporter.type === 'chat')
  const { chats, chatKinds } = await import('../../report/render/chat/chats.js')
  const { chatKindOf } = await import('../../config/chat-slot.js')
  const { webhookOf } = await import('../../deliver/reporters/chat.js')
  const { readWebhookUrl } = await import('../../deliver/reporters/webhook/webhook-url.js')
  const used = new Set<string>()

  const check = (reporter: ChatReporterConfig): DoctorFinding => {
    const url = webhookOf(reporter, evaluator)
    const kind = reporter.kind ?? chatKindOf(reporter.slot, url ?? '')
    const chat = chats[kind]
    used.add(kind)
    const name = `${chat.title} (report.${reporter.slot})`
    const conditional = whenSent(reporter, name, evaluator)
    if (conditional !== undefined) return conditional
    if (url === undefined) {
      // A developer's machine rarely has the secrets of the build service.
      const status = isReadOnlyFork(env) ? 'off' : isCi(env) ? 'problem' : 'warning'
      return { status, title: `${name}: ${explainEmptySetting(reporter.url, 'URL')}` }
    }
    try {
      const { shown, url: address } = readWebhookUrl(`report.${reporter.slot}`, url, chat)
      const other = chatKinds.find((one) => one !== kind && chats[one].hosts.some((host) => host.test(address.hostname)))
      if (other !== undefined) {
        const cure = `Set "kind" to "${other}", or use a webhook of ${chat.title}.`
        return { status: 'problem', title: `${name}: ${shown} is a webhook of ${chats[other].title}`, cure }
      }
      return {
        status: 'ok',
        title: `${name}: ${shown}`,
        details: ['Nothing was sent, so it is not known whether the webhook still exists.'],
      }
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      return { status: 'problem', title: error.message }
    }
  }

  const findings = configured.map(check)
  const others = chatKinds.filter((kind) => !used.has(kind)).map((kind) => chats[kind].title)
  const title = `${others.join(', ')}: not configured`
  return [
    ...findings,
    ...(others.length === 0 ? [] : [{ status: 'off', title, unused: used.size === 0 ? 'chats' : 'other chats' } as const]),
  ]
}
