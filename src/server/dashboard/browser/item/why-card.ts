import { codeBlock } from '../../../../base/browser/code-block.js'
import { button, type Child, element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { stepsBox } from '../../../../base/browser/steps/steps-box.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { countEvidence } from '../../../../judge/failure/evidence-counts.js'
import { evidenceWords } from '../../../../judge/failure/evidence-words.js'
import { failedStep, stepLine } from '../../../../judge/failure/step-line.js'
import { libraryFrameCount } from '../../../../judge/stack-frames/library-frame.js'
import { readTrace, type TraceItem } from '../../../../judge/stack-frames/stack-trace.js'
import type { RecordedRun } from '../../../answers/test-runs.js'
import type { StoredStep, TestSteps } from '../../../answers/test-steps.js'
import type { TitledCause } from '../answers/failure-cause.js'
import { buildNode } from '../answers/sighting.js'
import { copyButton } from '../pieces/copy-button.js'
import { textOfAttempt } from '../pieces/failure-item.js'
import { loadingPanel } from '../pieces/loading-panel.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { daysOf, type Period } from '../state/period.js'
import { causeRow } from './cause-row.js'
import type { FailedRun } from './failed-run.js'
import { groupFailures } from './failure-groups.js'
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
function latestFailure(runs: readonly RecordedRun[], read: FailedRun | 'error' | undefined): readonly HTMLElement[] {
  const failed = read === 'error' ? undefined : read
  const latest = latestWithText(runs, failed)
  return [
    ...(latest === undefined ? [] : [latest.box]),
    ...(failed === undefined ? [] : failedRunBoxes(failed, failed.run !== latest?.run)),
    ...(read === 'error' ? [element('p', { class: 'run-files hint' }, 'The steps of the latest failure could not be read.')] : []),
  ]
}

function latestWithText(runs: readonly RecordedRun[], failed: FailedRun | undefined) {
  for (const run of runs) {
    const box = latestMessage(run, run === failed?.run ? failed.evidence.steps : [])
    if (box !== undefined) return { run, box }
  }
  return undefined
}

/** Adds how many other tests have the same cause. The page works without it. */
async function addShared(rows: readonly Row[], read: () => Promise<readonly TitledCause[]>): Promise<void> {
  const causes = await read().catch(() => [])
  const tests = new Map(causes.map((cause) => [cause.cause, cause.tests]))
  for (const { cause, showShared } of rows) showShared((tests.get(cause) ?? 1) - 1)
}

/**
 * Creates the box of the steps of a failed run, and the line with the kinds of its files.
 * @param namesBuild whether the box names the build, because the text above it belongs to another one
 */
function failedRunBoxes({ run, evidence }: FailedRun, namesBuild: boolean): readonly HTMLElement[] {
  const title = element('h3', {}, 'Steps', ...(namesBuild ? [' of ', buildNode(run)] : []))
  return [stepsBox({ ...evidence, message: textOfAttempt(run) }, title), filesLine(evidence, buildNode(run))].filter(
    (part) => part !== undefined,
  )
}

/** Creates `1 image comparison · screenshot. The files are in the report of build 4210.`; undefined if the run left no files. */
function filesLine({ attachments, attachmentsLeftOut }: TestSteps, build: Child): HTMLElement | undefined {
  // A file without a size was not stored anywhere.
  const counts = countEvidence(attachments.filter(({ size }) => size !== undefined))
  const words = evidenceWords({ ...counts, files: counts.files + attachmentsLeftOut })
  if (words === '') return undefined
  return element(
    'p',
    { class: 'run-files' },
    words,
    element('span', { class: 'hint' }, 'The files are not on this server. Look for them in the report of ', build, '.'),
  )
}

/**
 * Creates the box with the message and the trace of the last attempt of a run that has some, below the line of the failed step.
 * @param steps the steps of the last attempt
 * @returns undefined if no attempt has a text
 */
function latestMessage(run: RecordedRun, steps: readonly StoredStep[] = []): HTMLElement | undefined {
  const { attempts, attemptCount } = run
  const last = { ...run, number: attemptCount + 1 }
  const all = [last, ...attempts.map((attempt, index) => ({ ...attempt, number: index + 1 })).reverse()]
  const texts = all.map((attempt) => ({ number: attempt.number, text: textOfAttempt(attempt) }))
  const { number, text } = texts.find((attempt) => attempt.text !== '') ?? { number: last.number, text: '' }
  const failed = number === last.number ? failedStep(steps) : undefined
  const step = failed && stepLine(failed, text)
  const lines = [step, text].filter((each) => each !== undefined && each !== '')
  if (lines.length === 0) return undefined
  const head = element(
    'div',
    { class: 'box-head' },
    element('h3', {}, 'Latest message'),
    element('span', { class: 'quiet' }, buildNode(run), attemptCount === 0 ? '' : `, attempt ${number}`),
    copyButton('Copy the message', lines.join('\n'), { className: 'btn icon compact', icon: () => icon('copy') }),
  )
  const code = codeBlock(
    'Latest message',
    step === undefined ? undefined : element('span', { class: 'line quiet' }, step),
    ...(text === '' ? [] : traceText(text)),
  )
  return element('div', { class: 'box latest-message' }, head, code)
}

/** Successive frames of libraries, or one other line. */
type Part = { readonly item: TraceItem } | { readonly libraries: TraceItem[] }

/** Creates the lines of a message with its stack trace. The frames of libraries are folded. */
function traceText(text: string): readonly HTMLElement[] {
  const parts: Part[] = []
  for (const item of readTrace(text)) {
    const last = parts.at(-1)
    if (item.frame?.library === undefined) parts.push({ item })
    else if (last !== undefined && 'libraries' in last) last.libraries.push(item)
    else parts.push({ libraries: [item] })
  }
  return parts.flatMap((part) => ('item' in part ? [line('', ...named(part.item))] : unfoldable(part.libraries)))
}

const line = (kind: '' | ' library', ...content: readonly Child[]): HTMLElement => element('span', { class: `line${kind}` }, ...content)

function unfoldable(frames: readonly TraceItem[]): readonly HTMLElement[] {
  const lines = frames.map(({ text }) => line(' library', text))
  const folders = frames.map(({ frame }) => frame?.library ?? '')
  const hidden = element('span', { tabindex: '-1' }, ...lines)
  hidden.hidden = true
  const show = button(`${libraryFrameCount(frames.length, folders)} — show`, { class: 'line library unfold' }, () => {
    hidden.hidden = false
    hidden.focus()
    show.remove()
  })
  return [show, hidden]
}

/** Returns a line with the function of its frame in bold. */
function named({ text, frame }: TraceItem): readonly Child[] {
  const call = frame?.call ?? ''
  const start = call === '' ? -1 : text.indexOf(call)
  if (start === -1) return [text === '' ? ' ' : text]
  return [text.slice(0, start), element('b', {}, call), text.slice(start + call.length)]
}
