import type { Inline } from '../../report-tree/node.js'
import { inlineCode, text } from '../../report-tree/node-builders.js'
import type { ListedTest } from '../../summary/listed-test.js'
import type { MergedFailure } from '../../summary/merged-failure.js'
import { shorten } from '../../text/shorten.js'
import { jobPhrase } from '../jobs/job-phrase.js'
import type { Scope } from '../scope.js'
import { detailsUrl } from './details-url.js'
import { testTitle } from './title.js'

const maximumReason = 120

/** Returns the first line of the message of a failed or flaky test, in code style. */
export const reasonCode = ({ headline = '' }: Pick<ListedTest, 'headline'>): readonly Inline[] =>
  headline.trim() === '' ? [] : [inlineCode(shorten(headline, maximumReason - 2))]

/** Adds facts to the title of a test: `**name** · suite — fact · fact`. */
export function withFacts(
  title: readonly Inline[],
  first: string | undefined,
  ...others: readonly (readonly Inline[])[]
): readonly Inline[] {
  return [
    ...title,
    ...(first === '' ? [] : [text(` — ${first}`)]),
    ...others.flatMap((fact) => (fact.length === 0 ? [] : [text(' · '), ...fact])),
  ]
}

/** Describes a failed test in one line: its name, suite and jobs, and the first line of its message. */
export function failureLine(failure: MergedFailure, scope: Scope, withSuite = true): readonly Inline[] {
  const title = testTitle(failure.test, withSuite, detailsUrl(failure, scope))
  return withFacts(title, jobPhrase(failure.jobs, scope) ?? '', reasonCode(failure.test))
}
