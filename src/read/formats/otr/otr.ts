import type { Format } from '../format.js'

const namespace = 'https://schemas.opentest4j.org/reporting/'

/**
 * Open Test Reporting: events and hierarchy, core 0.1.0 and 0.2.0. The JUnit Platform and PHPUnit (`--log-otr`) write events.
 * Sources: the schemas of open-test-reporting, `OpenTestReportGeneratingListener` of JUnit 5.9, `OtrXmlLogger` of PHPUnit 13.4.
 */
export const otr = {
  id: 'otr',
  title: 'Open Test Reporting',
  include: ['**/open-test-report*.xml', '**/junit-platform-events-*.xml', '**/otr*.xml', '**/*-otr.xml'],
  matches(head) {
    if (head.kind !== 'xml' || head.root === undefined) return undefined
    const { local, namespace: own } = head.root
    if ((local !== 'events' && local !== 'execution') || !own.startsWith(namespace)) return undefined
    return `root element <${local}> in the namespace of Open Test Reporting`
  },
  async read(source, sink) {
    const { readOtr } = await import('./read-otr.js')
    await readOtr(source, sink)
  },
} as const satisfies Format
