import { type Child, element } from '../../../../base/browser/element.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { type Item, numberOf, textOf } from './answer-fields.js'

/** A build in which something happened. Texts are empty if they are unknown. */
export interface Sighting {
  /** Unix ms. */
  readonly time: number
  readonly build: string
  readonly commit: string
  readonly url: string
}

/** Reads the first or the last sighting of an item of a response. */
export const readSighting = (item: Item, which: 'first' | 'last'): Sighting => ({
  time: numberOf(item, `${which}Seen`),
  build: textOf(item, `${which}Build`),
  commit: textOf(item, `${which}Commit`),
  url: textOf(item, `${which}Url`),
})

/** Commits have this many characters on pages. */
const commitLength = 7

/** Creates a commit; undefined if it is unknown. */
export const commitNode = (commit: string): HTMLElement | undefined =>
  commit === '' ? undefined : element('code', { class: 'plain' }, displayLine(commit).slice(0, commitLength))

/** Creates `build 4210`, with a link to its page if it is known. */
export const buildNode = ({ build, url }: Pick<Sighting, 'build' | 'url'>): HTMLElement => webLink(url, {}, `build ${displayLine(build)}`)

/** Creates `2 days ago, build 4210, abc1234`. */
export function sightingNode(sighting: Sighting): HTMLElement {
  const commit = commitNode(sighting.commit)
  const parts: readonly Child[] = [timeNode(sighting.time), ', ', buildNode(sighting), ...(commit === undefined ? [] : [', ', commit])]
  return element('span', {}, ...parts)
}
