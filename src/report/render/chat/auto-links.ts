import { wordJoiner } from '../escape.js'

const broken = (match: string) => match + wordJoiner

/**
 * Breaks everything that chats link or replace in plain text: mentions, e-mail addresses, tags and channels (`#name`), bare URLs, and
 * names of emoji. The text looks the same.
 */
export function withoutAutoLinks(text: string): string {
  return text
    .replace(/@/g, broken)
    .replace(/#(?=[\p{L}\p{N}]|$)/gu, broken)
    .replace(/:(?=\/\/|[\w+-]+:)/g, broken)
    .replace(/www(?=\.)/gi, broken)
}
