import type { CiContext } from '../ci-context/ci-context.js'
import type { Variables } from '../expressions/variables.js'
import { compareAge } from '../history/property-age.js'
import type { PropertyRecord } from '../records/record.js'
import type { RunSummary } from '../summary/run-summary.js'

const noTests = { total: 0, successful: 0, failed: 0, skipped: 0, cancelled: 0, running: 0, unknown: 0, flaky: 0, duration: 0 }

/**
 * What expressions see of a run.
 * @param summary what happened; before anything is collected there is none, and the status is unknown
 */
export function runVariables(
  ciContext: CiContext,
  env: Readonly<Record<string, string | undefined>>,
  metadata: Readonly<Record<string, string>>,
  summary?: RunSummary,
): Variables {
  const { org, project, module, pipeline, job, ref, build, source } = ciContext
  return {
    env,
    status: summary?.status ?? 'unknown',
    source,
    ref,
    org,
    project,
    module,
    pipeline,
    job,
    build,
    tests: summary?.counts ?? noTests,
    files: { total: summary?.files.length ?? 0 },
    metadata,
    properties: propertiesByName(summary?.properties ?? [], module),
  }
}

/** The newest value of each name; where several modules have one, that of the run's own module. */
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
