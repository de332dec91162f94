import { definedFields } from '../../base/defined-fields.js'
import type { Environment } from '../../base/environment.js'
import { InputOutputError } from '../../base/errors.js'
import type { Config } from '../../config/config.js'
import { escapeGlob } from '../../config/glob.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import { knownFields } from '../../host/ci-context/known-fields.js'
import { keepHeapSmall } from '../../host/process/heap.js'
import { maskSecrets } from '../../host/secrets/masking-recorder.js'
import { noSecretMask, type SecretMask } from '../../host/secrets/secret-mask.js'
import { type EarlierAttempts, noEarlierAttempts, type Rerun, readEarlierAttempts } from '../../judge/earlier-builds/earlier-attempts.js'
import type { RepeatedJob } from '../../judge/earlier-builds/repeated-job.js'
import { createCauseReader, rememberLast } from '../../judge/failure/cause-reader.js'
import type { BuildResults } from '../../judge/history/build-results.js'
import type { ResultsRecorder } from '../../judge/history/results-recorder.js'
import type { IsAdded } from '../../judge/quarantine/added-entries.js'
import type { Quarantine } from '../../judge/quarantine/quarantine.js'
import { withLocations } from '../../judge/source-locations/test-location.js'
import { recordedOwners, type TestOwners } from '../../judge/source-locations/test-owners.js'
import type { TrackedFiles } from '../../judge/source-locations/tracked-files.js'
import { createFailureIds, identifyFailures, idsOf } from '../../judge/summary/identified-failures.js'
import { maximumJobName } from '../../judge/summary/job-table.js'
import { withCauses } from '../../judge/summary/recorded-causes.js'
import { isIncomplete, type RunSummary, withProblems } from '../../judge/summary/run-summary.js'
import { createSummary, type Summary } from '../../judge/summary/summary.js'
import { type Artifact, collect, type Progress } from '../../read/collect/collect.js'
import type { CollectedFile } from '../../read/collect/collected-file.js'
import type { Collector } from '../../read/collect/collector.js'
import type { Notice } from '../../read/collect/notice.js'
import { withSlashes } from '../../read/collect/split-path.js'
import type { AttachmentCounts } from '../../read/evidence/attachment-tally.js'
import { attachmentsFolder, type StoredAttachments } from '../../read/evidence/stored-attachments.js'
import type { Coordinates } from '../../records/coordinates.js'
import { limitNames } from '../../records/limited-recorder.js'
import { problemRecord } from '../../records/problem-record.js'
import type { KnownRecord } from '../../records/record.js'
import type { Recorder } from '../../records/recorder.js'
import { tee } from '../../records/tee.js'
import type { RecordsWriter } from '../../records/write-records.js'
import { loadEvaluator } from '../../report/expressions/lazy-evaluator.js'
import { type CollectedInput, collectedInputs } from '../output-files/output-conflict.js'
import { checkInputs, isOldOutput } from '../output-files/records-path.js'
import type { RunProgress } from '../prepare/run-request.js'
import { resolveCollectors } from './collectors.js'
import { createCommittedFiles } from './committed-files.js'
import { openRunEvidence } from './run-evidence.js'
import { runVariables } from './run-variables.js'
import { sourceFolders } from './source-folders.js'
import { createTestFacts } from './test-facts.js'

