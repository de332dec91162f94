import { countOf } from '../../../base/text/counts.js'
import { displayLine, displayText } from '../../../base/text/display-text.js'
import { placeText } from '../../../base/text/place-text.js'
import { shorten } from '../../../base/text/shorten.js'
import type { SourceLines } from '../../../judge/source-locations/source-lines.js'
import type { ListedTest } from '../../../judge/summary/listed-test.js'
import type { MergedFailure } from '../../../judge/summary/merged-failure.js'
import { fullDetail } from '../../../report/content/detail.js'
import { failureBody } from '../../../report/content/failed-test/failure-body.js'
import { placeFile } from '../../../report/content/failed-test/source-link.js'
import { suiteTitleBeside } from '../../../report/content/failed-test/suite-path.js'
import type { ReportScope } from '../../../report/content/scope.js'
import { openVerdict, plainText } from '../../../report/content/verdicts/verdict-facts.js'
import { codeFence, codeSpan } from '../../../report/render/code-fence.js'
import { escapeMarkdown } from '../../../report/render/escape.js'
import type { Block, Code } from '../../../report/tree/node.js'
import { sourceExcerpt } from './source-excerpt.js'

/** The input of the Markdown of a failure. */
export interface FailureMarkdownScope extends ReportScope {
  readonly sourceLines: SourceLines
  /** The maximum number of lines of a trace. */
  readonly traceLines: number
}

const maximumName = 200
const maximumJobs = 10
const maximumOwners = 10
const maximumFiles = 10
const maximumPath = 500

/** Formats an untrusted text as code, in which no Markdown has a meaning, so that it needs no escapes. */
export const span = (text: string, limit = maximumName): string => {
  const line = displayLine(text).trim()
  return line === '' ? '(no name)' : codeSpan(shorten(line, limit))
}

/** Formats an untrusted text as the words of a heading, in which no Markdown has a meaning. */
export const plain = (text: string, limit = maximumName): string => {
  const line = displayLine(text).trim()
  return line === '' ? '(no name)' : escapeMarkdown(shorten(line, limit))
}

/** Formats an untrusted text as a code block. */
export function block(text: string, language = ''): string {
  const shown = displayText(text)
  const fence = codeFence(shown)
  return `${fence}${language}\n${shown}\n${fence}`
}

const spans = (texts: readonly string[], limit: number): string =>
  [...texts.slice(0, limit).map((text) => span(text)), ...(texts.length > limit ? [`${texts.length - limit} more`] : [])].join(', ')

type Located = Pick<FailureMarkdownScope, 'locations'>

function titleOf({ test }: MergedFailure, scope: Located, format: (text: string) => string): string {
  const suite = suiteTitleBeside(test.suite, placeFile(test, scope))
  return `${format(test.name)}${suite === '' ? '' : ` · ${format(suite)}`}`
}

function failurePlace({ test }: MergedFailure, { locations }: Located): readonly string[] {
  const { file, line } = locations.get(test) ?? test
  return file === undefined ? [] : [span(placeText({ path: file, line }))]
}

/** Returns the verdict as code, because the name of a branch and the reason of a quarantine are untrusted. */
const verdictOf = (failure: MergedFailure, { summary }: Pick<FailureMarkdownScope, 'summary'>): readonly string[] =>
  openVerdict(failure, { summary })
    .filter(([first]) => first?.type !== 'link')
    .map((fact) => span(plainText(fact)))

function jobsOf({ jobs }: MergedFailure, { summary }: Pick<FailureMarkdownScope, 'summary'>): readonly string[] {
  const names = new Set(jobs.flatMap((index) => summary.jobs[index]?.job ?? []))
  return names.size === 0 ? [] : [`in ${spans([...names], maximumJobs)}`]
}

/** Returns the verdict, the place, the jobs and the owners of a failure. */
function factsOf(failure: MergedFailure, scope: FailureMarkdownScope): string {
  const { ownersOf } = scope
  const owners = ownersOf?.(failure.test) ?? []
  return [
    ...verdictOf(failure, scope),
    ...failurePlace(failure, scope),
    ...jobsOf(failure, scope),
    ...(owners.length === 0 ? [] : [`owned by ${spans(owners, maximumOwners)}`]),
  ].join(' · ')
}

/** Returns the name, the verdict, the place and the jobs of a failure in one line. */
export const shortFailure = (failure: MergedFailure, scope: Pick<FailureMarkdownScope, 'locations' | 'summary'>): string =>
  `- ${[titleOf(failure, scope, span), ...verdictOf(failure, scope), ...failurePlace(failure, scope), ...jobsOf(failure, scope)].join(' · ')}`

const codesOf = (blocks: readonly Block[]): readonly Code[] =>
  blocks.flatMap((node) => (node.type === 'code' ? [node] : node.type === 'section' ? codesOf(node.children) : []))

/** Lists the files that a failed test left behind, so that a program can open them. Empty if there are none. */
function filesOf({ attachments = [], attachmentsLeftOut = 0 }: ListedTest): readonly string[] {
  const found = attachments.flatMap(({ path, type }) => (path === undefined || type === undefined ? [] : [{ path, type }]))
  if (found.length === 0) return []
  const shown = found.slice(0, maximumFiles)
  const more = found.length - shown.length + attachmentsLeftOut
  const lines = [
    ...shown.map(({ path, type }) => `- ${span(path, maximumPath)} · ${span(type)}`),
    ...(more === 0 ? [] : [`- and ${countOf(more, 'more file')}`]),
  ]
  return ['Files that the test left behind:', lines.join('\n')]
}

/** The parts of a failure, which blank lines separate. */
export interface FailureMarkdown {
  /** The title and the facts. */
  readonly before: readonly string[]
  /** The message, or the values that were compared. Empty if there is none. */
  readonly message: readonly string[]
  /** The source lines and the trace. */
  readonly sources: readonly string[]
  /** The files that the test left behind, and the command that runs it again. */
  readonly after: readonly string[]
}

/**
 * Returns a failure with its failed step and its message, the source lines, the trace without library frames, its files, and the command that
 * runs it again.
 */
export function failureSection(failure: MergedFailure, scope: FailureMarkdownScope): FailureMarkdown {
  const { test } = failure
  const { locations, sourceLines, rerunOf, traceLines } = scope
  const location = locations.get(test)
  const detail = { ...fullDetail, detailLines: traceLines }
  const [message, ...trace] = codesOf(failureBody(test, { ...scope, detail, rerunOf: () => undefined }))
  const excerpt = location && sourceExcerpt(location, sourceLines)
  const command = rerunOf?.(test)
  const facts = factsOf(failure, scope)
  return {
    before: [`### ${titleOf(failure, scope, plain)}`, ...(facts === '' ? [] : [facts])],
    message: message === undefined ? [] : [block(message.value, message.language)],
    sources: [...(excerpt === undefined ? [] : [block(excerpt)]), ...trace.map(({ value }) => block(value))],
    after: [...filesOf(test), ...(command === undefined ? [] : [block(command, 'sh')])],
  }
}
