import { messageOf } from '../../../base/errors.js'
import { detach } from '../../../base/text/detach.js'
import { recordLimits } from '../../../records/limits.js'
import type { Status, WritableResult } from '../../../records/record.js'
import { attemptOf } from '../fields/attempt-of.js'
import { reportUnfinished } from '../fields/unfinished-tests.js'
import type { FolderSource, Sink, TextSource } from '../format.js'
import { isRecord, type JsonRecord, recordsOf } from '../json/json-fields.js'
import { parseJson } from '../json/json-text.js'
import { silentSink } from '../silent-sink.js'
import { createAttemptFacts } from './allure-attempts.js'
import { type AllureFixtures, allureEvidence } from './allure-evidence.js'
import { createFixturesOfTests, mayHaveFixtures } from './allure-fixtures.js'
import { type AllureLabels, readLabels } from './allure-labels.js'
import { allureResult } from './allure-result.js'
import { createAllureRunErrors } from './allure-run-errors.js'
import { statusOf } from './allure-status.js'
import { type AllureVariant, type ComparedResult, comparedResult, maximumCompared, variantsOf } from './allure-variants.js'
import { isGlobals, isResult, readLargeFile } from './read-allure-file.js'

/** The size of the results that are kept for the second pass, in characters of their files. The others are read twice. */
const maximumKept = 32 * 1024 * 1024

/** The characters that the names of tests with one id may add together. */
const maximumSuffixes = 8 * 1024 * 1024
const maximumWanted = 100_000

const extraFiles = /-(?:globals|container)\.json$/
const containerName = /-container\.json$/

/** A result that was read. */
interface ReadResult {
  readonly result: WritableResult
  readonly uuid: string | undefined
  /** Returns the result with its steps and attachments. Undefined for a test that passed. */
  readonly withEvidence: ((fixtures: readonly AllureFixtures[]) => WritableResult) | undefined
}

/** How many times larger the steps of a result are than their text. */
const objectFactor = 4

/**
 * Reads the results of a folder. The first pass finds out which results are attempts of one test; the second passes the tests on. Most
 * folders are small enough that their results are kept between the passes.
 */
export async function readAllureFolder(folder: FolderSource, sink: Sink): Promise<void> {
  const { names } = folder
  const facts = createAttemptFacts(names.length)
  const errors = createAllureRunErrors(sink)
  const kept: (ReadResult | undefined)[] = []
  let keptLength = 0
  let framework = ''

  const wanted = new Set<string>()
  const extra = besideOf(folder, sink)
  for (const name of extra) {
    const rest = folder.rest(0)
    if (rest !== undefined) await rest
    const content = contentOf(folder, name, sink)
    if (content === undefined || (typeof content === 'string' && !mayMatter(content))) continue
    const raw = typeof content === 'string' ? parseText(content, folder, name, sink) : await readParts(content, folder, name, sink)
    if (raw === undefined || raw === 'left') continue
    if (containerName.test(name)) errors.container(raw, `${folder.path}/${name}`)
    else errors.globals(raw, `${folder.path}/${name}`)
  }
  for (const [index, name] of names.entries()) {
    const rest = folder.rest(index / names.length / 2)
    if (rest !== undefined) await rest
    const content = contentOf(folder, name, sink)
    if (content === undefined) continue
    const isHeld = typeof content === 'string'
    const raw = isHeld ? parseText(content, folder, name, sink) : await readParts(content, folder, name, sink)
    if (raw === undefined) continue
    if (raw !== 'left' && isGlobals(raw)) errors.globals(raw, `${folder.path}/${name}`)
    else if (raw === 'left' || !isResult(raw)) folder.leave(name)
    else {
      const labels = readLabels(raw)
      facts.add(index, raw, labels)
      if (facts.isFailed(index)) errors.failed(raw.uuid)
      if (framework === '') framework = labels.framework
      if (isHeld && keptLength + content.length <= maximumKept) {
        const read = convert(raw, labels, folder, sink)
        const hasSteps = read.withEvidence !== undefined && recordsOf(raw.steps).length > 0
        keptLength += hasSteps ? content.length * objectFactor : content.length
        kept[index] = read
      }
      if (typeof raw.uuid === 'string' && wanted.size < maximumWanted && mayBeShown(statusOf(raw), sink)) wanted.add(raw.uuid)
    }
  }

  const fixtures = createFixturesOfTests(wanted)
  if (wanted.size > 0) await readFixtures()

  const variants = new Map<number, AllureVariant>()
  let suffixesLength = 0
  for (const group of facts.unlike()) await findVariants(group)
  const tests = facts.tests((index) => variants.get(index)?.number ?? 0)
  let unfinished = 0
  for (const [done, indexes] of tests.entries()) {
    const rest = folder.rest(0.5 + done / tests.length / 2)
    if (rest !== undefined) await rest
    const results: ReadResult[] = []
    for (const index of indexes.slice(-recordLimits.attempts - 1)) {
      const first = kept[index]
      // Attempts that passed are shown if the test has several.
      const isComplete = first !== undefined && (indexes.length === 1 || first.withEvidence !== undefined)
      const read = isComplete ? first : ((await convertAgain(index, indexes.length > 1)) ?? first)
      kept[index] = undefined
      if (read === undefined) continue
      results.push(read.withEvidence === undefined ? read : { ...read, result: read.withEvidence(fixtures.of(read.uuid)) })
    }
    const last = results.pop()
    if (last === undefined) continue
    const { result } = last
    result.name += variants.get(indexes.at(-1) ?? 0)?.suffix ?? ''
    if (result.status === 'running') unfinished += 1
    if (results.length > 0) result.attempts = results.map((each) => attemptOf(each.result))
    if (result.status === 'successful' && indexes.some(facts.isFailed)) result.flaky = true
    sink.test(result, last.uuid)
  }
  errors.finish(framework)
  reportUnfinished(sink, unfinished)

  async function findVariants(group: readonly number[]): Promise<void> {
    const rest = folder.rest(0.5)
    if (rest !== undefined) await rest
    const results: ComparedResult[] = []
    // The last reading reports a file that cannot be read again.
    for (const index of group.slice(0, maximumCompared)) results.push(comparedResult((await readAgain(folder, index, silentSink)) ?? {}))
    const found = variantsOf(results)
    if (found.length === 0 && group.length === results.length) return
    for (const [at, index] of group.entries()) {
      // The results that were not compared are tests of their own.
      const { number, suffix } = found[at] ?? { number: at < results.length ? 0 : at, suffix: '' }
      suffixesLength += suffix.length
      variants.set(index, { number, suffix: suffixesLength > maximumSuffixes ? '' : detach(suffix) })
    }
  }

  async function readFixtures(): Promise<void> {
    for (const name of extra) {
      if (!containerName.test(name)) continue
      const rest = folder.rest(0.5)
      if (rest !== undefined) await rest
      // The first reading has reported what is wrong with the file.
      const content = contentOf(folder, name, silentSink)
      if (typeof content !== 'string' || !mayHaveFixtures(content)) continue
      const raw = parseJson(content)
      if (isRecord(raw)) fixtures.add(raw, content.length * objectFactor)
    }
  }

  async function readAgain(source: FolderSource, index: number, target: Sink): Promise<JsonRecord | undefined> {
    const name = names[index] ?? ''
    const content = contentOf(source, name, target)
    if (content === undefined) return undefined
    const raw = typeof content === 'string' ? parseText(content, source, name, target) : await readParts(content, source, name, target)
    if (raw === undefined) return undefined
    if (raw !== 'left' && facts.isSame(index, raw)) return raw
    report(source, name, target, 'The file was replaced while the folder was read')
    return undefined
  }

  async function convertAgain(index: number, isAttempt: boolean): Promise<ReadResult | undefined> {
    const raw = await readAgain(folder, index, sink)
    return raw && convert(raw, readLabels(raw), folder, isAttempt ? { keepsPassed: true } : sink)
  }
}

