import { type Child, element } from '../../../../base/browser/element.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { Sighting as Answer, Seen } from '../../../answers/sighting.js'

/** A build in which something happened. Texts are empty if they are unknown. */
export interface Sighting {
  /** Unix ms. */
  readonly time: number
  readonly build: string
  readonly commit: string
  readonly url: string
}

/** The first and the last build in which something happened. */
export interface BuildSightings {
  readonly first: Sighting
  readonly last: Sighting
}

/** Reads a build of an answer. */
export const readSighting = ({ timestamp, build, commit = '', url = '' }: Answer): Sighting => ({ time: timestamp, build, commit, url })

/** Reads the first and the last build of an item of an answer. */
export const readSightings = (seen: Seen): BuildSightings => ({
  first: { time: seen.firstSeen, build: seen.firstBuild, commit: seen.firstCommit ?? '', url: seen.firstUrl ?? '' },
  last: { time: seen.lastSeen, build: seen.lastBuild, commit: seen.lastCommit ?? '', url: seen.lastUrl ?? '' },
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
