import type { Format } from './format.js'
import { hasElement } from './head.js'

/**
 * Qt Test XML of Qt 4 to 6, with a root element (`-o file,xml`) or without (`-o file,lightxml`). A file may contain several documents. Each
 * data row counts as a test, as in the totals that Qt prints. Source: qtbase, `qxmltestlogger.cpp`.
 */
export const qt = {
  id: 'qt',
  title: 'Qt Test XML',
  include: ['**/tst_*.xml', '**/tst_*.lightxml', '**/*.lightxml', '**/qtest*.xml', '**/qt-test*.xml'],
  matches(head) {
    if (head.kind !== 'xml' || head.root === undefined) return undefined
    const { local } = head.root
    if (local === 'TestCase' && (hasElement(head, 'Environment', 'TestCase') || hasElement(head, 'TestFunction', 'TestCase')))
      return 'root element <TestCase>'
    // Light XML is the same format without the root element.
    if (local === 'Environment' && hasElement(head, 'QtVersion', 'Environment')) return 'element <QtVersion> inside <Environment>'
    return local === 'TestFunction' && hasElement(head, 'Incident', 'TestFunction') ? 'element <Incident> inside <TestFunction>' : undefined
  },
  async read(source, sink) {
    const { readQt } = await import('./read-qt.js')
    await readQt(source, sink)
  },
} as const satisfies Format
