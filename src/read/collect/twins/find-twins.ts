import { groupBy } from '../../../base/group-by.js'
import type { Problem } from '../../../records/problem.js'
import type { Format } from '../../formats/format.js'
import type { Notice } from '../notice.js'
import { type FileJob, jobKey, jobOfFile, relateJobs } from './file-job.js'
import { matchParts } from './match-parts.js'
import { mayHaveTwins, withExecutions } from './may-have-twins.js'
import { compareRuns, hasSameExecutions, noticeableShare } from './same-run.js'
import { type Sketch, type Unsuccessful, uniteSketches } from './sketch.js'
import { rankOf } from './title-keys.js'
import { type FoundTwins, sharedProblem, twinNotice } from './twin-texts.js'

/** A result file that may hold the run of another one. */
export interface TwinCandidate {
  /** Its position among the files of the run. */
  readonly position: number
  /** Relative to the working directory, with forward slashes. */
  readonly path: string
  readonly format: Format
  /** The job that a pattern with `<job>` names. */
  readonly job?: string | undefined
  readonly sizeBytes: number
  /** Whether other files are counted before its format is known. It then cannot win against them. */
  readonly isLate?: boolean
}

/** The facts about files, by their positions. A second search for the same files continues with it. */
export interface TwinState {
  readonly sketches: Map<number, Sketch>
  /** The files that do not count, with those that count instead. */
  readonly twins: Map<number, readonly TwinCandidate[]>
  readonly found: FoundTwins[]
}

export const noTwins = (): TwinState => ({ sketches: new Map(), twins: new Map(), found: [] })

/** Finds the files that hold the run of another file, while files are read in a certain order. */
export interface TwinSearch {
  /** The positions of the candidates in the order in which they must be read: those that win come first. */
  readonly order: readonly number[]
  /** Returns whether the tests of a file may be compared, so that its sketch must be added when it is read. */
  needsSketch(position: number): boolean
  add(position: number, sketch: Sketch): void
  /**
   * Returns the path of a file that has the same tests, or undefined if the file counts. Must be called before a file is read, in order.
   * @param sketchOf reads a file only for its sketch
   */
  twinOf(position: number, sketchOf: (position: number) => Promise<Sketch>): Promise<string | undefined>
  /** Returns the notices about files that do not count. */
  notices(): readonly Notice[]
  /** Returns the warnings about files that count, although they share tests. Called after the last file. */
  problems(): readonly Problem[]
}

/** The files of one job, by their formats, of which the first one wins. */
interface Job {
  readonly job: FileJob
  readonly byFormat: ReadonlyMap<Format, readonly TwinCandidate[]>
  readonly decided: Set<Format>
}

/** The maximum number of comparisons of two files, because untrusted files may be many. Files that are not compared count. */
const maximumComparisons = 100_000

/** The maximum number of pairs of jobs whose relation is unclear that are compared for a warning. */
const maximumPairs = 1_000

const byRank = (one: TwinCandidate, other: TwinCandidate): number =>
  Number(one.isLate ?? false) - Number(other.isLate ?? false) ||
  rankOf(one.format.id) - rankOf(other.format.id) ||
  (withExecutions.has(one.format.id) && withExecutions.has(other.format.id) ? other.sizeBytes - one.sizeBytes : 0) ||
  one.position - other.position

/**
 * Prepares the search, from the formats of the files only. Returns undefined if no files can be twins, which is the usual case: then files
 * are read in the order of their paths, once, and no sketch is made.
 */
