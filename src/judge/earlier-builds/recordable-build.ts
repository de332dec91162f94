import type { TestHistories } from '../history/test-histories.js'
import type { AddedBuild } from './history-source.js'

/**
 * Returns whether a build belongs to a history. A build without tests does if it has properties, as long as no earlier build had tests:
 * among builds with tests, it has probably lost its results.
 */
export function isRecordable({ build, results }: AddedBuild, histories: TestHistories | undefined): boolean {
  if (results.size > 0) return true
  return hasProperties({ build, results }) && (histories?.size ?? 0) === 0
}

/** Returns whether a build has properties of any module. */
export const hasProperties = ({ build: { properties, moduleProperties } }: AddedBuild): boolean =>
  properties !== undefined || moduleProperties !== undefined