const mayBeShown = (status: Status, { keepsPassed }: Pick<Sink, 'keepsPassed'>): boolean =>
  keepsPassed === true || (status !== 'successful' && status !== 'skipped')

function convert(raw: JsonRecord, labels: AllureLabels, folder: FolderSource, sink: Pick<Sink, 'keepsPassed'>): ReadResult {
  const result = allureResult(raw, labels, folder.path)
  // Nothing else is kept of the file.
  const { steps, attachments, parameters } = raw
  return {
    result,
    uuid: typeof raw.uuid === 'string' ? raw.uuid : undefined,
    withEvidence: mayBeShown(result.status, sink)
      ? (fixtures) => Object.assign(result, allureEvidence({ steps, attachments, parameters }, result.message, fixtures))
      : undefined,
  }
}

/** Most containers have no failed fixture, so they are not parsed. */
const mayMatter = (text: string): boolean => /"(?:failed|broken|errors)"/i.test(text)

function besideOf(folder: FolderSource, sink: Sink): readonly string[] {
  try {
    return folder.beside(extraFiles)
  } catch (error) {
    sink.problem({ severity: 'error', kind: 'incomplete', message: `The folder could not be listed: ${reasonOf(error)}.` })
    return []
  }
}

/** Returns the text of a file, or a source if it is large. Returns undefined if it cannot be read; the sink has received the problem. */
function contentOf(folder: FolderSource, name: string, sink: Sink): string | TextSource | undefined {
  try {
    return folder.read(name)
  } catch (error) {
    reportUnreadable(folder, name, sink, error)
    return undefined
  }
}

/**
 * Parses an object. Returns `left` for JSON that is not an object.
 * @returns undefined if the text is damaged; the sink has received the problem
 */
function parseText(text: string, folder: FolderSource, name: string, sink: Sink): JsonRecord | 'left' | undefined {
  const value = parseJson(text)
  if (isRecord(value)) return value
  if (value !== undefined) return 'left'
  const reason = text.trim() === '' ? 'is empty' : 'was cut or is not valid JSON'
  report(folder, name, sink, `The file ${reason}: the tool that wrote it may have been stopped. The other results are kept`)
  return undefined
}

/** Does the same for a file that is too large to be held. */
async function readParts(source: TextSource, folder: FolderSource, name: string, sink: Sink): Promise<JsonRecord | undefined> {
  const path = `${folder.path}/${name}`
  try {
    return await readLargeFile(source, { ...sink, problem: (problem) => sink.problem({ path, ...problem }) })
  } catch (error) {
    reportUnreadable(folder, name, sink, error)
    return undefined
  }
}

function reportUnreadable(folder: FolderSource, name: string, sink: Sink, error: unknown): void {
  report(folder, name, sink, `The file could not be read: ${reasonOf(error)}`)
}

function report(folder: FolderSource, name: string, sink: Sink, message: string): void {
  sink.problem({ severity: 'error', kind: 'incomplete', message: `${message}.`, path: `${folder.path}/${name}` })
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && (error.code === 'ELOOP' || error.code === 'EMLINK'))
    return 'it is a link, and links are not followed'
  return messageOf(error).replace(/\.$/, '')
}
