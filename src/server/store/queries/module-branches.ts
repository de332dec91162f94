/** A module of a project. */
export interface ModulePlace {
  readonly project: string
  readonly module: string
}

/** A module and the branch that its builds are of. */
export interface ModuleBranch extends ModulePlace {
  /** Empty if no test names a branch. */
  readonly ref: string
}

type Place = ModulePlace & { readonly ref?: string }

/** Modules of a project, on the same branch if they have branches. */
interface Group {
  readonly project: string
  readonly ref: string | undefined
  readonly modules: readonly string[]
}

/**
 * The maximum number of groups that are compared with each record. The engine compares a project, module or branch once for all records
 * that share it. If there are more groups, a look-up of each record takes less time.
 */
const maximumGroups = 8

/** Returns the modules in groups, or undefined if there are too many groups. */
function groupsOf(places: readonly Place[]): readonly Group[] | undefined {
  const groups = new Map<string, Group>()
  for (const { project, module, ref } of places) {
    const key = JSON.stringify([project, ref])
    groups.set(key, { project, ref, modules: [...(groups.get(key)?.modules ?? []), module] })
  }
  return groups.size > maximumGroups ? undefined : [...groups.values()]
}

const ofGroup = (index: number): string =>
  `records.project = {groupProject${index}:String} AND records.module IN {groupModules${index}:Array(String)}`

const oneOf = (conditions: readonly string[]): string => `records.org = {org:String} AND (${conditions.join(' OR ')})`

/** Returns the condition that keeps the records of modules, of which there must be at least one. */
export function ofModules(modules: readonly Place[]): string {
  const lookUp = '(records.project, records.module) IN arrayZip({projects:Array(String)}, {modules:Array(String)})'
  return oneOf(groupsOf(modules)?.map((_, index) => ofGroup(index)) ?? [lookUp])
}

/** Returns the condition that keeps the records of branches of modules, of which there must be at least one. */
export function ofBranches(branches: readonly ModuleBranch[]): string {
  // The condition for the names of branches is redundant, but ten times faster, and excludes most records.
  const lookUp = `records.ref IN {refs:Array(String)} AND (records.project, records.module, records.ref)
    IN arrayZip({projects:Array(String)}, {modules:Array(String)}, {refs:Array(String)})`
  return oneOf(groupsOf(branches)?.map((_, index) => `${ofGroup(index)} AND records.ref = {groupRef${index}:String}`) ?? [lookUp])
}

/** Returns the parameters of {@link ofModules} and {@link ofBranches} for the same modules. */
export function moduleParameters(org: string, places: readonly Place[]): Readonly<Record<string, string | readonly string[]>> {
  const groups = groupsOf(places)
  if (groups === undefined) {
    return {
      org,
      projects: places.map(({ project }) => project),
      modules: places.map(({ module }) => module),
      refs: places.map(({ ref = '' }) => ref),
    }
  }
  const named = groups.flatMap(({ project, ref, modules }, index) => [
    [`groupProject${index}`, project] as const,
    [`groupModules${index}`, [...new Set(modules)]] as const,
    ...(ref === undefined ? [] : [[`groupRef${index}`, ref] as const]),
  ])
  return { org, ...Object.fromEntries(named) }
}
