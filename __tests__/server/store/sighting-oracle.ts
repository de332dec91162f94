import type { Seen, SightedChange, Sighting } from '../../../src/server/answers/sighting.js'
import { firstFullLine } from '../../../src/server/queries/first-line.js'
import type { RecordFields } from '../../../src/server/store/store.js'

/** Finds the build of a record of a module, directly from all records of the module. */
export function sightingOf(own: readonly RecordFields[], { timestamp, build }: RecordFields): Sighting {
  const records = own.filter((one) => one.kind === 'build' && one.build === build)
  const fact = (field: string) =>
    records
      .map((one) => String(one[field] ?? ''))
      .sort()
      .at(-1) || undefined
  return { timestamp: Number(timestamp), build: String(build), commit: fact('commit'), url: fact('url') }
}

/** Finds the build of a record of a module, and the change that it tested. */
export function changeOf(own: readonly RecordFields[], { timestamp, build }: RecordFields): SightedChange {
  const facts = own.filter((one) => one.kind === 'build' && one.build === build)
  const largest = (field: string) =>
    facts
      .map((one) => String(one[field] ?? '').slice(0, 300))
      .sort()
      .at(-1) ?? ''
  return {
    ...sightingOf(own, { timestamp, build }),
    commitMessage: firstFullLine(largest('commitMessage')),
    author: firstFullLine(largest('author')),
  }
}

/** Finds the builds of the first and the last record of an event. */
export function seenOf(own: readonly RecordFields[], firstRecord: RecordFields, lastRecord: RecordFields): Seen {
  const [first, last] = [sightingOf(own, firstRecord), sightingOf(own, lastRecord)]
  return {
    ...{ firstSeen: first.timestamp, firstBuild: first.build, firstCommit: first.commit, firstUrl: first.url },
    ...{ lastSeen: last.timestamp, lastBuild: last.build, lastCommit: last.commit, lastUrl: last.url },
  }
}
