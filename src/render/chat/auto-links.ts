import { zeroWidthSpace } from '../escape.js'

const broken = (match: string) => match + zeroWidthSpace

/**
 * Breaks what chats look for in plain text: mentions and e-mail addresses, tags and channels (`#name`), bare addresses, and the
 * names of emoji. Nobody sees a difference.
 */
export function withoutAutoLinks(text: string): string {
  return text
    .replace(/@/g, broken)
    .replace(/#(?=[\p{L}\p{N}]|$)/gu, broken)
    .replace(/:(?=\/\/|[\w+-]+:)/g, broken)
    .replace(/www(?=\.)/gi, broken)
}
