import type { HistoryBuild } from '../history/history-build.js'
import type { PropertyCoordinates, PropertyQuestion, PropertyValue } from './history.js'

/** Looks up properties in the builds of one branch. */
export interface BuildProperties {
  /**
   * Returns the values of a property in all builds that have one, the newest first. Without a build or ref in the question, these are the
   * builds up to the tested base. Empty if the question is about another project or branch.
   */
  values(question: PropertyQuestion): readonly PropertyValue[]
}

/** The builds of a branch, and the run that they are compared with. */
export interface BuildPropertiesOptions {
  /** The oldest first. */
  readonly builds: readonly HistoryBuild[]
  /** The index of the tested base; -1 if all builds are later. */
  readonly testedIndex: number
  /** The branch, for builds that do not name it. */
  readonly ref: string | undefined
  readonly run: Pick<PropertyCoordinates, 'org' | 'project' | 'module'>
  /** The id that the run has as a build. A build is never its own baseline. */
  readonly ownBuild: string | undefined
}

/** Looks up the properties that a history contains. */
export function createBuildProperties({ builds, testedIndex, ref: branch, run, ownBuild }: BuildPropertiesOptions): BuildProperties {
  const earlier = builds.filter(({ id }) => id !== ownBuild)
  const upToBase = builds.slice(0, testedIndex + 1).filter(({ id }) => id !== ownBuild)
  return {
    values({ org, project, module, name, build: wanted, ref: wantedRef }) {
      if (org !== run.org || project !== run.project) return []
      const candidates = wanted === undefined && wantedRef === undefined ? upToBase : earlier
      return candidates
        .flatMap((build): readonly PropertyValue[] => {
          const { id, ref = branch, timestamp } = build
          if ((wanted !== undefined && id !== wanted) || (wantedRef !== undefined && ref !== wantedRef)) return []
          const value = own(module === run.module ? build.properties : own(build.moduleProperties, module), name)
          return value === undefined ? [] : [{ value, module, build: id, ref, timestamp }]
        })
        .reverse()
    },
  }
}

/** Reads a property whose name is untrusted. */
const own = <Value>(values: Readonly<Record<string, Value>> | undefined, name: string | undefined): Value | undefined =>
  values !== undefined && name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined
