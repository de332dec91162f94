import { button, type Child, element } from '../../../../base/browser/element.js'
import { signatureParts } from '../../../../base/browser/signature-parts.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { countOf } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import { utcMinute } from '../../../../base/text/utc-minute.js'
import type { TestDetails } from '../../data/page-data.js'
import { historyRow } from '../earlier-results/row-bars.js'
import { testKind } from '../earlier-results/test-kind.js'
import type { PageContext } from '../page-context.js'
import { termText } from '../query.js'
import { executionsOf, mainExecution, ownerNamesOf, tagNamesOf } from '../test-model.js'
import { placeLink, type SourcePlace } from './source-place.js'

/** Facts that the model does not contain. */
export interface SideOptions {
  readonly test: number
  readonly details: TestDetails
  readonly place: SourcePlace | undefined
  readonly command: string | undefined
}

/** Creates the list of facts beside the details of a test. Facts that are not known are left out. */
export function sideFacts(context: PageContext, { test, details, place, command }: SideOptions): HTMLElement {
  const { model, copy } = context
  const execution = mainExecution(model, test)
  const duration = model.tests.durations[test] ?? -1
  const executions = executionsOf(model, test).length
  const start = model.executions.estimated.has(execution) ? -1 : (model.executions.starts[execution] ?? -1)
  // The sentence about a slower test already contains its usual duration.
  const usual = testKind(model, test) === 'slower' ? 0 : (model.history?.usual[test] ?? 0)
  const firstSeen = model.history?.builds[historyRow(model, test)?.firstBuild ?? -1]?.time
  const rows: (readonly [label: string, value: readonly Child[]])[] = [
    [
      'Duration',
      duration < 0
        ? []
        : [
            formatDuration(duration),
            usual === 0 ? undefined : note(`usually about ${formatDuration(usual)}`),
            executions > 1 ? note(`longest of ${countOf(executions, 'run')}`) : undefined,
          ],
    ],
    ['Cause', causeParts(context, execution)],
    ['File', place === undefined ? [] : [placeLink(place)]],
    ['Owner', searchLinks(context, 'owner', ownerNamesOf(model, test))],
    ['Tags', searchLinks(context, 'tag', tagNamesOf(model, test))],
    ['First seen', firstSeen === undefined ? [] : [element('time', { datetime: isoTime(firstSeen) }, shownDay(firstSeen))]],
    ['Started', start < 0 ? [] : [element('time', { datetime: isoTime(start) }, shownTime(start))]],
    ['Worker', [model.workers.names[model.executions.workerOf[execution] ?? -1]]],
    ...Object.entries(details.metadata ?? {}).map(([name, value]) => [name, [value]] as const),
  ]
  const list = element('dl', {})
  for (const [label, value] of rows) {
    if (value.some((part) => part !== undefined && part !== '')) list.append(element('dt', {}, label), element('dd', {}, ...value))
  }
  if (command !== undefined) {
    const copyCommand = button(icon('copy'), { class: 'btn icon compact', 'aria-label': 'Copy the command', title: 'Copy (r)' }, () => {
      void copy(command)
    })
    const line = element('div', { class: 'command' }, element('code', {}, command), copyCommand)
    list.append(element('dt', {}, 'Run it again'), element('dd', {}, line, note('in a POSIX shell or PowerShell')))
  }
  return element('aside', { class: 'detail-side', 'aria-label': 'Facts about the test' }, list)
}

const note = (text: string) => element('span', { class: 'small quiet block' }, text)

function causeParts({ model, navigation }: PageContext, execution: number): readonly Child[] {
  const number = model.executions.causeOf.get(execution)
  const cause = model.causes[number ?? -1]
  if (number === undefined || cause === undefined) return []
  const tests = new Set(cause.executions.map((each) => model.executions.testOf[each])).size
  // Otherwise, it repeats the message.
  if (tests < 2) return []
  return [
    element('a', { href: navigation.causeHref(number) }, ...signatureParts(cause.signature)),
    note(`${countOf(tests, 'test')} share it`),
  ]
}

function searchLinks({ navigation }: PageContext, field: 'owner' | 'tag', names: readonly string[]): readonly Child[] {
  return names.flatMap((name, index) => [
    index === 0 ? undefined : ' ',
    element('a', { class: field === 'tag' ? 'tag' : 'plain', href: navigation.searchHref(termText(field, name)) }, name),
  ])
}

/** Dates end 8.64e15 ms after 1970, but result files may contain any number. */
const isoTime = (ms: number) => (Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString() : '')
const shownDay = (ms: number) => shownTime(ms).split(',')[0] ?? ''
const shownTime = (ms: number) => (isoTime(ms) === '' ? 'unknown' : utcMinute(new Date(ms)))
