import type { Problem } from '../records/problem.js'
import type { SourceLocation } from '../source-locations/test-location.js'
import type { ListedTest } from '../summary/listed-test.js'
import type { RunSummary } from '../summary/run-summary.js'
import { suiteTitle } from './failed-test/title.js'
import { wholeText, withoutShown } from './failure-text.js'
import { shownName } from './test-name.js'

/** A failed test or a problem, shown at its source line. */
export interface ReportAnnotation {
  readonly severity: 'error' | 'warning'
  readonly title: string
  readonly message: string
  readonly file?: string | undefined
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/** The number of errors of files before the failed tests. They explain a failed run, but must leave room for the tests. */
const problemsFirst = 3

/** The name of an exception before its message: `java.lang.Error: `. node:test encloses an error without a stack in brackets. */
const exceptionName = /^\[?[\w$.:\\]{1,400}(?: \[\w{1,100}\])? ?: /

/** Returns the whole text of a failure, beginning with the reason. */
function textOf({ message = '', details = '', output = '', lead }: ListedTest): string {
  const whole = wholeText(message, details || output)
  if (lead !== undefined) return `${lead}\n\n${withoutShown(whole, lead)}`
  const [text, reason] = [whole.trim(), message.trim()]
  const name = exceptionName.exec(text)?.[0] ?? ''
  const hasName = text.startsWith(reason, name.length)
  const rest = text.slice(name.length + reason.length).trimStart()
  if (hasName && name.startsWith('[') && rest.startsWith(']')) return `${reason}\n\n${rest.slice(1).trimStart()}`
  return hasName || text.startsWith(reason) || details === '' ? whole : `${message}\n\n${withoutShown(whole, message)}`
}

function ofTest(test: ListedTest, location: SourceLocation | undefined): ReportAnnotation {
  const name = shownName(test.name)
  return {
    severity: 'error',
    title: test.suite.length > 0 ? `${suiteTitle(test.suite)} › ${name}` : name,
    message: textOf(test).trim() || 'The test failed without a message.',
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
 * Returns the annotations, the most useful first: some errors of files; failed tests with a known source location, newest first; other
 * failed tests, newest first; other errors; warnings.
 * @param locate finds the source location of a failed test
 */
export function buildAnnotations(
  summary: RunSummary,
  locate: (test: ListedTest) => SourceLocation | undefined,
): readonly ReportAnnotation[] {
  const failed = summary.tests.failed.map((test) => ({ test, location: locate(test) }))
  const ranked = failed.toSorted(
    (a, b) => Number(a.location === undefined) - Number(b.location === undefined) || (b.test.timestamp ?? 0) - (a.test.timestamp ?? 0),
  )
  const errors = summary.problems.filter((problem) => problem.severity === 'error').map(ofProblem)
  const warnings = summary.problems.filter((problem) => problem.severity === 'warning').map(ofProblem)
  return [
    ...errors.slice(0, problemsFirst),
    ...ranked.map(({ test, location }) => ofTest(test, location)),
    ...errors.slice(problemsFirst),
    ...warnings,
  ]
}
