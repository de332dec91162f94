import { linkTarget } from '../link-target.js'

/** The maximum length of a URL. Real ones are shorter. The plainest message fits even if each character is escaped. */
const maximumLength = 1_500

/** Returns a URL that a chat can open: `https:` or `http:`, encoded by `linkTarget`. A relative address does not work in a chat. */
export function webAddress(url: string | undefined): string | undefined {
  const target = url === undefined ? undefined : linkTarget(url)
  if (target === undefined || target.length > maximumLength || !/^https?:\/\/[^/]/i.test(target)) return undefined
  // Discord rejects a whole message for one invalid URL.
  return URL.canParse(target) ? target : undefined
}
