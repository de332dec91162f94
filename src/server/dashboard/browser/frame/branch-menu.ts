import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { createPopup, type Popup } from '../../../../base/browser/popup.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { allBranches, type DashboardState, hasBranchPerModule } from '../state/dashboard-state.js'

/** The menu for the branch whose results are shown. */
export interface BranchMenu {
  readonly root: HTMLElement
  /** @param usual the branch of the results if none is chosen; empty if they are of all branches, undefined until they arrive */
  show(state: DashboardState, usual: string | undefined): void
}

/** Creates the menu. It suggests branches from the first time that it opens, and accepts any other one. */
export function createBranchMenu(address: HashState<DashboardState>, readBranches: () => Promise<readonly string[]>): BranchMenu {
  let known: readonly string[] = []
  let readFor: string | undefined
  let source = ''
  let usualBranch: string | undefined
  const choose = (branch: string) => address.change({ branch }, 'push')
  const menu: Popup = createPopup({
    label: 'Branch',
    searchLabel: 'Search branches',
    items: () => {
      const state = address.state()
      const isPerModule = hasBranchPerModule(state)
      const current = currentOf(state)
      const names = current === '' || known.includes(current) ? known : [current, ...known]
      return [
        {
          title: isPerModule ? 'Default branch' : 'All branches',
          onChoose: () => choose(isPerModule ? '' : allBranches),
          isCurrent: current === '' && usualBranch !== undefined,
        },
        ...names.map((name) => ({ title: displayLine(name), onChoose: () => choose(name), isCurrent: name === current })),
      ]
    },
    onText: choose,
    onOpen: () => void suggest(),
  })

  /** Returns the name of the branch on the page; empty for all branches, or for the default branches of several modules. */
  function currentOf(state: DashboardState): string {
    if (hasBranchPerModule(state)) return state.branch === allBranches ? '' : state.branch
    return state.branch === '' ? (usualBranch ?? '') : state.branch === allBranches ? '' : state.branch
  }

  async function suggest(): Promise<void> {
    if (readFor === source) return
    const asked = source
    readFor = asked
    known = []
    try {
      const names = await readBranches()
      if (readFor !== asked) return
      known = names
      menu.update()
    } catch {
      // The menu works without suggestions. It tries again when it opens the next time.
      if (readFor === asked) readFor = undefined
    }
  }
  return {
    root: menu.root,
    show(state, usual) {
      source = JSON.stringify([state.org, state.project, state.module, state.range, state.from, state.to])
      usualBranch = usual
      const current = currentOf(state)
      const isDefault = hasBranchPerModule(state) || (state.branch === '' && usual === undefined)
      const text = current === '' ? (isDefault ? usual || 'Default branch' : 'All branches') : displayLine(current)
      menu.show(icon('branch'), element('span', { class: 'ellipsis' }, text))
    },
  }
}
