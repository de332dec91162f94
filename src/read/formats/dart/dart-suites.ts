import { recordLimits } from '../../../records/limits.js'
import { createBoundedMap } from '../events/bounded-map.js'
import { asNumber, asText } from '../events/event-fields.js'
import type { JsonRecord } from '../json/json-fields.js'
import { dartPath, pathOfUrl, portablePath } from './dart-paths.js'

/** A test file, run on one platform. */
export interface DartSuite {
  readonly path: readonly string[]
  /** As written by the runner, with forward slashes. */
  readonly file: string
}

/** A group of tests inside a file. */
export interface DartGroup {
  /** Includes the names of the outer groups. */
  readonly name: string
  readonly path: readonly string[]
}

/** The suites and groups of a run. The tests of a group share its path. */
export interface DartSuites {
  addSuite(suite: JsonRecord | undefined): void
  addGroup(group: JsonRecord | undefined): void
  suite(id: unknown): DartSuite | undefined
  group(id: unknown): DartGroup | undefined
  /** Returns the path of a URL. The last one is cached, because consecutive tests usually share it. */
  fileOf(url: string): string
}

/** The number of suites and groups that are kept. They are announced just before their first test, so only the latest matter. */
const maximumRemembered = 10_000

/** Creates an index of the suites and groups of one run. */
export function createDartSuites(): DartSuites {
  const suites = createBoundedMap<number, DartSuite>(maximumRemembered)
  const groups = createBoundedMap<number, DartGroup>(maximumRemembered)
  let lastUrl = ''
  let lastFile = ''
  const suiteOf = (id: unknown) => suites.get(asNumber(id) ?? -1)
  const groupOf = (id: unknown) => groups.get(asNumber(id) ?? -1)
  return {
    addSuite(suite) {
      const id = asNumber(suite?.id)
      if (suite === undefined || id === undefined) return
      const file = dartPath(asText(suite.path) ?? '')
      const path = file === '' ? [] : [portablePath(file)]
      const platform = asText(suite.platform)
      // `dart test -p vm,chrome` runs every file once per platform.
      if (platform !== undefined && platform !== 'vm') path.unshift(platform)
      suites.set(id, { path, file })
    },
    addGroup(group) {
      const id = asNumber(group?.id)
      if (group === undefined || id === undefined) return
      const parent = groupOf(group.parentID)
      const outer = parent?.path ?? suiteOf(group.suiteID)?.path ?? []
      // The name of the root group is null or empty.
      const name = asText(group.name) ?? ''
      const isRoot = name === '' || outer.length >= recordLimits.suites
      groups.set(id, { name, path: isRoot ? outer : [...outer, withoutPrefix(name, parent?.name)] })
    },
    suite: suiteOf,
    group: groupOf,
    fileOf(url) {
      if (url !== lastUrl) {
        lastUrl = url
        lastFile = pathOfUrl(url)
      }
      return lastFile
    },
  }
}

/** Removes the names of the outer groups, with which every name starts. */
export function withoutPrefix(name: string, prefix = ''): string {
  if (prefix === '' || !name.startsWith(prefix) || name.charCodeAt(prefix.length) !== 0x20) return name
  return name.slice(prefix.length + 1)
}
