import { definedFields } from '../../base/defined-fields.js'
import type { PropertyRecord } from '../../records/record.js'
import type { HistoryBuild, PropertyValues } from '../history/history-build.js'
import type { PropertyCoordinates } from './history.js'
import { compareAge } from './property-age.js'

/** Returns the properties of a run as its build in a history contains them: the newest value of each module and name. */
export function recordedProperties(
  properties: readonly PropertyRecord[],
  run: Pick<PropertyCoordinates, 'org' | 'project' | 'module'>,
): Pick<HistoryBuild, 'properties' | 'moduleProperties'> {
  const modules = new Map<string | undefined, Map<string, PropertyRecord>>()
  for (const recorded of properties) {
    // A history is about one project.
    const { org = run.org, project = run.project, module = run.module, name } = recorded
    if (org !== run.org || project !== run.project) continue
    const values = modules.get(module) ?? new Map<string, PropertyRecord>()
    modules.set(module, values)
    const known = values.get(name)
    if (known === undefined || compareAge(recorded, known) >= 0) values.set(name, recorded)
  }
  const own = modules.get(run.module)
  const others = [...modules].flatMap(([module, values]) =>
    module === undefined || module === run.module ? [] : [[module, plain(values)] as const],
  )
  return {
    ...definedFields({ properties: own && plain(own), moduleProperties: others.length > 0 ? Object.fromEntries(others) : undefined }),
  }
}

/** Unlike an assignment, this creates a property even if its name is "__proto__". */
const plain = (values: ReadonlyMap<string, PropertyRecord>): PropertyValues =>
  Object.fromEntries([...values].map(([name, { value }]) => [name, value]))
