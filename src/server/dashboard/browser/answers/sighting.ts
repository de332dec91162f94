import { type Child, element } from '../../../../base/browser/element.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { Seen, Sighting } from '../../../answers/sighting.js'

/** Returns the first build in which something happened. */
export const firstSighting = ({ firstSeen, firstBuild, firstCommit, firstUrl }: Seen): Sighting => ({
  timestamp: firstSeen,
  build: firstBuild,
  commit: firstCommit,
  url: firstUrl,
})

/** Returns the last build in which something happened. */
export const lastSighting = ({ lastSeen, lastBuild, lastCommit, lastUrl }: Seen): Sighting => ({
  timestamp: lastSeen,
  build: lastBuild,
  commit: lastCommit,
  url: lastUrl,
})

/** Commits have this many characters on pages. */
const commitLength = 7

/** Creates a commit; undefined if it is unknown. */
export const commitNode = (commit: string | undefined): HTMLElement | undefined =>
  commit === undefined ? undefined : element('code', { class: 'plain' }, displayLine(commit).slice(0, commitLength))

/** Creates `build 4210`, with a link to its page if it is known. */
export const buildNode = ({ build, url }: Pick<Sighting, 'build' | 'url'>): HTMLElement => webLink(url, {}, `build ${displayLine(build)}`)

/** Creates `2 days ago, build 4210, abc1234`. */
export function sightingNode(sighting: Sighting): HTMLElement {
  const commit = commitNode(sighting.commit)
  const parts: readonly Child[] = [timeNode(sighting.timestamp), ', ', buildNode(sighting), ...(commit === undefined ? [] : [', ', commit])]
  return element('span', {}, ...parts)
}