export interface RecordsRequest {
  /** The base folder of the patterns; absolute. */
  readonly cwd: string
  readonly config: Config
  readonly env: Environment
  /** Returns the CI context; called only if needed, because it may run Git. */
  readonly ciContext: () => CiContext
  /** Returns the context under which the records are stored. Default: the CI context. */
  readonly storedContext?: () => CiContext
  /** Returns the ref of the results of a file, if it differs from the one of the stored context. */
  readonly refOf?: (path: string) => string | undefined
  /** Replaces secrets in all records. */
  readonly mask?: SecretMask
  /** The tests whose failures are excused. */
  readonly quarantine?: Quarantine | undefined
  /** Marks the entries in the records that the tested change has added. */
  readonly isAdded?: IsAdded | undefined
  /** Patterns of the records files to read instead of collecting. */
  readonly records?: readonly string[]
  /** The records file to write; absolute. */
  readonly recordsPath?: string
  /** The source files of the project; read only if records are written, and a test failed or the files have owners. */
  readonly tracked: TrackedFiles
  /** The owners of the tests. Default: those in their records. */
  readonly owners?: TestOwners
  /** Whether to keep the result of every test, for the history. */
  readonly keepsResults?: boolean
  /** The earlier attempts of a job that runs again. */
  readonly repeated?: RepeatedJob
  /** The own run, if it runs again on GitHub and reads records. */
  readonly rerun?: Rerun | undefined
  /** Reads records that are in no file, after all files were read. */
  readonly moreRecords?: () => Promise<readonly KnownRecord[]>
  readonly onProgress?: (progress: RunProgress) => void
  /** Ends the run early with the signal's reason, and without a records file. */
  readonly signal?: AbortSignal | undefined
}

/** The results of a run. */
export interface CollectedRecords {
  readonly summary: RunSummary
  /** The result of every test, if the request keeps them. */
  readonly results?: BuildResults
  /** The files that the collector `files` found. */
  readonly artifacts: readonly Artifact[]
  /** The number of files that result files name, that belong to no test, and that the run does not keep. */
  readonly namedFiles: number
  /** Files that do not count: files without results that match a pattern, and records of earlier attempts. */
  readonly leftOut: readonly Pick<CollectedFile, 'path' | 'because'>[]
  /** Facts about these files. */
  readonly notices: readonly Notice[]
  /** The bytes of the attachments, if records are written. */
  readonly attachments: StoredAttachments
  readonly attachmentCounts: AttachmentCounts
  /** Why the disk did not accept the records file. */
  readonly recordsFault?: string
  /** Files that the run has read or keeps, and that no output may overwrite. */
  readonly inputs: readonly CollectedInput[]
}

/** Returns the collector that reads records files and replaces all others. */
const recordsCollector = (include: readonly string[]): Collector => ({ key: 'events', include, exclude: [], metadata: {}, named: true })

/**
 * Collects, summarises and writes the records of one run. A disk that does not accept the records does not end it.
 * @throws UserError if a pattern is wrong, or the records would overwrite an input
 */
