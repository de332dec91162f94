import { countOf } from '../../base/text/counts.js'
import { shorten } from '../../base/text/shorten.js'
import type { SourceLocation } from '../../judge/source-locations/test-location.js'
import { readTrace } from '../../judge/stack-frames/stack-trace.js'
import { excusedGroups, failureGroup, leadingGroups } from '../../judge/summary/failure-group.js'
import type { ListedTest } from '../../judge/summary/listed-test.js'
import type { MergedFailure } from '../../judge/summary/merged-failure.js'
import type { RunSummary } from '../../judge/summary/run-summary.js'
import type { Problem } from '../../records/problem.js'
import { createFailureTexts, type FailureTexts } from './failed-test/failure-texts.js'
import { stepLineOf } from './failed-test/step-block.js'
import { suiteTitleBeside } from './failed-test/suite-path.js'
import { failuresOfGroups } from './failures/failures-of-groups.js'
import { fullJobPhrase } from './jobs/job-phrase.js'
import { shownName } from './test-name.js'
import { failurePlace } from './verdicts/known-place.js'
import { verdictWord } from './verdicts/short-verdict.js'
import { openVerdict, plainText, withCapital } from './verdicts/verdict-facts.js'

/** A failed test or a problem, shown at its source line. */
export interface ReportAnnotation {
  /** A failure that the history or a quarantine excuses is a notice. */
  readonly severity: 'error' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
  readonly file?: string | undefined
  readonly line?: number | undefined
  readonly column?: number | undefined
}

type AnnotationTexts = Pick<FailureTexts, 'shown'>

/** The number of errors of files before the failed tests. They explain a failed run, but must leave room for the tests. */
const problemsFirst = 3

/** The number of failed tests of one cause. */
const maximumOfCause = 3

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

/** Returns the first line: the verdict, the number of tests with the same cause, and the jobs. Empty if nothing of it is known. */
function factsOf({ failure, others }: Located, summary: RunSummary): string {
  const jobs = fullJobPhrase(failure.jobs, { summary })
  return [
    ...verdictSentences(failure, summary),
    ...(others === 0 ? [] : [`${countOf(others, 'more test')} ${others === 1 ? 'fails' : 'fail'} for the same cause.`]),
    ...(jobs === undefined ? [] : [`Failed ${jobs}.`]),
  ].join(' ')
}

/** Returns the message without its stack frames, or the values that were compared with the message above them. */
function reasonOf(test: ListedTest, texts: AnnotationTexts): string {
  const { value = '', language } = texts.shown(test) ?? {}
  // The context of a diff has two spaces before it.
  if (language === 'diff') return value.replace(/^ {2}/gm, '')
  const lines = readTrace(value).flatMap(({ text, frame }) => (frame === undefined ? [text] : []))
  return lines.join('\n').trim() || 'The test failed without a message.'
}

/** Returns the end of a title: `: new`, `: fails on main`. Empty if the verdict is not known. An annotation is read without the headline. */
function titleEnd({ verdict, quarantine }: MergedFailure, summary: RunSummary): string {
  if (quarantine !== undefined) return ': quarantined'
  if (verdict?.kind === 'known') return `: fails ${failurePlace(verdict, summary)}`
  const word = verdictWord(verdict?.kind, summary)
  return word === '' ? '' : `: ${word}`
}

/** The rest of the title is the verdict. */
const maximumName = 140

/** Describes a failed test. GitHub folds all but the first lines of a message, and shows the file and the line itself. */
function ofFailure(located: Located, summary: RunSummary, texts: AnnotationTexts): ReportAnnotation {
  const { failure, location } = located
  const { test } = failure
  return {
    severity: leadingGroups.has(failureGroup(failure)) ? 'error' : 'notice',
    title: `${shorten(shownName(test.name), maximumName)}${titleEnd(failure, summary)}`,
    message: [factsOf(located, summary), stepLineOf(test) ?? '', `${reasonOf(test, texts)}\n`, suiteTitleBeside(test.suite, location?.file)]
      .filter((part) => part !== '')
      .join('\n')
      .trimEnd(),
    file: location?.file,
    line: location?.line,
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
 * @param texts the texts of failed tests
 */
export function buildAnnotations(
  summary: RunSummary,
  locate: (test: ListedTest) => SourceLocation | undefined,
  texts: AnnotationTexts = createFailureTexts({ locations: new Map() }),
): { readonly annotations: readonly ReportAnnotation[]; readonly leftOut: number } {
  const leading = failuresOfGroups(summary, leadingGroups)
  const failures = chosen(leading, locate)
  const excused = excusedGroups.flatMap((group) => chosen(failuresOfGroups(summary, new Set([group])), locate))
  const errors = summary.problems.filter((problem) => problem.severity === 'error').map(ofProblem)
  const warnings = summary.problems.filter((problem) => problem.severity === 'warning' && problem.kind !== 'attachment').map(ofProblem)
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
