import type { MergedFailure } from '../../../judge/summary/merged-failure.js'
import type { Block, Inline } from '../../tree/node.js'
import { dotted, lineBreak, linked, paragraph, text } from '../../tree/node-builders.js'
import { jobPhrase } from '../jobs/job-phrase.js'
import type { Scope } from '../scope.js'
import { isVerdictGiven } from '../verdicts/verdict-counts.js'
import { openVerdict } from '../verdicts/verdict-facts.js'
import { detailsUrl } from './details-url.js'
import { evidenceFact } from './evidence-fact.js'
import { failureBody } from './failure-body.js'
import { ownerNames } from './owner-names.js'
import { placeFile, testPlace } from './source-link.js'
import { failureTitle } from './title.js'

/** Returns the second line of an open test: its verdict, jobs, source, files, owners and details. */
function factsOf(failure: MergedFailure, scope: Scope): readonly Inline[] {
  const { test } = failure
  const jobs = jobPhrase(failure.jobs, scope)
  const owners = ownerNames(test, scope)
  const details = detailsUrl(failure, scope)
  return dotted(
    ...openVerdict(failure, scope, isVerdictGiven(scope)),
    jobs === undefined ? [] : [text(jobs)],
    testPlace(test, scope),
    evidenceFact(failure, scope),
    owners === '' ? [] : [text(owners)],
    details === undefined ? [] : [linked(details, text('details'))],
  )
}

/** Shows a failed test with its verdict, its jobs, its place, the values that it compared, and its trace inside a fold. */
export function openFailure(failure: MergedFailure, scope: Scope, withSuite = true): readonly Block[] {
  const facts = factsOf(failure, scope)
  return [
    paragraph(
      ...failureTitle(failure, { withSuite, file: placeFile(failure.test, scope) }),
      ...(facts.length === 0 ? [] : [lineBreak, ...facts]),
    ),
    ...failureBody(failure.test, scope),
  ]
}
