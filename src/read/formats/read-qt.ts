import { baseName } from '../../base/text/base-name.js'
import { cutWithMargin } from '../../base/text/cut-margin.js'
import { detach } from '../../base/text/detach.js'
import type { WritableResult } from '../../records/record.js'
import { type CapturedText, createCapturedText } from './fields/captured-text.js'
import { lineNumber } from './fields/line-number.js'
import { addMetadata, type Metadata } from './fields/metadata.js'
import { parseDuration } from './fields/numbers.js'
import { createRunErrors, type RunErrors } from './fields/run-errors.js'
import type { Sink, TextSource } from './format.js'
import { type Attributes, type ElementHandlers, readXml, type XmlCursor } from './xml/xml.js'

/** The weight of an incident. The heaviest incident of a row decides its status. */
type Weight = 0 | 1 | 2 | 3 | 4

const unknownWord = 0
const good = 1
const skip = 2
const blacklisted = 3
const bad = 4

const weights = new Map<string | undefined, Weight>([
  ['pass', good],
  // An expected failure; a pass of the same row usually follows.
  ['xfail', good],
  ['bpass', good],
  ['bxfail', good],
  ['skip', skip],
  // Blacklisted failures do not count for Qt's own exit status.
  ['bfail', blacklisted],
  ['bxpass', blacklisted],
  ['fail', bad],
  ['xpass', bad],
])

const statuses = ['unknown', 'successful', 'skipped', 'skipped', 'failed'] as const

/** A data row of a test function, or the whole function if it has no data. */
interface Row {
  readonly tag: string
  /** The weight of `reason`, or -1 if there has been no incident. */
  weight: Weight | -1
  /** The incident that decides the status and provides the message and the place. */
  reason: QtEntry | undefined
  readonly result: WritableResult
}

/** An `<Incident>` or `<Message>`. */
interface QtEntry {
  readonly attributes: Attributes
  readonly isMessage: boolean
  tag: string
  description: string
}

/** Reads a file of Qt Test. */
export async function readQt(source: TextSource, sink: Sink): Promise<void> {
  const runErrors = createRunErrors(sink)
  await readXml(source, sink, (cursor) => handlersFor(sink, runErrors, cursor, nameOfFile(source.path)), { fragments: true })
  runErrors.finish()
}

/** Returns the name of a file without its extensions. Light XML does not contain the test class, but the file is usually named after it. */
function nameOfFile(path: string): string {
  const name = baseName(path)
  const dot = name.indexOf('.')
  return dot > 0 ? name.slice(0, dot) : name
}