export async function collectRecords({ moreRecords, onProgress, signal, ...options }: RecordsRequest): Promise<CollectedRecords> {
  const { cwd, config, env, ciContext, storedContext = ciContext, records, recordsPath, mask = noSecretMask } = options
  const evaluator = await loadEvaluator(() => runVariables(ciContext(), env, {}), config.usesExpressions)
  const wanted = records === undefined ? resolveCollectors(config, evaluator) : [recordsCollector(records)]
  const coordinates = recordsPath === undefined ? {} : coordinatesOf(storedContext())
  const isOld = recordsPath !== undefined && (await isOldOutput(recordsPath, coordinates))
  const collectors = withoutOutput(wanted, recordsPath, isOld)

  keepHeapSmall(recordsPath !== undefined)
  const earlier =
    records === undefined
      ? noEarlierAttempts
      : await readEarlierAttempts({ cwd, collectors, signal, mask: mask.value, rerun: options.rerun })
  // The records, the results and the summary each ask for the cause of a failure. Then the summary can count all causes.
  const asksTwice = recordsPath !== undefined || options.keepsResults === true
  const causeOf = asksTwice ? rememberLast(createCauseReader()) : createCauseReader()
  const summary = createSummary(causeOf, options.quarantine, asksTwice ? () => true : undefined)
  const writer = recordsPath === undefined ? undefined : await openRecords(recordsPath, coordinates, { ...options, mask })
  const earlierRecords = earlier.files.map(({ absolutePath }) => absolutePath)
  const evidence = openRunEvidence({ cwd, config, env, readsRecords: records !== undefined, earlierRecords, recordsPath, mask })
  try {
    const results = options.keepsResults === true ? await createResults(writer, { ...options, causeOf }) : undefined
    const known = await withRepeated(identified(summary, writer, results, { ...options, causeOf }), options)
    const recorder = evidence.recorder(maskSecrets(limitNames(known), mask))
    const sources = {
      cwd,
      collectors: withoutEarlier(collectors, earlier),
      signal,
      pending: evidence.pending,
      load: evidence.load,
      keepsPassed: config.collect.attachments?.keep === 'all',
      // The user chose the records, and earlier jobs wrote them.
      isCommitted: records === undefined ? createCommittedFiles(env) : undefined,
      ...definedFields({ onProgress: onProgress && ((progress: Progress) => onProgress({ ...progress, tests: summary.testsSoFar() })) }),
    }
    const { files, artifacts, problems: found, notices } = await collect(sources, earlier.addTo(recorder))
    for (const record of (await moreRecords?.()) ?? []) recorder.record(record)
    const namedFiles = evidence.files(artifacts.map(({ absolutePath }) => absolutePath))
    for (const record of namedFiles) recorder.record(record)
    const inputs = [
      ...collectedInputs(files),
      ...earlier.files.map(({ path }) => ({ path, kind: 'read', because: 'which the run reads' }) as const),
    ]
    if (recordsPath !== undefined) checkInputs({ path: recordsPath, isOld }, inputs, cwd)
    const problems = [...mask.value([...earlier.problems, ...found])]
    for (const problem of problems) writer?.record(problemRecord(problem))
    problems.push(...(writer?.problems() ?? []))
    // The records name the files, so these come first.
    const attachmentsFault = await faultOf(() => evidence.publish())
    if (attachmentsFault !== undefined) problems.push({ severity: 'error', kind: 'delivery', message: mask.text(attachmentsFault) })
    const recordsFault = await faultOf(() => writer?.close())
    const leftOut = [...earlier.files, ...files.filter(({ kind }) => kind === 'foreign')]
    const isUnknown = options.repeated !== undefined && options.repeated.failures === undefined && earlier.files.length === 0
    const result = summary.result()
    const finished = {
      ...withProblems({ ...result, jobs: earlier.withStates(result.jobs, maximumJobName) }, problems),
      ...definedFields({ unknownAttempt: isUnknown ? options.repeated?.attempt : undefined }),
    }
    return {
      summary: finished,
      ...definedFields({ results: results?.result(isIncomplete(finished.problems)) }),
      artifacts,
      namedFiles: namedFiles.length,
      leftOut,
      notices: mask.value([...notices, ...evidence.notices()]),
      attachments: evidence.attachments(),
      ...definedFields({ recordsFault }),
      attachmentCounts: evidence.counts(),
      inputs,
    }
  } finally {
    evidence.discard()
    writer?.discard()
  }
}

/** Returns why the disk did not accept a file; undefined if it did. */
async function faultOf(write: () => unknown): Promise<string | undefined> {
  try {
    await write()
    return undefined
  } catch (error) {
    if (!(error instanceof InputOutputError)) throw error
    return error.message
  }
}

async function openRecords(
  path: string,
  coordinates: Coordinates,
  request: Omit<RecordsRequest, 'mask'> & { mask: SecretMask },
): Promise<RecordsWriter> {
  const { writeRecords } = await import('../../records/write-records.js')
  const { cwd, env, refOf, owners = recordedOwners, quarantine, isAdded, mask } = request
  const factsOf = createTestFacts({ owners, quarantine, isAdded, mask })
  return writeRecords(path, coordinates, { sourceFolders: sourceFolders(cwd, env), refOf, factsOf })
}

type IdentityRequest = RecordsRequest & { readonly causeOf: ReturnType<typeof createCauseReader> }