export function createTwinSearch(candidates: readonly TwinCandidate[], state = noTwins()): TwinSearch | undefined {
  const { sketches, twins, found } = state
  if (!mayHaveTwins(candidates)) return undefined
  const identifiesExecutions = candidates.filter(({ format }) => withExecutions.has(format.id)).length > 1
  const sorted = [...candidates].sort(byRank)
  const executedBySize = sorted.filter(({ format }) => identifiesExecutions && withExecutions.has(format.id))
  const jobOf = new Map(sorted.map((file) => [file, jobOfFile(file.path, file.job)]))
  const jobs = [...groupBy(sorted, (file) => jobKey(jobOf.get(file) ?? noJob)).values()].map(
    (files): Job => ({
      job: jobOf.get(files[0] as TwinCandidate) ?? noJob,
      byFormat: groupBy(files, ({ format }) => format),
      decided: new Set(),
    }),
  )
  const unclear = unclearPairs(jobs)
  const compared = new Set([...jobs.filter(({ byFormat }) => byFormat.size > 1), ...unclear.flat()])
  if (compared.size === 0 && !identifiesExecutions) return undefined

  const byPosition = new Map(sorted.map((file) => [file.position, file]))
  const jobOfPosition = new Map(jobs.flatMap((job) => [...job.byFormat.values()].flat().map(({ position }) => [position, job] as const)))
  let comparisons = 0

  const sketchesOf = (files: readonly TwinCandidate[]): readonly Sketch[] => files.flatMap(({ position }) => sketches.get(position) ?? [])
  const isTwin = ({ position }: TwinCandidate): boolean => twins.has(position)

  const isExecuted = ({ format }: TwinCandidate): boolean => identifiesExecutions && withExecutions.has(format.id)

  const addTwins = (files: readonly TwinCandidate[], counted: readonly TwinCandidate[], exceptions: readonly Unsuccessful[]): void => {
    for (const { position } of files) twins.set(position, counted)
    found.push({
      paths: files.map(({ path }) => path),
      counted: counted.map(({ path }) => path),
      tests: sketchesOf(files).reduce((sum, { total }) => sum + total, 0),
      hasPseudoTests: sketchesOf(files).some((sketch) => sketch.hasPseudoTests),
      exceptions,
    })
  }

  /** Decides about the files of one format, after all files of better formats were read. */
  const decide = (files: readonly TwinCandidate[], better: readonly (readonly TwinCandidate[])[]): void => {
    for (const file of files) {
      const sketch = sketches.get(file.position)
      if (sketch === undefined || isTwin(file)) continue
      for (const winner of better.flat()) {
        const counted = isTwin(winner) ? undefined : sketches.get(winner.position)
        if (counted === undefined || comparisons === maximumComparisons) continue
        comparisons += 1
        const comparison = compareRuns(counted, sketch)
        if (!comparison.isTwin) continue
        addTwins([file], [winner], comparison.exceptions)
        break
      }
    }
    for (const winners of better) {
      const matched = new Set(files.flatMap(({ position }) => twins.get(position) ?? []))
      const counted = winners.filter((winner) => !isTwin(winner) && !matched.has(winner))
      const left = files.filter((file) => !isTwin(file))
      for (const match of matchParts(counted, left, sketches)) addTwins(match.others, match.counted, match.exceptions)
    }
  }

  const executionTwin = (file: TwinCandidate, sketch: Sketch): TwinCandidate | undefined =>
    executedBySize.find((other) => {
      const counted = other === file || isTwin(other) ? undefined : sketches.get(other.position)
      if (counted === undefined || comparisons === maximumComparisons) return false
      comparisons += 1
      return hasSameExecutions(counted, sketch)
    })

  return {
    order: sorted.map(({ position }) => position),
    needsSketch(position) {
      const file = byPosition.get(position)
      const job = jobOfPosition.get(position)
      return file !== undefined && job !== undefined && (compared.has(job) || isExecuted(file))
    },
    add(position, sketch) {
      sketches.set(position, sketch)
    },
    async twinOf(position, sketchOf) {
      const file = byPosition.get(position)
      const job = jobOfPosition.get(position)
      if (file === undefined || job === undefined) return undefined
      const ensure = async (each: TwinCandidate): Promise<Sketch> => {
        const sketch = sketches.get(each.position) ?? (await sketchOf(each.position))
        sketches.set(each.position, sketch)
        return sketch
      }
      if (isExecuted(file) && file !== executedBySize[0]) {
        const winner = executionTwin(file, await ensure(file))
        if (winner !== undefined) addTwins([file], [winner], [])
      }
      const formats = [...job.byFormat.keys()]
      const place = formats.indexOf(file.format)
      if (place > 0 && !job.decided.has(file.format)) {
        job.decided.add(file.format)
        const files = job.byFormat.get(file.format) ?? []
        const better = formats.slice(0, place).map((format) => job.byFormat.get(format) ?? [])
        for (const each of [...better, files].flat()) await ensure(each)
        decide(files, better)
      }
      return twins.get(position)?.[0]?.path
    },
    notices: () => found.map(twinNotice),
    problems() {
      const isCounted = (file: TwinCandidate) => !isTwin(file) && sketches.has(file.position)
      const matched = new Set([...twins.values()].flat())
      const sides = (job: Job): readonly Side[] => [...job.byFormat].map(([format, files]) => ({ format, files: files.filter(isCounted) }))
      const pairs = [
        ...jobs.flatMap((job) => {
          const all = sides(job).map(({ format, files }) => ({ format, files: files.filter((file) => !matched.has(file)) }))
          return all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const))
        }),
        ...unclear.flatMap(([one, other]) => sides(one).flatMap((side) => sides(other).map((against) => [side, against] as const))),
      ]
      return pairs.map(betterFirst).flatMap(([one, other]) => {
        const [first, ...others] = one.format === other.format ? [] : sketchesOf(one.files)
        const [second, ...further] = sketchesOf(other.files)
        if (first === undefined || second === undefined) return []
        const [counted, against] = [uniteSketches([first, ...others]), uniteSketches([second, ...further])]
        const { share } = compareRuns(counted, against)
        if (share < noticeableShare) return []
        const tests = Math.min(counted.total, against.total)
        return sharedProblem({
          paths: other.files.map(({ path }) => path),
          others: one.files.map(({ path }) => path),
          shared: Math.round(share * tests),
          tests,
        })
      })
    },
  }
}

interface Side {
  readonly format: Format
  readonly files: readonly TwinCandidate[]
}

const betterFirst = ([one, other]: readonly [Side, Side]): readonly [Side, Side] =>
  rankOf(one.format.id) > rankOf(other.format.id) ? [other, one] : [one, other]

const noJob: FileJob = { words: [] }

/** Returns the pairs of jobs that may be one job, and have different formats. */
function unclearPairs(jobs: readonly Job[]): readonly (readonly [Job, Job])[] {
  const byKey = new Map(jobs.map((job) => [jobKey(job.job), job]))
  const pairs: (readonly [Job, Job])[] = []
  const add = (one: Job, other: Job | undefined): void => {
    if (other === undefined || pairs.length === maximumPairs || relateJobs(one.job, other.job) !== 'unclear') return
    const formats = new Set([...one.byFormat.keys(), ...other.byFormat.keys()])
    if (formats.size > 1) pairs.push([one, other])
  }
  for (const job of jobs) {
    const { name, words } = job.job
    if (name === undefined)
      for (let length = 0; length < words.length; length += 1) add(job, byKey.get(jobKey({ words: words.slice(0, length) })))
    else for (const other of jobs) if (pairs.length < maximumPairs && other.job.name === undefined) add(job, other)
  }
  return pairs
}
