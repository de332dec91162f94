import { element } from '../../../../browser/element.js'
import type { HashState } from '../../../../browser/hash-state.js'
import { displayLine } from '../../../../text/display-text.js'
import { type AvailableCoordinates, choicesOf } from '../available-coordinates.js'
import { type DashboardState, organisationPage } from '../dashboard-state.js'
import { isTestPage } from '../results.js'
import type { NamedTest } from './go-to.js'
import { createPopup } from './popup.js'
import { createTestCrumb } from './test-crumb.js'

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
export function createCrumbs(address: HashState<DashboardState>, readTests: () => Promise<readonly NamedTest[]>): Crumbs {
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
  const root = element('nav', { class: 'crumbs', 'aria-label': 'Path' })

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
      const shown = [
        ...(state.org === '' ? [] : [organisation.root, project.root]),
        ...(state.project === '' ? [] : [module.root]),
        ...(item === '' ? [] : [isTestPage(state) ? test.root : other]),
      ]
      // Replacing the nodes would close an open list.
      const known = [...root.children].filter((child) => !child.classList.contains('separator'))
      if (known.length !== shown.length || known.some((child, index) => child !== shown[index]))
        root.replaceChildren(...shown.flatMap((crumb, index) => (index === 0 ? [crumb] : [separator(), crumb])))
      for (const popup of [organisation, project, module, test]) popup.update()
    },
  }
}

const separator = (): HTMLElement => element('span', { class: 'separator', 'aria-hidden': 'true' }, '/')
