import type { HashState } from '../../../../base/browser/hash-state.js'
import { createPopup, type Popup } from '../../../../base/browser/popup.js'
import { nameOf, suiteOf } from '../pieces/test-name.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { NamedTest } from './go-to.js'

/** Creates the crumb of a test. Its list has the tests of the same suite first, and is requested when it opens. */
export function createTestCrumb(address: HashState<DashboardState>, readTests: () => Promise<readonly NamedTest[]>): Popup {
  let tests: readonly NamedTest[] = []
  let note: string | undefined
  const popup = createPopup({
    label: 'Test',
    className: 'crumb',
    searchLabel: 'Search tests',
    items: () => [
      { title: 'All tests', href: address.link({ item: '' }) },
      ...tests.map((test) => ({
        title: nameOf(test),
        detail: suiteOf(test),
        // A module may have 100,000 tests, of which few are shown.
        href: () => address.link({ item: test.id, query: '' }),
        isCurrent: test.id === address.state().item,
      })),
    ],
    note: () => note,
    onOpen: () => void read(),
  })

  async function read(): Promise<void> {
    tests = []
    note = 'Loading tests …'
    popup.update()
    try {
      tests = siblingsFirst(await readTests(), address.state().item)
      note = undefined
    } catch {
      note = 'The tests could not be read.'
    }
    popup.update()
  }
  return popup
}

function siblingsFirst(tests: readonly NamedTest[], id: string): readonly NamedTest[] {
  const own = tests.find((test) => test.id === id)
  if (own === undefined) return tests
  const suite = suiteOf(own)
  const siblings: NamedTest[] = []
  const others: NamedTest[] = []
  for (const test of tests) (suiteOf(test) === suite ? siblings : others).push(test)
  return [...siblings.toSorted((one, other) => collator.compare(one.name, other.name)), ...others]
}

const collator = new Intl.Collator('en', { numeric: true })
