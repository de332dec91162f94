import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { createPopup, type Popup } from '../../../../base/browser/popup.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { type AvailableCoordinates, choicesOf } from '../answers/available-coordinates.js'
import { suiteOf, visibleName } from '../pieces/test-name.js'
import { isTestPage } from '../results/results.js'
import { type DashboardState, organisationPage } from '../state/dashboard-state.js'
import type { FoundTest } from './go-to.js'

/** The path from the organisation to what the page shows. */
export interface Crumbs {
  readonly root: HTMLElement
  /** @param item the name of the test, cause or job on the page; empty if it shows all */
  show(state: DashboardState, available: AvailableCoordinates, item: string): void
}

/**
 * Creates the crumbs. Each opens a list of its siblings, which filters while the user types.
 * @param readTests returns the tests of the module on the page; called when their list opens
 */
export function createCrumbs(address: HashState<DashboardState>, readTests: () => Promise<readonly FoundTest[]>): Crumbs {
  const collator = new Intl.Collator('en', { numeric: true })
  let available: AvailableCoordinates = []
  const siblings = (name: 'org' | 'project' | 'module') =>
    choicesOf(available, address.state(), name)
      .toSorted(collator.compare)
      .map((value) => ({ value, title: displayLine(value), isCurrent: value === address.state()[name] }))
  const organisation = createPopup({
    label: 'Organisation',
    className: 'crumb',
    searchLabel: 'Search organisations',
    items: () => siblings('org').map((one) => ({ ...one, href: address.link({ ...organisationPage, project: '', org: one.value }) })),
  })
  const project = createPopup({
    label: 'Project',
    className: 'crumb',
    searchLabel: 'Search projects',
    items: () => [
      { title: 'All projects', href: address.link({ ...organisationPage, project: '' }) },
      ...siblings('project').map((one) => ({ ...one, href: address.link({ ...organisationPage, project: one.value }) })),
    ],
  })
  const module = createPopup({
    label: 'Module',
    className: 'crumb',
    searchLabel: 'Search modules',
    items: () => {
      const { module, view } = address.state()
      // Another module has other tests, and may lack the branch.
      const page: Partial<DashboardState> = { ...organisationPage, view: module === '' ? 'overview' : view }
      return [
        { title: 'All modules', href: address.link(organisationPage) },
        ...siblings('module').map((one) => ({ ...one, href: address.link({ ...page, module: one.value }) })),
      ]
    },
  })
  const test = createTestCrumb(address, readTests)
  const other = element('a', { class: 'ellipsis', 'aria-current': 'page' })
  /** Replaces the crumbs before the last two if the path is too long. */
  const beginning = createPopup({
    label: 'Beginning of the path',
    className: 'crumb',
    items: () => {
      const { org, project } = address.state()
      return [
        { title: displayLine(org), href: address.link({ ...organisationPage, project: '' }) },
        ...(shown.length > 3 ? [{ title: displayLine(project), href: address.link(organisationPage) }] : []),
      ]
    },
  })
  beginning.show('…')
  beginning.root.classList.add('beginning')
  const root = element('nav', { class: 'crumbs', 'aria-label': 'Path' })
  let shown: readonly HTMLElement[] = []

  /** Shortens the path if it is wider than its place. */
  function fit(): void {
    root.classList.remove('shortened')
    const last = root.lastElementChild
    if (last === null) return
    const name = last.querySelector('.ellipsis') ?? last
    const isCutOff = name.scrollWidth > name.clientWidth && last.clientWidth < shortestEnd
    // Half a pixel allows for rounding.
    const isTooLong = last.getBoundingClientRect().right > root.getBoundingClientRect().right + 0.5
    root.classList.toggle('shortened', isCutOff || isTooLong)
  }
  new ResizeObserver(fit).observe(document.documentElement)

  return {
    root,
    show(state, current, item) {
      available = current
      organisation.show(displayLine(state.org))
      project.show(state.project === '' ? 'All projects' : displayLine(state.project))
      module.show(state.module === '' ? 'All modules' : displayLine(state.module))
      test.show(item)
      other.textContent = item
      other.setAttribute('href', address.link())
      const crumbs = [
        ...(state.org === '' ? [] : [organisation.root, project.root]),
        ...(state.project === '' ? [] : [module.root]),
        ...(item === '' ? [] : [isTestPage(state) ? test.root : other]),
      ]
      // Replacing the nodes would close an open list.
      if (crumbs.length !== shown.length || crumbs.some((crumb, index) => crumb !== shown[index])) {
        shown = crumbs
        root.replaceChildren(...pathNodes(crumbs, beginning.root))
      }
      fit()
      for (const popup of [beginning, organisation, project, module, test]) popup.update()
    },
  }
}

/** The width in pixels down to which the last crumb is cut off before the path is shortened. */
const shortestEnd = 96

/** Returns the crumbs with separators. Those before the last two are replaced by the given crumb in a shortened path. */
function pathNodes(crumbs: readonly HTMLElement[], beginning: HTMLElement): readonly HTMLElement[] {
  const nodes = crumbs.flatMap((crumb, index) => (index === 0 ? [crumb] : [separator(), crumb]))
  // A crumb and the separator after it are two nodes.
  const replaced = Math.max(0, crumbs.length - 2) * 2
  for (const [index, node] of nodes.entries()) node.classList.toggle('in-beginning', index < replaced)
  if (replaced === 0) return nodes
  const end = separator()
  end.classList.add('beginning')
  return [beginning, end, ...nodes]
}

const separator = (): HTMLElement => element('span', { class: 'separator', 'aria-hidden': 'true' }, '/')

/** Creates the crumb of a test. Its list has the tests of the same suite first, and is requested when it opens. */
function createTestCrumb(address: HashState<DashboardState>, readTests: () => Promise<readonly FoundTest[]>): Popup {
  let tests: readonly FoundTest[] = []
  let note: string | undefined
  const popup = createPopup({
    label: 'Test',
    className: 'crumb',
    searchLabel: 'Search tests',
    items: () => [
      { title: 'All tests', href: address.link({ item: '' }) },
      ...tests.map((test) => ({
        title: visibleName(test),
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

function siblingsFirst(tests: readonly FoundTest[], id: string): readonly FoundTest[] {
  const own = tests.find((test) => test.id === id)
  if (own === undefined) return tests
  const suite = suiteOf(own)
  const siblings: FoundTest[] = []
  const others: FoundTest[] = []
  for (const test of tests) (suiteOf(test) === suite ? siblings : others).push(test)
  return [...siblings.toSorted((one, other) => collator.compare(one.name, other.name)), ...others]
}

const collator = new Intl.Collator('en', { numeric: true })
