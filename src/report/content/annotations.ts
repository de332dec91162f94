import { countOf } from '../../base/text/counts.js'
import type { SourceLocation } from '../../judge/source-locations/test-location.js'
import { excusedGroups, failureGroup, leadingGroups } from '../../judge/summary/failure-group.js'
import type { ListedTest } from '../../judge/summary/listed-test.js'
import type { MergedFailure } from '../../judge/summary/merged-failure.js'
import type { RunSummary } from '../../judge/summary/run-summary.js'
import type { Problem } from '../../records/problem.js'
import type { FailureTexts } from './failed-test/failure-texts.js'
import { suiteTitle } from './failed-test/title.js'
import { wholeText, withoutShown } from './failure-text.js'
import { failuresOfGroups } from './failures/failures-of-groups.js'
import { fullJobPhrase } from './jobs/job-phrase.js'
import { shownName } from './test-name.js'
import { openVerdict, plainText, withCapital } from './verdicts/verdict-facts.js'

/** A failed test or a problem, shown at its source line. */
export interface ReportAnnotation {
  /** A failure that the history or a quarantine excuses is a notice. */
  readonly severity: 'error' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
  /** A last sentence, which is shown even if the message is too long. */
  readonly note?: string | undefined
  readonly file?: string | undefined
  readonly line?: number | undefined
  readonly column?: number | undefined
}

type AnnotationTexts = Pick<FailureTexts, 'shortText'>

/** The number of errors of files before the failed tests. They explain a failed run, but must leave room for the tests. */
const problemsFirst = 3

/** The number of failed tests of one cause. */
const maximumOfCause = 3

/** The name of an exception before its message: `java.lang.Error: `. node:test encloses an error without a stack in brackets. */
const exceptionName = /^\[?[\w$.:\\]{1,400}(?: \[\w{1,100}\])? ?: /

/** Returns the whole text of a failure, beginning with the reason. */
function annotationText({ message = '', details = '', output = '', lead }: ListedTest): string {
  const whole = wholeText(message, details || output)
  if (lead !== undefined) return `${lead}\n\n${withoutShown(whole, lead)}`
  const [text, reason] = [whole.trim(), message.trim()]
  const name = exceptionName.exec(text)?.[0] ?? ''
  const hasName = text.startsWith(reason, name.length)
  const rest = text.slice(name.length + reason.length).trimStart()
  if (hasName && name.startsWith('[') && rest.startsWith(']')) return `${reason}\n\n${rest.slice(1).trimStart()}`
  return hasName || text.startsWith(reason) || details === '' ? whole : `${message}\n\n${withoutShown(whole, message)}`
}

/** A failed test, with its place if that is known. */
interface Located {
  readonly failure: MergedFailure
  readonly location: SourceLocation | undefined
  /** The number of other tests that fail for the same cause; 0 if another annotation states it. */
  readonly others: number
}

/** Returns the verdict as sentences: `New: passed on main until 5e0d1b7.` */
const verdictSentences = (failure: MergedFailure, summary: RunSummary): readonly string[] =>
  openVerdict(failure, { summary })
    // An annotation has no links.
    .filter(([first]) => first?.type !== 'link')
    .map((fact) => `${plainText(withCapital(fact))}.`)

function noteOf({ failure, others }: Located, summary: RunSummary): string | undefined {
  const jobs = fullJobPhrase(failure.jobs, { summary })
  const sentences = [
    ...verdictSentences(failure, summary),
    ...(jobs === undefined ? [] : [`Failed ${jobs}.`]),
    ...(others === 0 ? [] : [`${countOf(others, 'more test')} ${others === 1 ? 'fails' : 'fail'} for the same cause.`]),
  ]
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

function ofFailure(located: Located, summary: RunSummary, texts: AnnotationTexts | undefined): ReportAnnotation {
  const { test } = located.failure
  const name = shownName(test.name)
  return {
    severity: leadingGroups.has(failureGroup(located.failure)) ? 'error' : 'notice',
    title: test.suite.length > 0 ? `${suiteTitle(test.suite)} › ${name}` : name,
    message: texts?.shortText(test) ?? (annotationText(test).trim() || 'The test failed without a message.'),
    note: noteOf(located, summary),
    file: located.location?.file,
    line: located.location?.line,
  }
}

const ofProblem = ({ severity, message, path, line, column }: Problem): ReportAnnotation => ({
  severity,
  title: severity === 'error' ? 'Test results' : 'Test results: warning',
  message,
  file: path,
  line,
  column,
})

/**
 * Returns the failed tests to annotate: the first one of each cause, then up to two more of each, so that one cause does not take all
 * places. Within both, those with a known source location come first, then the newest.
 */
function chosen({ failures, causes }: RunSummary, locate: (test: ListedTest) => SourceLocation | undefined): readonly Located[] {
  const located = failures.map((failure) => ({ failure, location: locate(failure.test) }))
  const ranked = located.toSorted(
    (a, b) =>
      Number(a.location === undefined) - Number(b.location === undefined) ||
      (b.failure.test.timestamp ?? 0) - (a.failure.test.timestamp ?? 0),
  )
  const tests = new Map(causes.map(({ cause, tests: count }) => [cause.id, count]))
  const places = new Map<string, number>()
  const [first, more]: [Located[], Located[]] = [[], []]
  for (const entry of ranked) {
    const { id } = entry.failure.cause
    const place = places.get(id) ?? 0
    places.set(id, place + 1)
    if (place === 0) first.push({ ...entry, others: (tests.get(id) ?? 1) - 1 })
    else if (place < maximumOfCause) more.push({ ...entry, others: 0 })
  }
  return [...first, ...more]
}

/**
 * Returns the annotations, the most useful first: some errors of files; failed tests, the first one of each cause before all others; other
 * errors; warnings; failed tests that the history or a quarantine excuses. A test that failed for the same cause in several jobs has one
 * annotation.
 * @param locate finds the source location of a failed test
 * @param texts the texts of failed tests with long values
 */
export function buildAnnotations(
  summary: RunSummary,
  locate: (test: ListedTest) => SourceLocation | undefined,
  texts?: AnnotationTexts,
): { readonly annotations: readonly ReportAnnotation[]; readonly leftOut: number } {
  const leading = failuresOfGroups(summary, leadingGroups)
  const failures = chosen(leading, locate)
  const excused = excusedGroups.flatMap((group) => chosen(failuresOfGroups(summary, new Set([group])), locate))
  const errors = summary.problems.filter((problem) => problem.severity === 'error').map(ofProblem)
  const warnings = summary.problems.filter((problem) => problem.severity === 'warning').map(ofProblem)
  return {
    annotations: [
      ...errors.slice(0, problemsFirst),
      ...failures.map((located) => ofFailure(located, summary, texts)),
      ...errors.slice(problemsFirst),
      ...warnings,
      ...excused.map((located) => ofFailure(located, summary, texts)),
    ],
    leftOut: Math.max(0, (leading.failedTests ?? 0) - failures.length),
  }
}
