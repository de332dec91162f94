import { countOf } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { TraceContext } from '../../../../report/content/failed-test/trace-excerpt.js'
import { codeFence, codeSpan } from '../../../../report/render/code-fence.js'
import { codeText } from '../../../../report/render/code-text.js'
import { escapeMarkdown } from '../../../../report/render/escape.js'
import { linkTarget } from '../../../../report/render/link-target.js'
import type { Statement, StatementPart } from '../../data/history-data.js'
import { type DiffView, widthOf } from './diff-lines.js'
import type { FailureParts } from './failure-parts.js'
import { shortTrace } from './short-trace.js'

/** A test to copy. Every text is untrusted. */
export interface CopiedTest {
  /** The sign of the status, such as `❌`. */
  readonly sign: string
  readonly name: string
  /** The names of the suites, the outermost first. */
  readonly suite: readonly string[]
  /** Its tag and its statement from the history. */
  readonly verdict?: { readonly label: string; readonly facts: Statement['facts'] } | undefined
  /** The jobs in which the test failed: `in windows-latest, 20`. Undefined if there is one job or it failed in all. */
  readonly jobs?: string | undefined
  readonly file?: { readonly text: string; readonly href?: string | undefined } | undefined
  /** The place of the test in the repository, by which its trace is shortened. */
  readonly place?: TraceContext['place']
  readonly owner?: string | undefined
  /** The files of the test in words: `2 screenshots · video`. */
  readonly evidence?: string | undefined
  readonly parts: Pick<FailureParts, 'step' | 'title' | 'diff' | 'message' | 'trace'>
  readonly command?: string | undefined
}

const maximumMessageLines = 12
const maximumTraceLines = 30

/** Returns a failed test as Markdown for an issue or a message. It links and mentions nothing that the test's own texts name. */
export function failureMarkdown(test: CopiedTest): string {
  const facts = [
    ...(test.verdict === undefined ? [] : [verdictMarkdown(test.verdict)]),
    ...(test.jobs === undefined ? [] : [escapeMarkdown(test.jobs)]),
    ...(test.file === undefined ? [] : [fileMarkdown(test.file)]),
    ...(test.evidence === undefined ? [] : [escapeMarkdown(test.evidence)]),
    ...(test.owner === undefined ? [] : [escapeMarkdown(test.owner)]),
  ].join(' · ')
  const suite = test.suite.map(escapeMarkdown).join(' › ')
  const title = `${test.sign} ${strong(test.name)}${suite === '' ? '' : ` · ${suite}`}${facts === '' ? '' : `<br>${facts}`}`
  return `${[title, ...reasonMarkdown(test.parts), ...more(test)].join('\n\n')}\n`
}

/** Returns the verdict as in a comment: `**New:** passed on main until [5e0d1b7](…)`. */
function verdictMarkdown({ label, facts }: NonNullable<CopiedTest['verdict']>): string {
  const said = facts.map((fact) => fact.map(partMarkdown).join('')).join(' · ')
  return said === '' ? strong(label) : `${strong(label, ':')} ${said}`
}

function partMarkdown(part: StatementPart): string {
  if (typeof part === 'string') return escapeMarkdown(part)
  const shown = part.isCode === true ? codeMarkdown(part.text) : escapeMarkdown(part.text)
  const target = part.url === undefined ? undefined : linkTarget(part.url)
  return target === undefined ? shown : `[${shown}](${target.replace(/&/g, '&amp;')})`
}

/**
 * Returns a bold text. Asterisks are markup only next to a letter or digit, or between a sign and a space.
 * @param end a sign at the end, after which a space follows
 */
function strong(name: string, end = ''): string {
  const shown = escapeMarkdown(name)
  return /^[\p{L}\p{N}].*[\p{L}\p{N}]$/u.test(shown) ? `**${shown}${end}**` : `<strong>${shown}${end}</strong>`
}

function fileMarkdown({ text, href }: NonNullable<CopiedTest['file']>): string {
  const target = href === undefined ? undefined : linkTarget(href)
  return target === undefined ? codeMarkdown(text) : `[${escapeMarkdown(text)}](${target.replace(/&/g, '&amp;')})`
}

const codeMarkdown = (text: string): string => codeSpan(displayLine(text))

function block(text: string, language = ''): string {
  const shown = codeText(text)
  const fence = codeFence(shown)
  return `${fence}${language}\n${shown}\n${fence}`
}

/** Returns the compared values or the message as a block of code. */
export function reasonMarkdown({ step, title, diff, message }: Omit<CopiedTest['parts'], 'trace'>): readonly string[] {
  if (diff !== undefined) {
    const lines = [...(step === undefined ? [] : [`  ${step}`]), ...diffMarkdown(title, diff)]
    return [block(firstLines(lines).join('\n'), 'diff')]
  }
  const text = [step ?? '', title ?? '', ...message.split('\n')].join('\n').trim()
  return text === '' ? [] : [block(firstLines(text.split('\n')).join('\n'))]
}

function diffMarkdown(title: string | undefined, { lines, sides }: DiffView): readonly string[] {
  const text = ({ parts }: DiffView['lines'][number]) => parts.map((part) => part.text).join('')
  const head = title === undefined ? [] : [`  ${title}`]
  const [removed, added] = lines
  if (sides !== undefined && removed !== undefined && added !== undefined) {
    const width = widthOf(sides)
    const line = (word: string, value: DiffView['lines'][number]) => `${value.sign} ${word.padEnd(width)}  ${text(value)}`.trimEnd()
    return [...head, line(sides[0], removed), line(sides[1], added)]
  }
  return [...head, ...lines.map((line) => `${line.sign} ${text(line)}`.trimEnd())]
}

function firstLines(lines: readonly string[]): readonly string[] {
  const left = lines.length - maximumMessageLines
  return left > 0 ? [...lines.slice(0, maximumMessageLines), `  … ${countOf(left, 'more line')}`] : lines
}

/** Returns the trace and the command in a fold. */
function more({ name, parts: { trace }, place, command }: CopiedTest): readonly string[] {
  const excerpt = shortTrace(trace, { testName: name, place }, maximumTraceLines)
  const again = command === undefined ? [] : [`Run it again in a POSIX shell or PowerShell: ${codeMarkdown(command)}`]
  if (excerpt.length === 0) return again
  return ['<details>\n<summary>Stack trace</summary>', block(excerpt.join('\n')), ...again, '</details>']
}
