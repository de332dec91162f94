import { addMetadata } from '../fields/metadata.js'
import { createRunErrors } from '../fields/run-errors.js'
import type { Format } from '../format.js'
import { hasElement } from '../head.js'
import { type Attributes, type ElementHandler, type ElementHandlers, readXml } from '../xml/xml.js'
import { caseHandlers } from './junit-case-handlers.js'
import { createJunitReading, type JunitReading } from './junit-reading.js'
import { rerunHandlers } from './junit-rerun-handlers.js'
import { suiteHandlers } from './junit-suite-handlers.js'
import { createJunitTotals } from './junit-totals.js'

/**
 * JUnit XML. The format has no owner: every attribute is optional, suites nest to any depth or are missing, and totals are only hints.
 * Sources: Ant's junit.xsl, Surefire's surefire-test-report.xsd, the Jenkins JUnit plug-in, and the files of about forty producers.
 */
export const junit = {
  id: 'junit',
  title: 'JUnit XML',
  include: ['**/junit*.xml', '**/TEST-*.xml', '**/*.junit.xml', '**/*-junit.xml'],
  wideInclude: ['**/test-results/**/*.xml', '**/test-reports/**/*.xml', '**/surefire-reports/*.xml', '**/failsafe-reports/*.xml'],
  matches(head) {
    if (head.kind !== 'xml' || head.root === undefined) return undefined
    const { local, namespace } = head.root
    if (local !== 'testsuites' && local !== 'testsuite') return undefined
    // Check, a unit test library for C, has a root element of the same name.
    if (namespace.includes('check.sourceforge.net') || (local === 'testsuites' && hasElement(head, 'suite', 'testsuites'))) return undefined
    return `root element <${local}>`
  },
  async read(source, sink) {
    const totals = createJunitTotals(sink)
    const errors = createRunErrors(sink)
    await readXml(source, sink, (cursor) => {
      const reading = createJunitReading(sink, cursor, totals, errors)
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
  },
} as const satisfies Format

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
        if (name === 'go.version' && testCase === undefined) reading.goRuns.startSuite()
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
