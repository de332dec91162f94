import type { ElementHandlers } from '../xml/xml.js'
import type { JunitReading } from './junit-reading.js'
import { openJunitSuite, rootJunitSuite } from './junit-suite.js'

/** Creates the handlers of `<testsuites>` and `<testsuite>`. */
export function suiteHandlers(reading: JunitReading): ElementHandlers {
  const outer: Pick<JunitReading, 'suite' | 'testCase'>[] = []
  let suites = 0
  return {
    testsuite: {
      open(own) {
        reading.suiteOutput.flush()
        reading.goRuns.closeSuite()
        const { suite, testCase } = reading
        suite.hasSuites = true
        if (testCase !== undefined) testCase.isContainer = true
        suites += 1
        outer.push({ suite, testCase })
        reading.suite = openJunitSuite(suite, own, { line: reading.cursor.line, position: suites }, reading)
        reading.testCase = undefined
      },
      close(_text, complete) {
        reading.suiteOutput.closeSuite()
        reading.goRuns.closeSuite()
        const { suite } = reading
        const around = outer.pop()
        reading.suite = around?.suite ?? rootJunitSuite()
        reading.testCase = around?.testCase
        if (!complete) return
        reading.totals.addSuite(suite, reading.suite)
        reading.doubts.closeSuite(suite)
      },
    },
    testsuites: {
      open(own) {
        reading.isBareRoot = outer.length === 0 && Object.keys(own).length === 0
        if (outer.length === 0) reading.rootAttributes = own
        reading.totals.openReport(own)
      },
      close(_text, complete) {
        reading.suiteOutput.closeSuite()
        if (complete) reading.totals.closeReport(reading.suite)
      },
    },
  }
}
