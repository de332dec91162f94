import type { ModuleHealth as Item, Modules, ModulesCause as ModulesCauseItem } from '../../../answers/modules.js'
import { readSighting, type Sighting } from '../answers/sighting.js'

/** The modules of an organisation or project. */
export interface ModulesHealth extends Pick<Modules, 'moreModules'> {
  readonly modules: readonly ModuleHealth[]
}

/** The flaky tests of modules, and the causes of their failures. */
export interface ModulesDetails {
  /** The number of flaky tests of each module, by {@link moduleKey}. */
  readonly flakyOf: ReadonlyMap<string, number>
  readonly flakyTests: readonly FlakyModuleTest[]
  readonly flakyTestCount: number
  /** In ms, as `lostMsBefore`, which is of the period before. */
  readonly lostMs: number
  readonly lostMsBefore: number
  readonly causes: readonly ModulesCause[]
  readonly causeCount: number
}

export type ModulePlace = Pick<Item, 'project' | 'module'>

/** How the builds of a module ended. */
export interface ModuleHealth extends Omit<Item, 'status' | 'lastBuild' | 'failing' | 'flakyTests' | 'lostMs' | 'durationChanged'> {
  readonly last: Sighting | undefined
  /** The first of the builds that failed in a row until the last one. Undefined if the last one did not fail. */
  readonly failing: (Sighting & { readonly builds: number; readonly tests: number }) | undefined
  /** The time since which builds take longer or shorter, in Unix ms; 0 if it is unknown. */
  readonly durationChanged: number
}

export type FlakyModuleTest = NonNullable<Modules['flakyTests']>[number]

export interface ModulesCause extends Omit<ModulesCauseItem, 'title'> {
  /** Empty if it is unknown. */
  readonly title: string
}

export const readModulesHealth = ({ modules, moreModules }: Modules): ModulesHealth => ({ modules: modules.map(readModule), moreModules })

export const readModulesDetails = (answer: Modules): ModulesDetails => ({
  flakyOf: new Map(answer.modules.map((module) => [moduleKey(module), module.flakyTests ?? 0])),
  flakyTests: answer.flakyTests ?? [],
  flakyTestCount: answer.flakyTestCount ?? 0,
  lostMs: answer.lostMs ?? 0,
  lostMsBefore: answer.lostMsBefore ?? 0,
  causes: (answer.causes ?? []).map(({ title = '', ...cause }) => ({ ...cause, title })),
  causeCount: answer.causeCount ?? 0,
})

/** Returns a key for a module of an organisation. */
export const moduleKey = ({ project, module }: ModulePlace): string => JSON.stringify([project, module])

const readModule = ({ lastBuild, failing, durationChanged = 0, ...module }: Item): ModuleHealth => ({
  ...module,
  last: lastBuild && readSighting(lastBuild),
  failing: failing && { ...readSighting(failing), builds: failing.builds, tests: failing.tests },
  durationChanged,
})
