import { isWebAddress, webLink } from '../../../../base/browser/web-link.js'
import { withIsolatedParts } from '../../../../base/text/isolated-parts.js'
import type { TestDetails } from '../../data/page-data.js'
import type { CodeFrame } from '../failure-text/code-frame.js'

/** A place in the source code, as text and as an address if it is known. */
export interface SourcePlace {
  readonly file: string
  readonly text: string
  readonly href?: string
}

/** Returns the place of a file in the repository. The address of the repository comes from the CI, so other schemes are refused. */
export function sourcePlace(path: string, line: number | undefined, base: string | undefined): SourcePlace {
  const text = line === undefined ? path : `${path}:${line}`
  if (!isWebAddress(base)) return { file: path, text }
  return { file: path, text, href: base + path.split('/').map(encodeURIComponent).join('/') + (line === undefined ? '' : `#L${line}`) }
}

/** Creates a link to a place; a text if its address is not known. */
export const placeLink = ({ text, href }: Omit<SourcePlace, 'file'>): HTMLElement =>
  webLink(href, { class: 'mono' }, withIsolatedParts(text))

/** A file as a text names it, and a line in it. */
export interface NamedPlace {
  readonly file: string | undefined
  readonly line: number | undefined
}

/** Returns the place of the failing line of a code frame. */
export const placeOfFrame = ({ file, lines }: CodeFrame): NamedPlace => ({ file, line: lines.find(({ isHit }) => isHit)?.number })

/** Returns a place that a text names; a place without a file is in the file of the test. Only that file has a known address. */
export function frameSourcePlace(
  { file, line }: NamedPlace,
  source: TestDetails['source'],
  base: string | undefined,
): SourcePlace | undefined {
  const [path] = source ?? []
  if (path !== undefined && (file === undefined || path === file || path.endsWith(`/${file}`) || file.endsWith(`/${path}`)))
    return sourcePlace(path, line, base)
  return file === undefined ? undefined : sourcePlace(file, line, undefined)
}
