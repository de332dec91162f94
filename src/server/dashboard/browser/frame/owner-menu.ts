import type { HashState } from '../../../../base/browser/hash-state.js'
import { createPopup } from '../../../../base/browser/popup.js'
import { ownerText } from '../pieces/owner-text.js'
import type { DashboardState } from '../state/dashboard-state.js'

/** The menu for the owner whose tests are shown. */
export interface OwnerMenu {
  readonly root: HTMLElement
  /** Shows the owner that is chosen; empty for all. */
  show(owner: string): void
}

/**
 * Creates the menu.
 * @param known the owners of the tests on the page
 * @param readOwners returns the owners to offer, called when the menu opens for the first time. Default: the known ones
 */
export function createOwnerMenu(
  address: HashState<DashboardState>,
  known: readonly string[],
  readOwners?: () => Promise<readonly string[]>,
): OwnerMenu {
  let owners = known
  let isRead = false
  const menu = createPopup({
    id: 'filter-owner',
    label: 'Owner',
    isLabelShown: true,
    searchLabel: 'Search owners',
    items: () => {
      const current = address.state().owner
      const offered = current === '' || owners.includes(current) ? owners : [current, ...owners]
      return [
        { title: 'All', onChoose: () => address.change({ owner: '' }, 'push'), isCurrent: current === '' },
        ...offered.map((owner) => ({
          title: ownerText(owner),
          onChoose: () => address.change({ owner }, 'push'),
          isCurrent: owner === current,
        })),
      ]
    },
    onOpen: () => void read(),
  })
  async function read(): Promise<void> {
    if (isRead || readOwners === undefined) return
    isRead = true
    try {
      owners = await readOwners()
      menu.update()
    } catch {
      // The menu works with the owners on the page. It tries again when it opens the next time.
      isRead = false
    }
  }
  return { root: menu.root, show: (owner) => menu.show(owner === '' ? 'All' : ownerText(owner)) }
}
