import { element } from '../../../browser/element.js'
import type { TestDetails } from '../../page-data.js'
import type { CodeFrame } from '../failure-text/code-frame.js'

/** A place in the source code, as text and as an address if it is known. */
export interface SourcePlace {
  readonly text: string
  readonly href?: string
}

/** Returns the place of a file in the repository. The address of the repository comes from the CI, so other schemes are refused. */
export function sourcePlace(path: string, line: number | undefined, base: string | undefined): SourcePlace {
  const text = line === undefined ? path : `${path}:${line}`
  if (base === undefined || !/^https?:\/\//.test(base)) return { text }
  return { text, href: base + path.split('/').map(encodeURIComponent).join('/') + (line === undefined ? '' : `#L${line}`) }
}

/** Creates a link to a place; a text if its address is not known. */
export const placeLink = ({ text, href }: SourcePlace): HTMLElement =>
  href === undefined ? element('span', { class: 'mono' }, text) : element('a', { class: 'mono', href, rel: 'noopener noreferrer' }, text)

/** Returns the place of a code frame. It has an address only if it is in the file of the test. */
export function framePlace({ file, lines }: CodeFrame, source: TestDetails['source'], base: string | undefined): SourcePlace | undefined {
  const line = lines.find(({ isHit }) => isHit)?.number
  const [path] = source ?? []
  if (path !== undefined && (file === undefined || path === file || path.endsWith(`/${file}`) || file.endsWith(`/${path}`)))
    return sourcePlace(path, line, base)
  return file === undefined ? undefined : sourcePlace(file, line, undefined)
}