function handlersFor(sink: Sink, runErrors: RunErrors, cursor: XmlCursor, fileName: string): ElementHandlers {
  const noCase: readonly string[] = fileName === '' ? [] : [fileName]
  let suite = noCase
  let functionName: string | undefined
  let row: Row | undefined
  let entry: QtEntry | undefined
  let duration: number | undefined
  let crash: string | undefined
  // A message appears before or after the incident of its row.
  let rowOutput = createOutput()
  let nextOutput = createOutput()
  let nextMetadata: Metadata | undefined
  const details = createCapturedText()
  let faults = 0

  const finishRow = () => {
    if (row === undefined) return
    const { result, weight, reason } = row
    result.status = statuses[weight === -1 ? unknownWord : weight]
    if (reason !== undefined && reason.description !== '') result.message = reason.description
    if (reason?.attributes.file) placeTest(result, reason.attributes)
    const stdout = rowOutput.take()
    if (stdout !== undefined) result.stdout = stdout
    if (faults > 0) result.details = details.take()
    faults = 0
    row = undefined
    sink.test(result)
  }

  const beginRow = (tag: string) => {
    finishRow()
    const name = functionName ?? ''
    const own: Row = {
      tag,
      weight: -1,
      reason: undefined,
      result: { name: tag === '' ? name : `${name}(${tag})`, suite, status: 'unknown' },
    }
    const output = rowOutput
    rowOutput = nextOutput
    nextOutput = output
    if (nextMetadata !== undefined) own.result.metadata = nextMetadata
    nextMetadata = undefined
    row = own
    return own
  }

  const takeIncident = (incident: QtEntry) => {
    const { attributes, tag, description } = incident
    const current = row === undefined || row.tag !== tag ? beginRow(tag) : row
    const weight = weights.get(attributes.type) ?? unknownWord
    if (weight === bad) addFault(attributes, description)
    // The first of several incidents with the same weight counts.
    if (weight <= current.weight) return
    current.weight = weight
    current.reason = incident
  }

  const addFault = ({ file, line }: Attributes, description: string) => {
    if (description === '' && !file) return
    if (faults > 0) details.append('\n')
    faults += 1
    details.append(description)
    if (file) details.append(`\n   Loc: [${file}(${line ?? 0})]`)
  }

  const takeMessage = ({ attributes, tag, description }: QtEntry) => {
    const type = attributes.type ?? 'message'
    if (functionName === undefined) {
      if (type === 'qfatal') runErrors.add('The program ended with a fatal error outside of a test function', description, cursor.line)
      return
    }
    if (type === 'qfatal') crash = description
    const output = row !== undefined && row.tag === tag ? rowOutput : nextOutput
    output.add(`${type}: ${description}`)
  }

  const entryHandler = (isMessage: boolean) => ({
    open(attributes: Attributes) {
      entry = { attributes, isMessage, tag: '', description: '' }
    },
    close(_text: string, complete: boolean) {
      const own = entry
      entry = undefined
      if (own === undefined || !complete) return
      // Up to Qt 6.2, a skipped row has no incident.
      const isIncident = !own.isMessage || own.attributes.type === 'skip'
      if (!isIncident) takeMessage(own)
      else if (functionName !== undefined) takeIncident(own)
    },
  })

  return {
    TestCase: {
      open({ name }) {
        suite = name ? [detach(name)] : noCase
      },
      close() {
        suite = noCase
      },
    },
    TestFunction: {
      open({ name }) {
        functionName = name === undefined ? '' : detach(name)
        duration = undefined
        crash = undefined
      },
      close(_text, complete) {
        if (row === undefined) {
          // Without an incident, the function has no test that could show the error.
          if (crash !== undefined && complete)
            runErrors.add(`The program ended with a fatal error in "${cutWithMargin(functionName ?? '', 200)}"`, crash, cursor.line)
        } else {
          // Qt measures the whole function. Its last row gets the duration.
          if (duration !== undefined) row.result.duration = duration
          const rest = nextOutput.take()
          if (rest !== undefined) rowOutput.add(rest)
          finishRow()
        }
        nextOutput.take()
        nextMetadata = undefined
        functionName = undefined
      },
    },
    'TestFunction/Duration': {
      open({ msecs }) {
        duration = parseDuration(msecs, 1)
      },
    },
    Incident: entryHandler(false),
    Message: entryHandler(true),
    DataTag: {
      close(text) {
        if (entry !== undefined) entry.tag = text
      },
      text: true,
    },
    Description: {
      close(text) {
        if (entry !== undefined) entry.description = text
      },
      text: true,
    },
    BenchmarkResult: {
      open({ metric = '', tag = '', value = '', iterations }) {
        const isOfRow = row !== undefined && row.tag === tag
        let metadata = addMetadata(isOfRow ? row?.result.metadata : nextMetadata, `benchmark ${metric}`, value)
        if (iterations !== undefined) metadata = addMetadata(metadata, `benchmark ${metric} iterations`, iterations)
        if (isOfRow && row !== undefined) row.result.metadata = metadata
        else nextMetadata = metadata
      },
    },
  }
}

function placeTest(result: WritableResult, { file = '', line }: Attributes): void {
  result.file = file
  const number = lineNumber(line)
  if (number !== undefined) result.line = number
}

interface Output {
  add(line: string): void
  /** Returns and removes the lines, or returns undefined if there are none. */
  take(): string | undefined
}

function createOutput(): Output {
  const text: CapturedText = createCapturedText()
  let isEmpty = true
  return {
    add(line) {
      text.append(isEmpty ? line : `\n${line}`)
      isEmpty = false
    },
    take() {
      if (isEmpty) return undefined
      isEmpty = true
      return text.take()
    },
  }
}
