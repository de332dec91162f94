import type { ModulePlace } from './queries/module-branches.js'

export interface TestPlace extends ModulePlace {
  readonly testId: string
}

/** Returns a key for a module of an organisation. */
export const moduleKey = ({ project, module }: ModulePlace): string => JSON.stringify([project, module])

/** Returns the rows of modules by their keys. */
export const byModule = <Row extends ModulePlace>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [moduleKey(row), row]))

/** Returns a key for a test of a module. */
export const testKey = ({ project, module, testId }: TestPlace): string => JSON.stringify([project, module, testId])
