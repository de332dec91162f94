import { type Child, element } from '../../../../base/browser/element.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { definedFields } from '../../../../base/defined-fields.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { placeText } from '../../../../base/text/place-text.js'
import { utcMinute } from '../../../../base/text/utc-minute.js'
import type { Sighting } from '../../../answers/sighting.js'
import type { KnownFacts } from '../../../answers/test-facts.js'
import { buildNode, commitNode } from '../answers/sighting.js'
import { copyButton } from '../pieces/copy-button.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import { ownerText } from '../pieces/owner-text.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { quarantineEntry } from './quarantine-entry.js'
import type { TestReader } from './test-reader.js'

/** More tags are counted. */
const shownTags = 20

/** Creates the column with the facts of a test: its owners, the jobs in which it fails, since when, and its quarantine. */
export const factsColumn = (reader: TestReader, { item, module }: DashboardState, signal: AbortSignal): HTMLElement =>
  loadingPanel(
    element('aside', { class: 'item-facts', 'aria-label': 'Facts' }),
    () => element('div', { class: 'facts-pending' }),
    async () => {
      const facts = await reader.facts()
      const rows: readonly (readonly [string, readonly Child[]])[] = [
        ['Owner', facts.owners.map((owner) => element('div', {}, ownerText(owner)))],
        ['File', fileOf(facts)],
        ['Tags', tagsOf(facts)],
        ['Fails where', facts.failedJobs.map((job, index) => failuresIn(job, facts.failures, index === 0))],
        ['First seen', facts.firstSeen === undefined ? [] : [dayOf(facts.firstSeen.timestamp), ...buildOf(facts.firstSeen)]],
        ['Flaky since', facts.flakySince === undefined ? [] : [dayOf(facts.flakySince.timestamp), ...commitOf(facts.flakySince)]],
        ['Quarantine', facts.quarantine === undefined ? notQuarantined(item, facts, module) : quarantineOf(facts.quarantine)],
      ]
      const shown = rows.filter(([, content]) => content.length > 0)
      return [element('dl', {}, ...shown.flatMap(([term, content]) => [element('dt', {}, term), element('dd', {}, ...content)]))]
    },
    signal,
  )

const fileOf = ({ file, line }: KnownFacts): readonly Child[] =>
  file === undefined ? [] : [element('code', { class: 'plain' }, displayLine(placeText({ path: file, ...definedFields({ line }) })))]

function tagsOf({ tags }: KnownFacts): readonly Child[] {
  const more = tags.length - shownTags
  return [
    ...tags.slice(0, shownTags).map((tag) => element('span', { class: 'tag' }, displayLine(tag))),
    ...(more > 0 ? [` and ${countOf(more, 'other tag')}`] : []),
  ]
}

const failuresIn = ({ job, failures }: KnownFacts['failedJobs'][number], all: number, isFirst: boolean): HTMLElement =>
  element('div', isFirst ? {} : { class: 'quiet' }, `${displayLine(job) || '(no job)'} ${formatCount(failures)} of ${formatCount(all)}`)

/** Returns `4 Mar 2026`. */
const dayOf = (time: number): HTMLElement => {
  const date = new Date(time)
  const text = utcMinute(date)
  return Number.isNaN(date.getTime())
    ? element('span', {}, '–')
    : element('time', { datetime: date.toISOString(), title: text }, text.slice(0, text.indexOf(',')))
}

const buildOf = (sighting: Sighting): readonly Child[] => (sighting.build === '' ? [] : [', ', buildNode(sighting)])

function commitOf(sighting: Sighting): readonly Child[] {
  const commit = commitNode(sighting.commit)
  return commit === undefined ? buildOf(sighting) : [', ', webLink(sighting.url, {}, commit)]
}

const notQuarantined = (testId: string, facts: KnownFacts, module: string): readonly Child[] => [
  element('div', {}, 'Not quarantined'),
  copyButton('Copy the entry', quarantineEntry(testId, facts, module), { className: 'text-button' }),
]

const quarantineOf = ({
  since,
  until = '',
  owner = '',
  reason = '',
  issue = '',
}: NonNullable<KnownFacts['quarantine']>): readonly Child[] => [
  element('div', {}, 'Since ', since === 0 ? '–' : dayOf(since), until === '' ? '' : `, until ${displayLine(until)}`),
  ...[ownerText(owner), displayLine(reason)].filter((text) => text !== '').map((text) => element('div', { class: 'secondary' }, text)),
  ...(issue === '' ? [] : [element('div', {}, webLink(issue, {}, displayLine(issue)))]),
]
