import { definedFields } from '../../base/defined-fields.js'
import type { HistoryBuild } from '../history/history-build.js'
import type { BuildReference } from './verdict.js'

/** Names a build of the history. */
export function referTo(build: HistoryBuild): BuildReference
export function referTo(build: HistoryBuild | undefined): BuildReference | undefined
export function referTo(build: HistoryBuild | undefined): BuildReference | undefined {
  if (build === undefined) return undefined
  const { id, commit, timestamp, url } = build
  return {
    build: id,
    ...definedFields({ commit, timestamp, url }),
  }
}
