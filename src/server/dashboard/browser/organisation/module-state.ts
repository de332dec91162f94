import { displayLine } from '../../../../base/text/display-text.js'
import type { ModuleHealth } from '../../../answers/modules.js'
import type { MarkName } from '../state/view.js'
import type { PlacedModule } from './modules-health.js'

/** A module without a build for this time is not shown as passing, because its state is unknown. */
const staleMs = 7 * 24 * 60 * 60 * 1000

/** The state of a module by its last build. */
export type ModuleState = 'failing' | 'flaky' | 'passing' | 'idle'

/** Returns the state of a module. A failing module stays failing until a build passes. */
export function stateOf(
  { lastBuild, failing, results }: Pick<ModuleHealth, 'lastBuild' | 'failing' | 'results'>,
  now: number,
): ModuleState {
  if (failing !== undefined) return 'failing'
  if (lastBuild === undefined || now - lastBuild.timestamp > staleMs) return 'idle'
  return results.endsWith('f') ? 'flaky' : results.endsWith('P') ? 'passing' : 'idle'
}

/** The mark of a state, and its name for screen readers. */
export const marksOfStates: Readonly<Record<ModuleState, readonly [mark: MarkName, title: string]>> = {
  failing: ['failed', 'Failed'],
  flaky: ['flaky', 'Flaky'],
  passing: ['passed', 'Passed'],
  idle: ['skipped', 'No recent build'],
}

/** Returns `shop / checkout`. */
export const modulePath = ({ project, module }: PlacedModule): string => `${displayLine(project)} / ${displayLine(module)}`

/** Names the branches of modules that have different default branches, in a sentence. */
export const defaultBranchText = 'the default branch'

/** Returns `main`, or `the default branch` if modules have different ones. */
export function branchText(modules: readonly ModuleHealth[], branch: string): string {
  if (branch !== '') return displayLine(branch)
  const refs = new Set(modules.map(({ ref }) => ref).filter((ref) => ref !== ''))
  const [only] = refs
  return refs.size === 1 && only !== undefined ? displayLine(only) : defaultBranchText
}
