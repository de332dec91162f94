import type { CommentMode } from '../../../config/config.js'
import type { CiContext } from '../../../host/ci-context/ci-context.js'
import type { CommentPlace } from '../../../host/github/github-client.js'
import type { SourceCommit } from '../../../report/content/scope.js'
import type { ResolvedTemplate } from '../../../report/content/template.js'
import type { Part } from './parts/part.js'

/** All that a later process needs to write the comment, except for the results of the step. It can be written as JSON. */
export interface CommentOrder {
  /** As in markers. */
  readonly key: string
  /** The keys of comments that earlier versions wrote for the own step. */
  readonly formerKeys: readonly string[]
  /** The number of the reported run; 0 if it has none. */
  readonly run: number
  readonly runId: number
  readonly updates: boolean
  readonly mode: CommentMode
  /** Whether only an existing comment is updated. */
  readonly onlyUpdates?: boolean | undefined
  readonly title: string
  /** GitHub's name of the step (`GITHUB_ACTION`). */
  readonly step: string
  readonly titleUrl: string
  /** The author of comments of the token, if known without a request. */
  readonly author?: string | undefined
  /** The context of the run; its pipeline is the workflow that ran the tests. */
  readonly ciContext: CiContext
  /** The template of the user; absent for the default one. */
  readonly template?: ResolvedTemplate | undefined
  readonly source?: SourceCommit | undefined
  /** The page of the repository. */
  readonly repositoryUrl?: string | undefined
}

/** A comment that was not finished, for the end of the job. */
export interface UnfinishedComment {
  readonly order: CommentOrder
  readonly own: Part
  readonly place: CommentPlace
  readonly isStored: boolean
  /** The time that failed answers of GitHub may still cost, in ms. */
  readonly lossMs: number
}
