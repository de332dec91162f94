import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { displayLine } from '../../../../base/text/display-text.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { View } from '../state/view.js'
import { branchModules } from './branch-modules.js'
import { branchLead, branchSentence } from './branch-sentence.js'
import { judgedTests } from './judged-tests.js'
import type { ShownBranch } from './read-branch.js'

/** Creates the page of an organisation or project on a branch that is not the default one: the verdicts on its failing tests. */
export function branchPage(branch: ShownBranch, address: HashState<DashboardState>): View {
  const now = Date.now()
  const { answer, verdicts } = branchSentence(branch.built)
  const tests = judgedTests(branch, { address, now, hasPlaces: true })
  return {
    root: element('div', { class: 'results' }, branchModules(branch, address, now), tests),
    title: { before: `${displayLine(branch.name)}: `, text: `${answer}${verdicts}`, lead: branchLead(branch, now), branch: branch.name },
    show() {},
    close() {},
  }
}
