import { referTo } from './build-reference.js'
import type { TestedHistory } from './tested-history.js'
import type { Verdict } from './verdict.js'

const oldBuilds = 10
const oldMs = 7 * 24 * 60 * 60 * 1_000

/** Describes the reference of a verdict if it is so old that a reader should know; counted from the newest build. */
export function describeReference(reference: number, { builds }: TestedHistory): Verdict['reference'] {
  const build = builds[reference]
  const newest = builds.at(-1)
  if (build === undefined || newest === undefined) return undefined
  const buildsAgo = builds.length - reference
  const ageMs = (newest.timestamp ?? 0) - (build.timestamp ?? newest.timestamp ?? 0)
  return buildsAgo > oldBuilds || ageMs > oldMs ? { ...referTo(build), buildsAgo } : undefined
}
