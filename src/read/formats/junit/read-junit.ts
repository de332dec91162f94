import { addMetadata } from '../fields/metadata.js'
import { createRunErrors } from '../fields/run-errors.js'
import type { Sink, TextSource } from '../format.js'
import { type Attributes, type ElementHandler, type ElementHandlers, readXml } from '../xml/xml.js'
import { caseHandlers } from './junit-case-handlers.js'
import { createJunitReading, type JunitReading } from './junit-reading.js'
import { createJunitRepeats, type GradleRetries } from './junit-repeats.js'
import { rerunHandlers } from './junit-rerun-handlers.js'
import { suiteHandlers } from './junit-suite-handlers.js'
import { createJunitTotals } from './junit-totals.js'

/** Reads a JUnit XML file. */
export async function readJunit(source: TextSource, sink: Sink): Promise<void> {
  const retries = await readOnce(source, sink, new Map())
  if (retries.size === 0) return
  sink.restart()
  const merged = await readOnce(source, sink, retries)
  if ([...retries].every(([key, runs]) => merged.get(key) === runs)) return
  // A test of the same name passed before the first failure, or the file has changed.
  sink.restart()
  await readOnce(source, sink, undefined)
}

/** Reads the file and returns the tests that Gradle repeated. Their runs are merged if an earlier reading found them. */
async function readOnce(source: TextSource, sink: Sink, retries: GradleRetries | undefined): Promise<GradleRetries> {
  const totals = createJunitTotals(sink)
  const errors = createRunErrors(sink)
  const repeats = createJunitRepeats(sink, source.path, retries)
  await readXml(source, sink, (cursor) => {
    const reading = createJunitReading(sink, cursor, { totals, errors, repeats })
    return {
      ...suiteHandlers(reading),
      ...caseHandlers(reading),
      ...rerunHandlers(reading),
      ...propertyHandlers(reading),
      'system-out': outputElement(reading, 'stdout'),
      'system-err': outputElement(reading, 'stderr'),
    }
  })
  errors.finish()
  totals.check()
  return repeats.finish()
}

const outputElement = (reading: JunitReading, stream: 'stdout' | 'stderr'): ElementHandler => ({
  close(text) {
    const { rerun, testCase, caseOutput, suiteOutput } = reading
    if (text.trim() === '') return
    if (rerun !== undefined) rerun[stream] = text
    else if (testCase !== undefined) caseOutput.add(testCase.result, stream, text)
    else suiteOutput.add(stream, text)
  },
  text: true,
})

const maximumTags = 200

/** Names of properties whose value is a tag. */
const tagProperties = new Set(['tag', 'tags', 'group', 'groups', 'category', 'categories', 'label'])

function propertyHandlers(reading: JunitReading): ElementHandlers {
  let attributes: Attributes = {}
  return {
    'properties/property': {
      open(own) {
        attributes = own
      },
      close(text) {
        const { name, value = text } = attributes
        if (!name) return
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
          if (tags.length < maximumTags) owner.tags = [...tags, value]
        }
      },
      text: true,
    },
  }
}
