import type { ElementHandlers } from '../xml/xml.js'
import type { JunitReading } from './junit-reading.js'
import { type JunitSuite, openJunitSuite, rootJunitSuite } from './junit-suite.js'

/** Creates the handlers of `<testsuites>` and `<testsuite>`. */
export function suiteHandlers(reading: JunitReading): ElementHandlers {
  const outer: JunitSuite[] = []
  return {
    testsuite: {
      open(own) {
        reading.suiteOutput.flush()
        reading.goRuns.closeSuite()
        reading.suite.hasSuites = true
        outer.push(reading.suite)
        reading.suite = openJunitSuite(reading.suite, own, reading.cursor.line)
      },
      close(_text, complete) {
        reading.suiteOutput.closeSuite()
        reading.goRuns.closeSuite()
        if (complete) reading.totals.addSuite(reading.suite)
        reading.suite = outer.pop() ?? rootJunitSuite()
      },
    },
    testsuites: {
      open(own) {
        reading.isBareRoot = outer.length === 0 && Object.keys(own).length === 0
        if (outer.length === 0) reading.rootAttributes = own
        reading.totals.openReport(own)
      },
      close() {
        reading.suiteOutput.closeSuite()
      },
    },
  }
}
