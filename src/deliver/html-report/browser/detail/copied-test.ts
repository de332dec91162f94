import { countEvidence } from '../../../../judge/failure/evidence-counts.js'
import { evidenceWords } from '../../../../judge/failure/evidence-words.js'
import { shortPath, withoutFile } from '../../../../report/content/failed-test/suite-path.js'
import { signs } from '../../../../report/render/status-signs.js'
import type { TestDetails } from '../../data/page-data.js'
import { testTag } from '../earlier-results/kind-tag.js'
import { testKind } from '../earlier-results/test-kind.js'
import { statementOf } from '../earlier-results/test-words.js'
import { type CopiedTest, failureMarkdown } from '../failure-text/failure-markdown.js'
import { failureParts } from '../failure-text/failure-parts.js'
import { tracePlace } from '../failure-text/trace.js'
import { jobList } from '../jobs/job-words.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import { jobsWithOutcome } from '../test-link.js'
import { outcomeOf, ownerNamesOf, type TestModel, testName, testSuite } from '../test-model.js'
import type { SourcePlace } from './source-place.js'

/** Returns the tag of a test and its statement from the history. */
function verdictOf(model: TestModel, test: number): CopiedTest['verdict'] {
  const label = testTag(model, test)?.textContent
  return label ? { label, facts: statementOf(model, test)?.titled ?? [] } : undefined
}

/** Returns the sign that a comment has for the test. */
function signOf(model: TestModel, test: number): string {
  if (testKind(model, test) === 'quarantined') return signs.quarantined
  const outcome = outcomeOf(model, test)
  return signs[outcome === 'passed' ? 'successful' : outcome === 'gone' ? 'unknown' : outcome]
}

export interface CopyOptions {
  readonly test: number
  readonly details: TestDetails
  /** The place of the test in the repository. */
  readonly source: TestDetails['source']
  readonly place: SourcePlace | undefined
  readonly command: string | undefined
}

/** Returns a test as Markdown, in the form in which a comment shows it. */
export function copiedTest(model: TestModel, jobs: PageJobs, { test, details, source, place, command }: CopyOptions): string {
  const numbers = jobsWithOutcome(model, jobs, test)
  const isPartial = numbers.length > 0 && numbers.length < jobs.groups.length
  const copied: CopiedTest = {
    sign: signOf(model, test),
    name: testName(model, test),
    suite: withoutFile(testSuite(model, test), place?.file).map(shortPath),
    verdict: verdictOf(model, test),
    jobs: isPartial ? `in ${jobList(jobs, numbers)}` : undefined,
    file: place,
    place: tracePlace(source),
    owner: ownerNamesOf(model, test).join(', ') || undefined,
    evidence: evidenceWords(countEvidence(details.attachments ?? [])) || undefined,
    parts: failureParts(details),
    command,
  }
  return failureMarkdown(copied)
}
