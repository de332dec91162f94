import { unescapeEntities } from '../xml/entities.js'

/** Matches a tag that may refer to a file. Videos contain their address in an element of their own. */
const tag = /<(\/?a|img|video|source)\b([^<>]*)>/gi

const reference = /\b(?:href|src)\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|([^\s"'>]{1,2000}))/i

/** Returns what the links, images and videos of a piece of HTML refer to. An image in a link is the same file as the link. */
export function htmlReferences(html: string): readonly string[] {
  const found: string[] = []
  let isInLink = false
  for (const [, name = '', attributes = ''] of html.matchAll(tag)) {
    if (name === '/a' || name === '/A') {
      isInLink = false
      continue
    }
    const match = reference.exec(attributes)
    const text = unescapeEntities(match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim()
    if (text === '' || isInLink) continue
    found.push(text)
    isInLink = name.toLowerCase() === 'a'
  }
  return found
}

/** Matches inline data. A reader cannot read it, and it would fill the output. */
const inlineData = /(data:[\w.+-]{1,50}\/[\w.+-]{1,50};base64,)[\w+/=%]+/g

/** Returns a piece of HTML without the inline data of images. */
export const withoutInlineData = (html: string): string => (html.includes(';base64,') ? html.replace(inlineData, '$1…') : html)
