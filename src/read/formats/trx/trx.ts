import type { Format } from '../format.js'

/**
 * TRX: the results of MSTest, VSTest and the Microsoft testing platform. Sources: `vstst.xsd` of Visual Studio, and the TrxLogger of
 * microsoft/vstest.
 */
export const trx = {
  id: 'trx',
  title: 'TRX (MSTest, VSTest)',
  include: ['**/*.trx'],
  matches(head) {
    if (head.kind !== 'xml' || head.root === undefined) return undefined
    const { local, namespace } = head.root
    // CppUnit and AUnit have a root element of the same name, without a namespace.
    if (local !== 'TestRun' || !namespace.includes('microsoft.com/schemas/VisualStudio/TeamTest')) return undefined
    return 'root element <TestRun>'
  },
  async read(source, sink) {
    const { readTrx } = await import('./read-trx.js')
    await readTrx(source, sink)
  },
} as const satisfies Format
