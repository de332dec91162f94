import type { ChatReporterConfig } from '../../config/config.js'
import { failureGroup, leadingGroups } from '../../judge/summary/failure-group.js'
import type { Problem } from '../../records/problem.js'
import type { ReportScope } from '../../report/content/scope.js'
import type { Evaluator } from '../../report/expressions/evaluator.js'
import type { Chat, ChatMention } from '../../report/render/chat/chat.js'

/** More mentions would be a second line, and chats limit their number. */
const maximumMentions = 10

const invalidName = (slot: string, name: string, chat: Chat): Problem => ({
  severity: 'error',
  kind: 'delivery',
  message: `report.${slot}.mentions: Cannot mention ${JSON.stringify(name)}: expected ${chat.mentions.expected}.`,
})

/** The users and groups that a message mentions, and errors in their names. */
export interface FoundMentions {
  readonly mentions: readonly ChatMention[]
  readonly problems: readonly Problem[]
}

const noMentions: FoundMentions = { mentions: [], problems: [] }

/** Code hosts ignore the case of owners. */
const ownerKey = (owner: string): string => owner.toLowerCase()

/**
 * Returns the names of the owners of the failed tests in the configuration, each once, in the order of the failures. Failures that the
 * history or a quarantine excuses notify no one.
 */
function namesOf({ summary, ownersOf }: ReportScope, mentions: Readonly<Record<string, string>>): readonly string[] {
  if (ownersOf === undefined) return []
  const byOwner = new Map(Object.entries(mentions).map(([owner, name]) => [ownerKey(owner), name]))
  const names = new Set<string>()
  for (const failure of summary.failures) {
    if (!leadingGroups.has(failureGroup(failure))) continue
    for (const owner of ownersOf(failure.test)) {
      const name = byOwner.get(ownerKey(owner))
      if (name !== undefined) names.add(name)
    }
    if (names.size >= maximumMentions) break
  }
  return [...names].slice(0, maximumMentions)
}

/**
 * Returns the users and groups that a message mentions: the owners of the failed tests that the configuration names, if nothing
 * excuses their failures.
 * @throws UserError if the condition has no value
 */
export function chatMentions(
  reporter: Pick<ChatReporterConfig, 'slot' | 'mentions' | 'mentionCondition'>,
  chat: Chat,
  scope: ReportScope,
  evaluator: Pick<Evaluator, 'condition'>,
): FoundMentions {
  const { slot, mentions = {}, mentionCondition } = reporter
  if (Object.keys(mentions).length === 0) return noMentions
  const isWanted = mentionCondition === undefined ? scope.summary.status === 'failed' : evaluator.condition(mentionCondition)
  if (!isWanted) return noMentions
  const found: ChatMention[] = []
  const problems: Problem[] = []
  for (const name of namesOf(scope, mentions)) {
    const mention = chat.mentions.parse(name)
    if (mention === undefined) problems.push(invalidName(slot, name, chat))
    else found.push(mention)
  }
  return { mentions: found, problems }
}
