import type { ModuleHealth, Modules } from '../../../answers/modules.js'

type Details = 'flakyTests' | 'flakyTestCount' | 'lostMs' | 'lostMsBefore' | 'causes' | 'causeCount'

/** The flaky tests of modules, and the causes of their failures. */
export type HealthDetails = { readonly [Name in Details]: NonNullable<Modules[Name]> } & {
  /** The number of flaky tests of each module, by {@link placeKey}. */
  readonly flakyOf: ReadonlyMap<string, number>
}

export type PlacedModule = Pick<ModuleHealth, 'project' | 'module'>

/** Reads an answer to a request that is not brief. */
export const readModulesDetails = (answer: Modules): HealthDetails => ({
  flakyOf: new Map(answer.modules.map((module) => [placeKey(module), module.flakyTests ?? 0])),
  flakyTests: answer.flakyTests ?? [],
  flakyTestCount: answer.flakyTestCount ?? 0,
  lostMs: answer.lostMs ?? 0,
  lostMsBefore: answer.lostMsBefore ?? 0,
  causes: answer.causes ?? [],
  causeCount: answer.causeCount ?? 0,
})

/** Returns a key for a module of an organisation. */
export const placeKey = ({ project, module }: PlacedModule): string => JSON.stringify([project, module])
