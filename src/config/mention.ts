import { hasExpression } from '../report/expressions/scanner.js'
import { type ChatKind, chatKinds, chats } from '../report/render/chat/chats.js'
import { foundMessage } from './address.js'
import { type ChatSlot, chatKindOf, chatSlots } from './chat-slot.js'
import type { SchemaFault } from './schema-fault.js'

/** A user (`@jane`), a team (`@org/team`) or an e-mail address. */
const owner = /^(?:@[^\s@/]+(?:\/[^\s@/]+)*|[^\s@]+@[^\s@]+)$/

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {})

/** Returns the kind of a chat; undefined if the value of its URL decides. */
function knownKind(slot: ChatSlot, { kind, url }: Fields): ChatKind | undefined {
  if (slot !== 'chatA' && slot !== 'chatB') return slot
  const named = chatKinds.find((one) => one === kind)
  return named ?? (typeof url === 'string' && !hasExpression(url) ? chatKindOf(slot, url) : undefined)
}

/** Describes the names of a chat. If its kind is not known yet, the names of every chat are possible. */
function expectedName(kind: ChatKind | undefined): string {
  if (kind !== undefined) return chats[kind].mentions.expected
  const examples = chatKinds.map((one) => `${JSON.stringify(chats[one].mentions.example)} (${chats[one].title})`)
  return `the name of a user or group in a chat, such as ${examples.join(', ')}`
}

function faultsOf(slot: ChatSlot, reporter: Fields): readonly SchemaFault[] {
  const kind = knownKind(slot, reporter)
  const possible = kind === undefined ? chatKinds : [kind]
  return Object.entries(fieldsOf(reporter.mentions)).flatMap(([key, name]): readonly SchemaFault[] => {
    const path = ['report', slot, 'mentions', key]
    const faults: SchemaFault[] = []
    if (!owner.test(key)) {
      const { message } = foundMessage('an owner as in CODEOWNERS, such as "@org/payments"', key)
      faults.push({ severity: 'error', path, message, at: 'key' })
    }
    if (typeof name === 'string' && !possible.some((one) => chats[one].mentions.parse(name) !== undefined)) {
      faults.push({ severity: 'error', path, message: foundMessage(expectedName(kind), name).message })
    }
    return faults
  })
}

/** Finds owners and names of users and groups in the `mentions` of a configuration that cannot be valid. */
export function findMentionFaults(value: unknown): readonly SchemaFault[] {
  const report = fieldsOf(fieldsOf(value).report)
  return chatSlots.flatMap((slot) => faultsOf(slot, fieldsOf(report[slot])))
}
