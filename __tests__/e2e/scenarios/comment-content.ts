import { readMarker } from '../../../src/deliver/reporters/comment/comment-marker.js'
import { currentParts } from '../../../src/deliver/reporters/comment/parts/current-parts.js'
import { readParts } from '../../../src/deliver/reporters/comment/parts/part-document.js'
import type { FakeGitHub } from '../../host/github/fake-github.js'

/** A comment as a reader sees it, and the parts that it covers. */
export interface ReadComment {
  readonly lines: readonly string[]
  /** The jobs of the parts that count, with their numbers of tests and failures. */
  readonly jobs: readonly (readonly [job: string, total: number, failed: number])[]
  readonly run: number
}

/** Reads the visible comments of pull request 7. */
export function visibleComments(github: FakeGitHub): readonly ReadComment[] {
  return github
    .comments({ kind: 'pullRequest', number: 7 })
    .filter(({ isHidden }) => !isHidden)
    .map(({ body }) => {
      const marker = readMarker(body)
      if (marker?.kind !== 'current') throw new Error(`A comment has no marker: ${body}`)
      const parts = marker.data === undefined ? [] : readParts(marker.data).parts
      return {
        lines: body.split('\n').slice(0, -1),
        run: marker.run,
        jobs: currentParts(parts)
          .map(
            ({ job, step, results: { counts } }) => [step === undefined ? job : `${job} · ${step}`, counts.total, counts.failed] as const,
          )
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      }
    })
}
