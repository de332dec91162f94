import type { Environment } from '../../base/environment.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import { compareAge } from '../../judge/earlier-builds/property-age.js'
import type { RunSummary } from '../../judge/summary/run-summary.js'
import type { PropertyRecord } from '../../records/record.js'
import { type Variables, variablesIn } from '../../report/expressions/variables.js'

/**
 * Returns the values of all variables in a run.
 * @param summary undefined before results are collected
 */
export const runVariables = (
  ciContext: CiContext,
  env: Environment,
  metadata: Readonly<Record<string, string>>,
  summary?: RunSummary,
): Variables =>
  variablesIn({ ciContext, env, metadata, summary, properties: propertiesByName(summary?.properties ?? [], ciContext.module) })

/** Returns the newest value of each name. The run's own module takes precedence over others. */
function propertiesByName(properties: readonly PropertyRecord[], module: string | undefined): Variables['properties'] {
  const isOwn = (property: PropertyRecord) => property.module === undefined || property.module === module
  const chosen = new Map<string, PropertyRecord>()
  for (const property of properties) {
    const known = chosen.get(property.name)
    const isBetter = known === undefined || (isOwn(property) === isOwn(known) ? compareAge(property, known) >= 0 : isOwn(property))
    if (isBetter) chosen.set(property.name, property)
  }
  return Object.fromEntries([...chosen].map(([name, { value }]) => [name, value]))
}
