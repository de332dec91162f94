import type { ReadAttachment } from '../../../records/evidence.js'
import type { Status } from '../../../records/record.js'
import { type AttachmentList, createAttachmentList } from '../fields/attachment-list.js'
import { createFieldAppender, type FieldAppender } from '../fields/field-appender.js'
import { firstLine } from '../fields/first-line.js'
import { keepsEvidence } from '../fields/keeps-evidence.js'
import { parseNumber, parseTimeSpan } from '../fields/numbers.js'
import { parseTimestamp } from '../fields/timestamps.js'
import type { Sink, TextSource } from '../format.js'
import { type Attributes, type ElementHandlers, readXml, type XmlCursor } from '../xml/xml.js'
import { createTrxAttachments, type TrxAttachments } from './trx-attachments.js'
import { definitionHandlers } from './trx-definition-handlers.js'
import { createTrxDefinitions, type TrxDefinitions } from './trx-definitions.js'
import { createTrxHeldResults, type TrxResult, type TrxTexts } from './trx-held-results.js'
import { createTrxRun, type TrxRun } from './trx-run.js'
import { describeTrxTest } from './trx-test.js'

/** An open result element. */
interface Frame {
  readonly attributes: Attributes
  readonly status: Status
  texts: TrxTexts | undefined
  /** Set if one of the texts is spread over several elements. */
  appender: FieldAppender<keyof TrxTexts> | undefined
  attachments: AttachmentList | undefined
  /** Whether it contains results, as ordered and data-driven tests do. */
  isContainer: boolean
  /** Whether a result inside failed or was cancelled, which explains the status of the container. */
  isExplained: boolean
}

const resultElements = [
  'UnitTestResult',
  'TestResultAggregation',
  'GenericTestResult',
  'WebTestResult',
  'LoadTestResult',
  'ManualTestResult',
  'TestResult',
]

const statuses = new Map<string | undefined, Status>([
  ['Passed', 'successful'],
  ['Warning', 'successful'],
  ['Completed', 'successful'],
  ['PassedButRunAborted', 'successful'],
  ['Failed', 'failed'],
  ['Error', 'failed'],
  ['Timeout', 'failed'],
  ['NotRunnable', 'failed'],
  // MSTest omits the default of its schema, which is Error. Its counters confirm that.
  [undefined, 'failed'],
  ['NotExecuted', 'skipped'],
  ['Inconclusive', 'skipped'],
  ['Blocked', 'skipped'],
  ['NotApplicable', 'skipped'],
  ['Aborted', 'cancelled'],
  ['Disconnected', 'cancelled'],
  ['InProgress', 'running'],
  ['Pending', 'running'],
])

/** Reads a TRX file. */
export async function readTrx(source: TextSource, sink: Sink): Promise<void> {
  const definitions = createTrxDefinitions()
  if (await readOnce(source, sink, definitions, false)) return
  sink.restart()
  await readOnce(source, sink, definitions, true)
}

/**
 * @param isKnown whether `definitions` is already complete
 * @returns false if results had to be dropped before their definitions were read
 */
async function readOnce(source: TextSource, sink: Sink, definitions: TrxDefinitions, isKnown: boolean): Promise<boolean> {
  const run = createTrxRun(sink)
  const held = createTrxHeldResults()
  let isSealed = isKnown
  let isOverfull = false

  const pass = (result: TrxResult) => sink.test(describeTrxTest(result, definitions.get(result.testId)))
  const take = (result: TrxResult) => {
    run.addTest(result.status)
    if (isSealed) pass(result)
    else if (!isOverfull) isOverfull = !held.hold(result)
  }
  const seal = (sealed: boolean) => {
    held.release(pass)
    isSealed = sealed || isKnown
  }

  const files = createTrxAttachments()
  await readXml(source, sink, (cursor) => ({
    ...resultHandlers({
      take,
      takeFile: (file) => sink.file?.(file),
      addElement: run.addElement,
      files,
      keeps: (status) => keepsEvidence(sink, { status }),
    }),
    'TestSettings/Deployment': {
      open({ runDeploymentRoot }) {
        files.setRoot(runDeploymentRoot)
      },
    },
    ...definitionHandlers(definitions),
    TestDefinitions: {
      close(_text, complete) {
        if (complete) seal(true)
      },
    },
    TestRun: {
      close() {
        seal(false)
      },
    },
    ...summaryHandlers(run, cursor),
  }))
  held.release(pass)
  if (!isOverfull) run.finish()
  return !isOverfull
}

