import { recordLimits } from '../../../records/limits.js'
import { maximumContent } from '../fields/attachment-list.js'
import { capText } from '../fields/captured-text.js'
import { addMetadata } from '../fields/metadata.js'
import { createRunErrors } from '../fields/run-errors.js'
import type { Sink, TextSource } from '../format.js'
import { type Attributes, type ElementHandler, type ElementHandlers, readXml, type XmlCursor } from '../xml/xml.js'
import { attachmentHandlers, evidenceOf } from './junit-attachment-handlers.js'
import { caseHandlers, otherElementNames } from './junit-case-handlers.js'
import { createJunitDoubts, type ExcusedSuites } from './junit-doubts.js'
import { addEvidence, addSuiteAttachments, evidenceProperty, isEvidenceProperty } from './junit-evidence.js'
import { createJunitReading, type JunitReading } from './junit-reading.js'
import { createJunitRepeats, type GradleRetries } from './junit-repeats.js'
import { rerunHandlers } from './junit-rerun-handlers.js'
import { createStatedRuns, type RunTotals } from './junit-stated-runs.js'
import { createSuiteFiles } from './junit-suite-files.js'
import { suiteHandlers } from './junit-suite-handlers.js'
import type { SuiteFiles } from './junit-suite-output.js'
import { createJunitTotals } from './junit-totals.js'

/** Reads a JUnit XML file. */
export async function readJunit(source: TextSource, sink: Sink): Promise<void> {
  const known = createSuiteFiles()
  const nothing = { retries: new Map(), excused: new Set<number>(), runs: new Map() }
  const found = await readOnce(source, sink, { ...nothing, files: { known: createSuiteFiles(), found: known } })
  const { retries = new Map(), excused, runs } = found
  if (retries.size === 0 && known.count() === 0 && excused.size === 0 && runs.size === 0) return
  sink.restart()
  const files = { known, found: createSuiteFiles() }
  const merged = await readOnce(source, sink, { ...found, files })
  if ([...retries].every(([key, count]) => merged.retries?.get(key) === count)) return
  // A test of the same name passed before the first failure, or the file has changed.
  sink.restart()
  await readOnce(source, sink, { ...found, retries: undefined, files })
}

/** The facts about a file that are known at its end. */
interface Facts {
  /** Tests that Gradle repeated, and whose runs are merged; undefined if runs are never merged. */
  readonly retries: GradleRetries | undefined
  /** Suites whose doubtful failures do not count. */
  readonly excused: ExcusedSuites
  /** Tests whose cases state which run of a test they are. */
  readonly runs: RunTotals
}

/**
 * Reads the file and returns the facts about it.
 * @param known the facts that an earlier reading has found
 */
async function readOnce(source: TextSource, sink: Sink, known: Facts & { readonly files: SuiteFiles }): Promise<Facts> {
  const { files } = known
  const totals = createJunitTotals(sink)
  const errors = createRunErrors(sink)
  const repeats = createJunitRepeats(sink, source.path, known.retries)
  const doubts = createJunitDoubts(known.excused)
  const statedRuns = createStatedRuns(known.runs)
  const handlers = (cursor: XmlCursor): ElementHandlers => {
    const reading = createJunitReading(sink, cursor, { totals, errors, repeats, statedRuns, doubts, files })
    return {
      ...suiteHandlers(reading),
      ...caseHandlers(reading),
      ...rerunHandlers(reading),
      ...propertyHandlers(reading),
      ...attachmentHandlers(reading),
      'system-out': outputElement(reading, 'stdout'),
      'system-err': outputElement(reading, 'stderr'),
      'system.out': outputElement(reading, 'stdout'),
      'system.err': outputElement(reading, 'stderr'),
    }
  }
  await readXml(source, sink, handlers, { otherNames: otherElementNames })
  errors.finish()
  totals.check()
  return { retries: repeats.finish(), excused: doubts.found(), runs: statedRuns.found() }
}

const outputElement = (reading: JunitReading, stream: 'stdout' | 'stderr'): ElementHandler => ({
  close(text) {
    const { rerun, testCase, caseOutput, suiteOutput, suite } = reading
    if (text.trim() === '') return
    if (rerun !== undefined) rerun[stream] = text
    else if (testCase !== undefined) caseOutput.add(testCase.result, stream, text)
    else {
      suiteOutput.add(stream, text)
      if (Number(suite.attributes.errors) > 0 && suite.output.length < maximumOutput) suite.output += `\n${text.slice(0, maximumOutput)}`
    }
  },
  text: true,
})

/** How much of the output of a suite may explain its errors, in UTF-16 units. */
const maximumOutput = 16 * 1024

/** Names of properties whose value is a tag. */
const tagProperties = new Set(['tag', 'tags', 'group', 'groups', 'category', 'categories', 'label'])

function propertyHandlers(reading: JunitReading): ElementHandlers {
  let attributes: Attributes = {}
  let item: Attributes = {}
  let itemTexts = ''
  return {
    'properties/property': {
      open(own) {
        attributes = own
        itemTexts = ''
      },
      close(text) {
        const { name, value = text + itemTexts } = attributes
        if (!name) return
        if (isEvidenceProperty(name)) {
          const evidence = evidenceOf(reading)
          if (evidence !== undefined) addEvidence(evidence, name, value)
          else if (reading.testCase === undefined) addSuiteAttachments(reading.suite, name, value)
          if (name === evidenceProperty) return
        }
        const { suite, testCase } = reading
        if (name === 'go.version' && testCase === undefined) {
          reading.goRuns.startSuite()
          suite.isOfGo = true
        }
        if (!tagProperties.has(name)) {
          if (testCase !== undefined) testCase.result.metadata = addMetadata(testCase.result.metadata, name, value)
        } else if (value) {
          const owner = testCase?.result ?? suite
          const { tags = [] } = owner
          // A suite shares its tags with the suites around it, so the array is replaced.
          if (tags.length < recordLimits.tags) owner.tags = [...tags, value]
        }
      },
      text: true,
    },
    'property/item': {
      dataLimit: () => (attributes.name === evidenceProperty && reading.testCase !== undefined ? maximumContent : recordLimits.text),
      open(own) {
        item = own
      },
      close(text, complete) {
        const evidence = attributes.name === evidenceProperty && complete ? evidenceOf(reading) : undefined
        if (evidence !== undefined) evidence.attachments.add({ name: item.name || 'attachment', content: { base64: text.trim() } })
        else itemTexts = capText(itemTexts + text)
      },
      text: true,
    },
  }
}
