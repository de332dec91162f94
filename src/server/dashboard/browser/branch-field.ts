import { labelledField } from '../../../browser/choice-field.js'
import { element } from '../../../browser/element.js'
import type { DashboardState } from './dashboard-state.js'

/** The field for the branch whose results are shown. Empty means all branches. */
export interface BranchField {
  readonly root: HTMLElement
  show(state: DashboardState): void
}

/** Creates the field. It suggests branches from the first time that it has the focus. */
export function createBranchField(onBranch: (name: string) => void, readBranches: () => Promise<readonly string[]>): BranchField {
  const input = element('input', {
    id: 'branch',
    class: 'branch',
    type: 'search',
    list: 'branches',
    placeholder: 'All branches',
    autocomplete: 'off',
    spellcheck: 'false',
  })
  const suggestions = element('datalist', { id: 'branches' })
  let suggestedFor: string | undefined
  let module = ''

  async function suggest(): Promise<void> {
    if (suggestedFor === module) return
    const asked = module
    suggestedFor = asked
    suggestions.replaceChildren()
    try {
      const names = await readBranches()
      if (suggestedFor === asked) suggestions.replaceChildren(...names.map((value) => element('option', { value })))
    } catch {
      // The field works without suggestions. The next focus tries again.
      if (suggestedFor === asked) suggestedFor = undefined
    }
  }
  input.addEventListener('focus', () => void suggest())
  // Also the choice of a suggestion, and the button that clears the field.
  input.addEventListener('change', () => onBranch(input.value.trim()))
  input.addEventListener('search', () => {
    if (input.value === '') onBranch('')
  })
  const root = labelledField('branch', 'Branch', input)
  root.classList.add('branch-choice')
  root.append(suggestions)
  return {
    root,
    show(state) {
      module = JSON.stringify([state.org, state.project, state.module, state.range, state.from, state.to])
      if (document.activeElement !== input || input.value.trim() !== state.branch) input.value = state.branch
    },
  }
}