interface ResultTarget {
  readonly take: (result: TrxResult) => void
  /** Receives a file of the whole run. */
  readonly takeFile: (file: ReadAttachment) => void
  readonly addElement: (isTop: boolean) => void
  readonly files: TrxAttachments
  /** Returns whether the attachments of a result are wanted. */
  readonly keeps: (status: Status) => boolean
}

function resultHandlers({ take, takeFile, addElement, files, keeps }: ResultTarget): ElementHandlers {
  const frames: Frame[] = []

  const result = {
    open(attributes: Attributes) {
      const parent = frames.at(-1)
      if (parent !== undefined) parent.isContainer = true
      addElement(parent === undefined)
      frames.push({
        attributes,
        status: statuses.get(attributes.outcome) ?? 'unknown',
        texts: undefined,
        appender: undefined,
        attachments: undefined,
        isContainer: false,
        isExplained: false,
      })
    },
    close(_text: string, complete: boolean) {
      const frame = frames.pop()
      if (frame === undefined) return
      if (frame.texts !== undefined) frame.appender?.finish(frame.texts)
      const parent = frames.at(-1)
      const isBad = frame.status === 'failed' || frame.status === 'cancelled'
      const counts = complete && (frame.isContainer ? isBad && !frame.isExplained : true)
      if (counts) take(trxResult(frame, parent))
      if (parent !== undefined && (frame.isExplained || (counts && isBad))) parent.isExplained = true
    },
  }

  const textElement = (field: keyof TrxTexts) =>
    ({
      close(text: string, complete: boolean) {
        const frame = frames.at(-1)
        if (frame === undefined || !complete || text.trim() === '') return
        const texts = frame.texts ?? {}
        frame.texts = texts
        if (texts[field] === undefined) {
          texts[field] = text
        } else {
          frame.appender ??= createFieldAppender()
          frame.appender.add(texts, field, text)
        }
      },
      text: true,
    }) as const

  const addFile = (path: string | undefined) => {
    const frame = frames.at(-1)
    if (!path || (frame !== undefined && !keeps(frame.status))) return
    const attachment = files.attachmentOf(path, frame?.attributes ?? {})
    if (attachment === undefined) return
    // The summary of the run, which is outside of all results, has files too.
    if (frame === undefined) {
      takeFile(attachment)
      return
    }
    frame.attachments ??= createAttachmentList()
    frame.attachments.add(attachment)
  }

  return {
    ...Object.fromEntries(resultElements.map((name) => [name, result])),
    ResultFile: {
      open({ path }) {
        addFile(path)
      },
    },
    // Of a data collector, such as a video recorder.
    'UriAttachment/A': {
      open({ href }) {
        addFile(href)
      },
    },
    'ErrorInfo/Message': textElement('message'),
    'ErrorInfo/StackTrace': textElement('details'),
    'Output/StdOut': textElement('stdout'),
    'Output/StdErr': textElement('stderr'),
    'Output/DebugTrace': textElement('stdout'),
    'TextMessages/Message': textElement('stdout'),
  }
}

function trxResult({ attributes, status, texts, attachments }: Frame, parent: Frame | undefined): TrxResult {
  const { testId = '', testName = '', duration, startTime, dataRowInfo } = attributes
  // In Visual Studio, MSTest gives every data row the name of its test.
  const isNamedByRow = dataRowInfo !== undefined && testName === parent?.attributes.testName
  // xUnit writes the reason of a skip to the output.
  if (status === 'skipped' && texts?.stdout !== undefined) texts.message ??= firstLine(texts.stdout)
  return {
    testId,
    name: isNamedByRow ? `${testName} (Data Row ${dataRowInfo})` : testName,
    status,
    duration: parseTimeSpan(duration) ?? Number.NaN,
    timestamp: parseTimestamp(startTime) ?? Number.NaN,
    texts,
    attachments: attachments?.take(),
  }
}

function summaryHandlers(run: TrxRun, cursor: XmlCursor): ElementHandlers {
  let infoOutcome: string | undefined
  return {
    ResultSummary: {
      open({ outcome }) {
        run.setOutcome(outcome, cursor.line)
      },
    },
    // A data-driven result has its own counters.
    'ResultSummary/Counters': {
      open({ total }) {
        run.addStatedTotal(parseNumber(total))
      },
    },
    RunInfo: {
      open({ outcome }) {
        infoOutcome = outcome
      },
    },
    'RunInfo/Text': {
      close(text) {
        run.addRunInfo(infoOutcome, text.trim(), cursor.line)
      },
      text: true,
    },
  }
}