/** Passes records to the summary and, if there are any, to the writer and to the results. Failed tests get ids and, if they are written,
 * causes and source locations. */
function identified(
  summary: Summary,
  writer: RecordsWriter | undefined,
  results: ResultsRecorder | undefined,
  request: IdentityRequest,
): Recorder {
  const { tracked, causeOf, quarantine } = request
  const needsAll = quarantine?.needsIds === true
  // Without a limit, each quarantined test is known and counted once.
  const limit = quarantine === undefined || quarantine.isEmpty ? undefined : Number.POSITIVE_INFINITY
  const owner = writer ?? results
  const ids = owner === undefined ? createFailureIds(placeOfRecord(request), limit) : idsOf(owner)
  const failures = identifyFailures(summary, ids, needsAll)
  const all = results === undefined ? failures : tee(results, failures)
  return writer === undefined ? all : withLocations(withCauses(tee(writer, all), causeOf), tracked)
}

/** Marks the tests that failed in an earlier attempt of a job that runs again. */
async function withRepeated(next: Recorder, { repeated, ciContext, cwd, env }: RecordsRequest): Promise<Recorder> {
  if (repeated?.failures === undefined) return next
  const [{ withEarlierFailures }, { createTestIdentities }, { checkoutRoots }] = await Promise.all([
    import('../../judge/earlier-builds/repeated-job.js'),
    import('../../records/test-identity.js'),
    import('../../records/relative-paths.js'),
  ])
  return withEarlierFailures(next, repeated, createTestIdentities(ciContext().module ?? '', checkoutRoots(sourceFolders(cwd, env))))
}

/** Keeps the results of tests, with the ids of the writer if there is one. */
async function createResults(writer: RecordsWriter | undefined, request: IdentityRequest): Promise<ResultsRecorder> {
  const { createResultsRecorder } = await import('../../judge/history/results-recorder.js')
  const place = placeOfRecord(request)
  const { ciContext, storedContext = ciContext } = request
  const ids = writer === undefined ? createFailureIds(place, Number.POSITIVE_INFINITY) : idsOf(writer)
  const formerIds = createFailureIds(place, Number.POSITIVE_INFINITY)
  return createResultsRecorder({
    module: ciContext().module,
    ref: storedContext().ref,
    restart() {
      ids.beginFile()
      formerIds.beginFile()
    },
    idOf: (test) => ids.next(test) ?? '',
    formerIdOf: (test) => formerIds.next(test) ?? '',
    causeOf: (test) => request.causeOf(test).id,
  })
}

const placeOfRecord =
  ({ cwd, env, ciContext }: RecordsRequest) =>
  () =>
    [ciContext().module, sourceFolders(cwd, env)] as const

/** Excludes the attachments of the run and, in a folder that is collected as a whole, the records that an earlier run wrote there. */
function withoutOutput(collectors: readonly Collector[], recordsPath: string | undefined, isOld: boolean): readonly Collector[] {
  if (recordsPath === undefined) return collectors
  const output = escapeGlob(withSlashes(recordsPath, process.platform === 'win32'))
  const stored = escapeGlob(withSlashes(attachmentsFolder(recordsPath), process.platform === 'win32'))
  return collectors.map((collector) => {
    const own = isOld && collector.folders !== undefined ? [output] : []
    return { ...collector, exclude: [...collector.exclude, `${stored}/**`, ...own] }
  })
}

/** Excludes the files of attempts that were repeated. */
function withoutEarlier(collectors: readonly Collector[], { files }: EarlierAttempts): readonly Collector[] {
  const excluded = files.map(({ absolutePath }) => escapeGlob(absolutePath))
  return collectors.map((collector) => ({ ...collector, exclude: [...collector.exclude, ...excluded] }))
}

function coordinatesOf({ org, project, module, pipeline, matrixJob, build, ref }: CiContext) {
  return knownFields({ org, project, module, pipeline, job: matrixJob, build: build.id, ref })
}
