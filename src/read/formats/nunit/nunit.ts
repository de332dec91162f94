import type { Format } from '../format.js'
import { hasElement } from '../head.js'

/**
 * NUnit 3 (`test-run`) and NUnit 2 (`test-results`), also wrapped by TouchUnit or cut to a `test-suite`.
 * Sources: "Test Result XML Format" on docs.nunit.org, `Results.xsd` of NUnit 2.5.
 */
export const nunit = {
  id: 'nunit',
  title: 'NUnit XML',
  include: ['**/TestResult*.xml', '**/*nunit*.xml', '**/*NUnit*.xml'],
  matches(head) {
    if (head.kind !== 'xml' || head.root === undefined) return undefined
    const { local, namespace, attributes } = head.root
    // Allure 1 has a root <test-suite> in a namespace of its own.
    if (namespace !== '') return undefined
    if (local === 'test-run' || local === 'test-results') return `root element <${local}>`
    if (local === 'test-suite') {
      const isNunit = attributes.runstate ?? attributes.result ?? attributes.executed ?? attributes.testcasecount
      return isNunit !== undefined || hasElement(head, 'test-case') ? 'root element <test-suite>' : undefined
    }
    return hasElement(head, 'test-results') || hasElement(head, 'test-run') ? `NUnit results in an element <${local}>` : undefined
  },
  async read(source, sink) {
    const { readNunit } = await import('./read-nunit.js')
    await readNunit(source, sink)
  },
} as const satisfies Format
