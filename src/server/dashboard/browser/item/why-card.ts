import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import type { FailureCause } from '../answers/failure-cause.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { daysOf, type Period } from '../state/period.js'
import { causeRow } from './cause-row.js'
import { groupFailures } from './failure-groups.js'
import { latestMessage } from './latest-message.js'
import type { TestReader } from './test-reader.js'

/** More causes are folded. */
const shownCauses = 5

/** Creates the card with the reasons why a test fails or needs a retry, and its latest message. */
export const whyCard = (reader: TestReader, period: Period, address: HashState<DashboardState>, signal: AbortSignal): HTMLElement =>
  loadingPanel(
    element('section', { class: 'card why', 'aria-labelledby': 'why-title' }),
    () => element('div', { class: 'why-pending' }),
    async () => {
      const [notPassed, causes] = await Promise.all([reader.notPassed(), reader.causes()])
      const groups = groupFailures(notPassed.runs(), causes)
      const rows = groups.map((group) => causeRow(group, address))
      if (groups.some(({ cause }) => cause !== '')) void addShared(rows, reader.causesOfModule)
      return [
        cardHead(period, groups.length > 0),
        groups.length === 0 ? element('p', { class: 'card-line hint' }, 'It passed at the first attempt each time.') : undefined,
        list(rows.slice(0, shownCauses)),
        folded(rows.slice(shownCauses)),
        notPassed
          .runs()
          .map(latestMessage)
          .find((box) => box !== undefined),
      ].filter((part) => part !== undefined)
    },
    signal,
  )

const cardHead = (period: Period, hasCauses: boolean): HTMLElement =>
  element(
    'div',
    { class: 'card-head' },
    element('h2', { id: 'why-title' }, 'Why it fails'),
    hasCauses ? element('span', { class: 'hint' }, `builds in ${daysOf(period)}`) : undefined,
  )

type Row = ReturnType<typeof causeRow>

const list = (rows: readonly Row[]): HTMLElement | undefined =>
  rows.length === 0 ? undefined : element('ol', { class: 'causes' }, ...rows.map(({ root }) => root))

function folded(rows: readonly Row[]): HTMLElement | undefined {
  if (rows.length === 0) return undefined
  const summary = element('summary', {}, rows.length === 1 ? 'Another cause' : `${rows.length} other causes`)
  return element('details', { class: 'other-causes' }, summary, list(rows))
}

/** Adds how many other tests have the same cause. The page works without it. */
async function addShared(rows: readonly Row[], read: () => Promise<readonly FailureCause[]>): Promise<void> {
  const causes = await read().catch(() => [])
  const tests = new Map(causes.map((cause) => [cause.cause, cause.tests]))
  for (const { cause, showShared } of rows) showShared((tests.get(cause) ?? 1) - 1)
}
