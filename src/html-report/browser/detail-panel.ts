import { button, element } from '../../browser/element.js'
import { formatDuration } from '../../text/durations.js'
import type { RunData, TestDetails } from '../page-data.js'
import { copyButton } from './copy-button.js'
import { detailTexts } from './detail-texts.js'
import { termText } from './query.js'
import { filterTitles, type StatusFilter } from './status-filters.js'
import { statusIcon } from './status-icon.js'
import { type DetailPosition, nameOf, pathOf, statusOf, type TestModel, tagNamesOf } from './test-model.js'

export interface DetailPanelOptions {
  readonly model: TestModel
  readonly run: () => RunData
  readonly readDetails: (position: DetailPosition) => Promise<TestDetails | undefined>
  /** Returns the URL that shows a test. */
  readonly link: (test: number) => string
  readonly announce: (text: string) => void
  readonly onQuery: (query: string) => void
  readonly onClose: () => void
}

/** The details of one test. */
export interface DetailPanel {
  readonly root: HTMLElement
  show(test: number | undefined): void
  focus(): void
}

/** Creates the panel. Escape leaves it. */
export function createDetailPanel(options: DetailPanelOptions): DetailPanel {
  const root = element('section', { class: 'detail', tabindex: '-1', 'aria-label': 'Test details' })
  let shown: number | undefined
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    options.onClose()
  })
  const fill = (...children: readonly Node[]) => {
    root.replaceChildren(...children)
    root.scrollTop = 0
  }
  const hint = element('p', { class: 'hint' }, 'Choose a test to see its message, stack and output.')
  fill(hint)

  async function load(test: number): Promise<void> {
    const at = options.model.detailsOf.get(test)
    const details = at === undefined ? {} : await options.readDetails(at)
    // The user may have opened another test meanwhile.
    if (shown === test) fill(...panelParts(options, test, details ?? {}))
  }

  return {
    root,
    show(test) {
      if (test === shown) return
      shown = test
      if (test === undefined) fill(hint)
      else void load(test)
    },
    focus: () => root.focus(),
  }
}

function panelParts(options: DetailPanelOptions, test: number, details: TestDetails): readonly Node[] {
  const { model, announce, link, onClose } = options
  const name = nameOf(model, test)
  const suite = pathOf(model.suites, model.suiteOf[test] ?? -1)
  const status = statusOf(model, test)
  const { rerun } = details
  const hasTexts = [details.message, details.lead, details.diff, details.details, details.stdout, details.stderr].some(
    (text) => text !== undefined,
  )
  const earlier = details.attempts ?? []
  return [
    button('Back to the list', { class: 'back' }, onClose),
    element('p', { class: 'path' }, suite.join(' › ')),
    element('h2', { class: 'detail-title' }, name),
    element(
      'div',
      { class: 'actions' },
      copyButton('Copy name', () => [...suite, name].join(' › '), announce),
      copyButton('Copy link', () => link(test), announce),
    ),
    facts(options, test, details),
    ...(rerun === undefined ? [] : [commandBlock(rerun, announce)]),
    ...(earlier.length === 0 || !hasTexts ? [] : [element('p', { class: 'attempt-note' }, `The last of ${earlier.length + 1} attempts:`)]),
    ...detailTexts(details, 'h3', announce),
    ...(hasTexts || earlier.length > 0 ? [] : [element('p', { class: 'hint' }, noTextsHint(status))]),
    ...attemptParts(earlier, announce),
  ]
}

const lineOf = ({ lines }: TestModel, test: number): number | undefined => {
  const line = lines[test] ?? -1
  return line < 0 ? undefined : line
}

const noTextsHint = (status: StatusFilter) =>
  status === 'failed' ? 'The results contain no reason for the failure.' : 'This test has no message and no output.'

function facts({ model, run, onQuery }: DetailPanelOptions, test: number, details: TestDetails): HTMLElement {
  const { sourceBase } = run()
  const status = statusOf(model, test)
  const duration = model.durations[test] ?? -1
  const start = model.starts[test] ?? -1
  const file = model.files.names[model.fileOf[test] ?? -1]
  const worker = model.workers.names[model.workerOf[test] ?? -1]
  const [path, line] = details.source ?? [file, lineOf(model, test)]
  const placeText = path === undefined ? undefined : line === undefined ? path : `${path}:${line}`
  const rows: (readonly [string, Node | string | undefined])[] = [
    ['Status', marked(status, model.flaky[test] === 1)],
    ['Duration', duration < 0 ? undefined : formatDuration(duration)],
    ['Started', start < 0 ? undefined : element('time', { datetime: isoTime(start) }, localTime(start))],
    ['File', sourceLink(placeText, details.source, sourceBase)],
    ['Worker', worker],
    ['Tags', tagButtons(tagNamesOf(model, test), onQuery)],
    ...Object.entries(details.metadata ?? {}),
  ]
  const list = element('dl', { class: 'facts' })
  for (const [label, value] of rows) {
    if (value !== undefined) list.append(element('div', {}, element('dt', {}, label), element('dd', {}, value)))
  }
  return list
}

function marked(status: StatusFilter, isFlaky: boolean): HTMLElement {
  const mark = (each: StatusFilter) => element('span', { class: `mark status-${each}` }, statusIcon(each), filterTitles[each])
  return element('span', { class: 'marks' }, mark(status), isFlaky ? mark('flaky') : undefined)
}

function sourceLink(text: string | undefined, source: TestDetails['source'], base: string | undefined): Node | string | undefined {
  if (text === undefined || source === undefined || base === undefined || !/^https?:\/\//.test(base)) return text
  const [path, line] = source
  const href = base + path.split('/').map(encodeURIComponent).join('/') + (line === undefined ? '' : `#L${line}`)
  return element('a', { href, rel: 'noopener noreferrer' }, text)
}

function tagButtons(tags: readonly string[], onQuery: (query: string) => void): Node | undefined {
  if (tags.length === 0) return undefined
  return element(
    'span',
    { class: 'tags' },
    ...tags.map((tag) => button(tag, { class: 'tag', title: 'Show the tests with this tag' }, () => onQuery(termText('tag', tag)))),
  )
}

/** Dates end 8.64e15 ms after 1970, but result files may contain any number. */
const isoTime = (ms: number) => (Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString() : '')
const localTime = (ms: number) => new Date(ms).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' })

function commandBlock(command: string, announce: (text: string) => void): HTMLElement {
  return element(
    'section',
    { class: 'text-block command' },
    element(
      'div',
      { class: 'text-head' },
      element('h3', {}, 'Run only this test'),
      copyButton('Copy', () => command, announce),
    ),
    element('pre', { tabindex: '0', role: 'group', 'aria-label': 'Command' }, command),
  )
}

function attemptParts(attempts: readonly TestDetails[], announce: (text: string) => void): readonly Node[] {
  if (attempts.length === 0) return []
  const items = attempts.map((attempt, index) => {
    const status = attempt.status ?? 'unknown'
    const words = [`Attempt ${index + 1}`, filterTitles[status].toLowerCase()]
    if (attempt.duration !== undefined && attempt.duration >= 0) words.push(formatDuration(attempt.duration))
    const texts = detailTexts(attempt, 'h4', announce)
    return element(
      'details',
      { class: 'attempt' },
      element('summary', {}, statusIcon(status), words.join(' · ')),
      ...(texts.length > 0 ? texts : [element('p', { class: 'hint' }, 'No further details.')]),
    )
  })
  return [element('section', { class: 'attempts' }, element('h3', {}, 'Earlier attempts'), ...items)]
}
