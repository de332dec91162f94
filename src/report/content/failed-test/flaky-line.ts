import type { ListedTest } from '../../../judge/summary/listed-test.js'
import type { MergedTest } from '../../../judge/summary/merged-failure.js'
import type { Inline } from '../../tree/node.js'
import { text } from '../../tree/node-builders.js'
import { jobPhrase } from '../jobs/job-phrase.js'
import type { Scope } from '../scope.js'
import { verdictFacts } from '../verdicts/verdict-facts.js'
import { detailsUrl } from './details-url.js'
import { reasonCode, withFacts } from './failure-line.js'
import { testTitle } from './title.js'

/**
 * Describes a flaky test in one line: its name and suite, the attempt that passed or was skipped, how often it was flaky before, and the reason
 * of the earlier failure.
 */
export function flakyLine(
  flaky: MergedTest,
  scope: Pick<Scope, 'summary' | 'source' | 'isVerdictTitled' | 'failureTexts'>,
): readonly Inline[] {
  const { test, jobs } = flaky
  const place = [endedOn(test), jobPhrase(jobs, scope)].filter((fact) => fact !== undefined).join(' ')
  const facts = [place === '' ? [] : [text(place)], ...verdictFacts(flaky, scope, scope.isVerdictTitled)]
  return withFacts(testTitle(test, { withSuite: true, url: detailsUrl(flaky, scope) }), facts, reasonCode(test, scope))
}

/** A test whose job was run again passed in that attempt of the job. Other attempts are retries of the test. */
function endedOn({ attempts = 0, isLastSkipped, passedOnAttempt }: ListedTest): string | undefined {
  if (passedOnAttempt !== undefined) return `passed on attempt ${passedOnAttempt}`
  return attempts > 1 ? `${isLastSkipped === true ? 'skipped' : 'passed'} on attempt ${attempts} of ${attempts}` : undefined
}
