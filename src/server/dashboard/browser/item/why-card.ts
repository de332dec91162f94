import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import type { TestRun } from '../../../answers/test-runs.js'
import type { FailureCause } from '../answers/failure-cause.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { daysOf, type Period } from '../state/period.js'
import { causeRow } from './cause-row.js'
import type { FailedRun } from './failed-run.js'
import { failedRunBoxes } from './failed-run-boxes.js'
import { groupFailures } from './failure-groups.js'
import { latestMessage } from './latest-message.js'
import type { TestReader } from './test-reader.js'

/** More causes are folded. */
const shownCauses = 5

/** Creates the card with the reasons why a test fails or needs a retry, its latest message, and the steps of its latest failure. */
export const whyCard = (reader: TestReader, period: Period, address: HashState<DashboardState>, signal: AbortSignal): HTMLElement =>
  loadingPanel(
    element('section', { class: 'card why', 'aria-labelledby': 'why-title' }),
    () => element('div', { class: 'why-pending' }),
    async () => {
      const [notPassed, causes, failed] = await Promise.all([reader.notPassed(), reader.causes(), readFailedRun(reader)])
      const groups = groupFailures(notPassed.runs(), causes)
      const rows = groups.map((group) => causeRow(group, address))
      if (groups.some(({ cause }) => cause !== '')) void addShared(rows, reader.causesOfModule)
      return [
        cardHead(period, groups.length > 0),
        groups.length === 0 ? element('p', { class: 'card-line hint' }, 'It passed at the first attempt each time.') : undefined,
        list(rows.slice(0, shownCauses)),
        folded(rows.slice(shownCauses)),
        ...latestFailure(notPassed.runs(), failed),
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

/** Reads the newest failed run. The other parts of the card do not need it, so that an error is only stated. */
const readFailedRun = (reader: TestReader): Promise<FailedRun | 'error' | undefined> => reader.failedRun().catch(() => 'error' as const)

/** Creates the latest message, and the steps and files of the newest failed run. */
function latestFailure(runs: readonly TestRun[], read: FailedRun | 'error' | undefined): readonly HTMLElement[] {
  const failed = read === 'error' ? undefined : read
  const latest = latestWithText(runs, failed)
  return [
    ...(latest === undefined ? [] : [latest.box]),
    ...(failed === undefined ? [] : failedRunBoxes(failed, failed.run !== latest?.run)),
    ...(read === 'error' ? [element('p', { class: 'run-files hint' }, 'The steps of the latest failure could not be read.')] : []),
  ]
}

function latestWithText(runs: readonly TestRun[], failed: FailedRun | undefined) {
  for (const run of runs) {
    const box = latestMessage(run, run === failed?.run ? failed.evidence.steps : [])
    if (box !== undefined) return { run, box }
  }
  return undefined
}

/** Adds how many other tests have the same cause. The page works without it. */
async function addShared(rows: readonly Row[], read: () => Promise<readonly FailureCause[]>): Promise<void> {
  const causes = await read().catch(() => [])
  const tests = new Map(causes.map((cause) => [cause.cause, cause.tests]))
  for (const { cause, showShared } of rows) showShared((tests.get(cause) ?? 1) - 1)
}
