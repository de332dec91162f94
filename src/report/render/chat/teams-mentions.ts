import type { ChatMention } from './chat.js'
import type { CardElement, MentionEntity } from './teams-card.js'

/** A user principal name, which looks like an e-mail address, or an object ID of Microsoft Entra. */
const userId = /^(?:[\w.%+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/** A name without characters that have a meaning in Markdown or in an element. */
const plainName = /^[\p{L}\p{M}\p{N} .,'’-]{1,80}$/u

/** Reads `jane@example.com`, an object ID, or either of them after a name: `Jane Doe <jane@example.com>`. */
export function parseTeamsMention(given: string): ChatMention | undefined {
  if (given.length > 400) return undefined
  const [, name, enclosed] = /^([^<>]+) <([^<>]+)>$/.exec(given) ?? []
  const id = enclosed ?? given
  if (!userId.test(id)) return undefined
  if (name === undefined) return { id, kind: 'user' }
  return plainName.test(name) ? { id, kind: 'user', name } : undefined
}

/** Returns the part of a user principal name before the at sign. */
const mentionName = ({ id, name }: ChatMention): string =>
  name ??
  id
    .split('@', 1)[0]
    ?.replace(/[^\p{L}\p{N}.-]+/gu, ' ')
    .trim() ??
  ''

/** Returns an entity for each user. Teams finds the user of a mention by its text, so equal names get a number. */
export function mentionEntities(mentions: readonly ChatMention[]): readonly MentionEntity[] {
  const seen = new Map<string, number>()
  return mentions.map((mention) => {
    const name = mentionName(mention)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    const shown = count === 1 ? name : `${name} ${count}`
    return { type: 'mention', text: `<at>${shown}</at>`, mentioned: { id: mention.id, name: shown } }
  })
}

/** Returns one line that mentions all users. */
export const mentionBlock = (entities: readonly MentionEntity[]): readonly CardElement[] =>
  entities.length === 0 ? [] : [{ type: 'TextBlock', text: entities.map(({ text }) => text).join(' '), wrap: true }]
