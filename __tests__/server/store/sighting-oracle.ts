import type { Seen, Sighting } from '../../../src/server/answers/sighting.js'
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

/** Finds the builds of the first and the last record of an event. */
export function seenOf(own: readonly RecordFields[], firstRecord: RecordFields, lastRecord: RecordFields): Seen {
  const [first, last] = [sightingOf(own, firstRecord), sightingOf(own, lastRecord)]
  return {
    ...{ firstSeen: first.timestamp, firstBuild: first.build, firstCommit: first.commit, firstUrl: first.url },
    ...{ lastSeen: last.timestamp, lastBuild: last.build, lastCommit: last.commit, lastUrl: last.url },
  }
}
