import type { Problem } from '../../../records/problem.js'
import type { InputFile, Recorder } from '../../../records/recorder.js'
import { collectEntry } from '../collect-entry.js'
import type { FileOutcome, ReadingTools } from '../collect-file.js'
import type { Identity } from '../identify.js'
import type { LookAhead } from '../look-ahead.js'
import type { MatchedFile } from '../match-files.js'
import type { Notice } from '../notice.js'
import type { OpenFile } from '../open-file.js'
import { createTwinSearch, noTwins, type TwinCandidate } from './find-twins.js'
import { isPseudoTest } from './scenario-title.js'
import { createSketcher, type Sketch, type Sketcher } from './sketch.js'

/** Reads files, and leaves out the tests of those that hold the run of another file. */
export interface TwinReading {
  /** The positions of the files in the order in which they must be read. */
  readonly order: readonly number[]
  /**
   * Returns whether a file must be read after all others, because it has another format than it was presumed to have. Returns true once for a
   * file.
   */
  isLate(position: number, identity: Identity): boolean
  /** Reads a file into the recorder, and closes it. */
  read(position: number, file: MatchedFile, opened: OpenFile | undefined, tools: ReadingTools): Promise<TwinOutcome>
  /** Returns the notices about files that do not count. */
  notices(): readonly Notice[]
  /** Returns the warnings about files that count, although they share tests. */
  problems(): readonly Problem[]
}

/** The result of reading a file. */
export interface TwinOutcome extends FileOutcome {
  /** The file that counts instead of this one, and the number of tests of this one. */
  readonly twin?: { readonly path: string; readonly tests: number }
}

/** A file that was read only for its sketch. */
interface SketchedFile {
  readonly outcome: FileOutcome
  readonly sketch: Sketch
  /** Absent if the file is not read. */
  readonly input?: InputFile
  readonly problems: readonly Problem[]
}

/** Prepares reading. Files that cannot be twins are read once, without a sketch. */
export function createTwinReading(
  files: readonly MatchedFile[],
  ahead: Pick<LookAhead, 'candidates' | 'presumed'>,
  recorder: Recorder,
): TwinReading {
  const state = noTwins()
  const sketched = new Map<number, SketchedFile>()
  const late = new Map<number, TwinCandidate>()
  let search = createTwinSearch(ahead.candidates, state)
  let sketcher: Sketcher | undefined

  /** Reads a file only for its sketch. Reading it again for its tests is cheaper than holding them. */
  const sketchFile = async (position: number, tools: ReadingTools): Promise<Sketch> => {
    sketcher ??= createSketcher()
    const file = files[position]
    if (file === undefined) throw new Error(`File ${position} is missing.`)
    let input: InputFile | undefined
    let problems: readonly Problem[] = []
    const kept: Recorder = {
      ...nowhere,
      beginFile(begun) {
        input = begun
      },
      endFile(found) {
        problems = found
      },
    }
    sketcher.begin('')
    let sketch = sketcher.end(false)
    const sketching = withSketch(kept, sketcher, (made) => {
      sketch = made
    })
    const outcome = await collectEntry(file, sketching, { ...tools, onExecution: sketcher.addExecution })
    sketched.set(position, { outcome, sketch, problems, ...(input === undefined ? {} : { input }) })
    return sketch
  }

  /**
   * Says whether only a twin in TAP shows that the run failed: the JUnit XML of node:test 26 lacks a failed hook of a suite. A twin with fewer
   * tests is damaged, and nothing is missing because of that.
   */
  const hidesRunError = (position: number, { sketch: twin, input }: SketchedFile): boolean => {
    const [counted, ...more] = (state.twins.get(position) ?? []).map((file) => state.sketches.get(file.position))
    if (input?.format !== 'tap' || !twin.hasRunError || counted === undefined || more.length > 0) return false
    if (twin.total < counted.total) return false
    return !counted.hasRunError && !counted.unsuccessful.some(({ isFailed }) => isFailed)
  }

  const orderOf = (): readonly number[] => {
    const all = [...files.keys()]
    const current = search
    if (current === undefined) return all
    return [
      ...all.filter((position) => !current.needsSketch(position)),
      ...current.order.filter((position) => current.needsSketch(position)),
    ]
  }

  return {
    order: orderOf(),
    isLate(position, identity) {
      const presumed = ahead.presumed.get(position)
      if (presumed === undefined || late.has(position) || identity.kind !== 'results') return false
      const { format, collector } = identity
      const file = files[position]
      if (format === presumed || collector.twins === 'count' || file === undefined) return false
      late.set(position, { position, path: file.path, job: file.job, format, sizeBytes: 0, isLate: true })
      const others = ahead.candidates.filter((candidate) => !late.has(candidate.position))
      search = createTwinSearch([...others, ...late.values()], state)
      return true
    },
    async read(position, file, opened, tools) {
      if (search?.needsSketch(position) !== true) return collectEntry(file, recorder, tools, opened)
      const path = await search.twinOf(position, (each) => sketchFile(each, tools))
      const twin = sketched.get(position)
      if (path !== undefined && twin?.input !== undefined) {
        const change = hidesRunError(position, twin) ? asItIs : asWarning
        const outcome: TwinOutcome = { ...twin.outcome, twin: { path, tests: twin.sketch.total } }
        if (twin.sketch.hasPseudoTests) {
          await collectEntry(file, pseudoTestsOf(recorder, path, change), tools, opened)
          return outcome
        }
        opened?.source?.close()
        recorder.beginFile({ ...twin.input, twinOf: path })
        recorder.endFile(twin.problems.map(change))
        return outcome
      }
      if (twin !== undefined) return collectEntry(file, recorder, tools, opened)
      sketcher ??= createSketcher()
      const counting = withSketch(recorder, sketcher, (sketch) => search?.add(position, sketch))
      return collectEntry(file, counting, { ...tools, onExecution: sketcher.addExecution }, opened)
    },
    notices: () => search?.notices() ?? [],
    problems: () => search?.problems() ?? [],
  }
}

/** Ignores everything. */
export const nowhere: Recorder = { beginFile() {}, test() {}, restartFile() {}, endFile() {}, record() {} }

/** Nothing is missing, because another file has the tests. */
const asWarning = ({ kind: _, ...problem }: Problem): Problem => ({ ...problem, severity: 'warning' })

const asItIs = (problem: Problem): Problem => problem

/** Passes on only the pseudo tests of a twin, because the other file lacks them. */
const pseudoTestsOf = (next: Recorder, path: string, change: (problem: Problem) => Problem): Recorder => ({
  ...next,
  beginFile: (file) => next.beginFile({ ...file, twinOf: path }),
  test(test) {
    if (isPseudoTest(test)) next.test(test)
  },
  endFile: (problems) => next.endFile(problems.map(change)),
})

/** Passes everything on, and makes the sketch of each file. */
function withSketch(next: Recorder, sketcher: Sketcher, onEnd: (sketch: Sketch) => void): Recorder {
  return {
    beginFile(file) {
      sketcher.begin(file.format)
      next.beginFile(file)
    },
    test(test) {
      sketcher.add(test)
      next.test(test)
    },
    file: (file) => next.file?.(file),
    restartFile() {
      sketcher.restart()
      next.restartFile()
    },
    endFile(problems) {
      onEnd(sketcher.end(problems.some(isRunError)))
      next.endFile(problems)
    },
    record: (record) => next.record(record),
  }
}

const isRunError = ({ severity, kind }: Problem): boolean => severity === 'error' && kind === 'incomplete'
