import type { Format } from '../format.js'
import { hasElement } from '../head.js'

/**
 * xUnit.net v1 (`assembly` › `class`), v2 and v3 (`assemblies` › `assembly` › `collection`).
 * Sources: "XML Format v1" and "XML Format v2" on xunit.net; the latter covers what v3 adds.
 */
export const xunit = {
  id: 'xunit',
  title: 'xUnit.net XML',
  include: ['**/*xunit*.xml', '**/*xUnit*.xml'],
  matches(head) {
    if (head.kind !== 'xml' || head.root === undefined) return undefined
    const { local, namespace, attributes } = head.root
    // Maven's assembly descriptors have a root <assembly> in a namespace.
    if (namespace !== '') return undefined
    if (local === 'assemblies') return 'root element <assemblies>'
    const isXunit =
      attributes['test-framework'] !== undefined || hasElement(head, 'class', 'assembly') || hasElement(head, 'collection', 'assembly')
    return local === 'assembly' && isXunit ? 'root element <assembly>' : undefined
  },
  async read(source, sink) {
    const { readXunit } = await import('./read-xunit.js')
    await readXunit(source, sink)
  },
} as const satisfies Format
