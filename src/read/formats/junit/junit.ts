import type { Format } from '../format.js'
import { hasElement } from '../head.js'

/**
 * JUnit XML. The format has no owner: every attribute is optional, suites nest to any depth or are missing, and totals are only hints.
 * Sources: Ant's junit.xsl, Surefire's surefire-test-report.xsd, the Jenkins JUnit plug-in, and the files of about forty producers.
 */
export const junit = {
  id: 'junit',
  title: 'JUnit XML',
  include: ['**/junit*.xml', '**/TEST-*.xml', '**/*.junit.xml', '**/*-junit.xml'],
  // The folders are defaults of tools. The file names are usual in workflows, such as `pytest --junitxml=report.xml`.
  wideInclude: [
    '**/test-results/**/*.xml',
    '**/test-reports/**/*.xml',
    '**/surefire-reports/*.xml',
    '**/failsafe-reports/*.xml',
    '**/report.xml',
    '**/results.xml',
    '**/test*report.xml',
    '**/test*results.xml',
    '**/test-output.xml',
    '**/unittest*.xml',
    '**/pytest*.xml',
    '**/nosetests*.xml',
    '**/rspec*.xml',
    // Crash logs, which explain missing tests.
    '**/surefire-reports/*.dump*',
    '**/failsafe-reports/*.dump*',
  ],
  matches(head) {
    if (head.kind !== 'xml' || head.root === undefined) return undefined
    const { local, namespace } = head.root
    if (local !== 'testsuites' && local !== 'testsuite') return undefined
    // Check, a unit test library for C, has a root element of the same name.
    if (namespace.includes('check.sourceforge.net') || (local === 'testsuites' && hasElement(head, 'suite', 'testsuites'))) return undefined
    return `root element <${local}>`
  },
  async read(source, sink) {
    const { readJunit } = await import('./read-junit.js')
    await readJunit(source, sink)
  },
} as const satisfies Format
