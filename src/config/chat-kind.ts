/** The chats that a report can be made for. */
export const chatKinds = ['slack', 'teams', 'googleChat', 'discord', 'mattermost'] as const

export type ChatKind = (typeof chatKinds)[number]

/** The keys of the chat reporters; the last four name their kind. */
export const chatSlots = ['chatA', 'chatB', 'slack', 'teams', 'googleChat', 'discord'] as const

export type ChatSlot = (typeof chatSlots)[number]

/** Mattermost is missing: every team runs it on a host of its own. */
const kindByHost: readonly (readonly [host: RegExp, kind: ChatKind])[] = [
  [/^hooks\.slack(-gov)?\.com$/, 'slack'],
  [/(^|\.)(webhook\.office\.com|office365\.com|logic\.azure\.com|powerplatform\.com)$/, 'teams'],
  [/^outlook\.office\.com$/, 'teams'],
  [/^chat\.googleapis\.com$/, 'googleChat'],
  [/(^|\.)discord(app)?\.com$/, 'discord'],
]

/** The kind of chat that a reporter without `kind` writes to: by its slot's name, else by the host of its URL, else Slack for chatA and Teams for chatB. */
export function chatKindOf(slot: ChatSlot, url: string): ChatKind {
  if (slot !== 'chatA' && slot !== 'chatB') return slot
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return kindByHost.find(([pattern]) => pattern.test(host))?.[1] ?? (slot === 'chatA' ? 'slack' : 'teams')
}
