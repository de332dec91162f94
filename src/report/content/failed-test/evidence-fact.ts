import { evidenceWords } from '../../../judge/failure/evidence-words.js'
import type { MergedFailure } from '../../../judge/summary/merged-failure.js'
import type { Inline } from '../../tree/node.js'
import { linked, text } from '../../tree/node-builders.js'
import type { Scope } from '../scope.js'
import { detailsUrl } from './details-url.js'

/** Returns the numbers of the files of a failed test by their kinds, with a link to the HTML report if there is one. Empty without files. */
export function evidenceFact(failure: MergedFailure, scope: Pick<Scope, 'summary'>): readonly Inline[] {
  const { evidence } = failure.test
  const words = evidence === undefined ? '' : evidenceWords(evidence)
  if (words === '') return []
  const url = detailsUrl(failure, scope)
  return [linked(url && `${url}&show=evidence`, text(words))]
}
