import { linkTarget } from '../link-target.js'

/** More than any page's address has, and even if each of its signs is escaped, every plainest form has room for it. */
const maximumLength = 1_500

/** An address that a chat can open: `https:` or `http:`, encoded as by `linkTarget`. A relative one leads nowhere from there. */
export function webAddress(url: string | undefined): string | undefined {
  const target = url === undefined ? undefined : linkTarget(url)
  if (target === undefined || target.length > maximumLength || !/^https?:\/\/[^/]/i.test(target)) return undefined
  // Discord refuses a whole message for one address that is none.
  return URL.canParse(target) ? target : undefined
}
