import type { Sighting } from '../../../answers/sighting.js'
import type { RecordedRun } from '../../../answers/test-runs.js'
import type { TitledCause } from '../answers/failure-cause.js'
import { firstSighting, lastSighting } from '../answers/sighting.js'
import { placeOf } from '../pieces/own-place.js'
import { runSignature, titleSignature } from '../pieces/run-signature.js'

/** Runs of a test that did not pass at the first attempt for the same reason. */
export interface RunsOfCause {
  /** The message of the newest run with `#` for its variable parts, or else the title of the cause. */
  readonly signature: string
  /** The id of the cause; empty if no run failed in the end. */
  readonly cause: string
  /** The number of builds in which a run of the group failed. */
  readonly builds: number
  readonly first: Sighting
  readonly last: Sighting
  /** The jobs of the runs, the one with the most runs first. */
  readonly jobs: readonly string[]
  /** The place of the first frame of the project; empty if it is unknown. */
  readonly place: string
  /** The runs that were read, the newest first. */
  readonly runs: readonly RecordedRun[]
}

/**
 * Groups runs that did not pass at the first attempt. A run that passed in the end has no cause, so that it joins the failures with the same
 * signature.
 * @param causes the causes of all failures of the test, which may be older than the runs
 */
export function groupFailures(runs: readonly RecordedRun[], causes: readonly TitledCause[]): readonly RunsOfCause[] {
  const groups = new Map<string, RecordedRun[]>()
  for (const run of runs) {
    const keys = [...(run.cause === undefined ? [] : [`cause ${run.cause}`]), `signature ${runSignature(run)}`]
    const group = keys.map((key) => groups.get(key)).find((known) => known !== undefined) ?? []
    group.push(run)
    for (const key of keys) if (!groups.has(key)) groups.set(key, group)
  }
  const read = [...new Set(groups.values())].map((group) => ofRuns(group, causes))
  const readCauses = new Set(runs.map(({ cause }) => cause))
  const unread = causes.filter(({ cause }) => !readCauses.has(cause)).map(ofCause)
  return [...read, ...unread].sort((one, other) => other.builds - one.builds || other.last.timestamp - one.last.timestamp)
}

function ofRuns(runs: readonly RecordedRun[], causes: readonly TitledCause[]): RunsOfCause {
  const ids = new Set(runs.map(({ cause }) => cause))
  const known = causes.filter(({ cause }) => ids.has(cause))
  const builds = new Set(runs.map(({ build }) => build.replace(/\.[1-9]\d{0,8}$/, '')))
  const newest = runs.find(({ cause }) => cause !== undefined) ?? runs[0]
  const sightings: readonly Sighting[] = [...runs, ...known.flatMap((cause) => [firstSighting(cause), lastSighting(cause)])].sort(
    (one, other) => one.timestamp - other.timestamp,
  )
  const [first = unknownSighting, last = first] = [sightings[0], sightings.at(-1)]
  return {
    signature: (newest && runSignature(newest)) || 'No message',
    cause: newest?.cause ?? '',
    builds: Math.max(builds.size, ...known.map(({ builds }) => builds)),
    first,
    last,
    jobs: jobsOf(runs),
    place: runs.map(placeOf).find((place) => place !== '') ?? '',
    runs,
  }
}

const ofCause = (cause: TitledCause): RunsOfCause => ({
  signature: titleSignature(cause.title),
  cause: cause.cause,
  builds: cause.builds,
  first: firstSighting(cause),
  last: lastSighting(cause),
  jobs: [],
  place: '',
  runs: [],
})

const unknownSighting: Sighting = { timestamp: 0, build: '' }

function jobsOf(runs: readonly RecordedRun[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { job } of runs) if (job !== '') counts.set(job, (counts.get(job) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([job]) => job)
}
