import { createBoundedMap } from '../events/bounded-map.js'
import { asNumber, asText } from '../events/event-fields.js'
import type { JsonRecord } from '../json/json-fields.js'
import { pathOfUrl, portablePath, withSlashes } from './dart-paths.js'

/** A test file, run on one platform. */
export interface DartSuite {
  readonly path: readonly string[]
  /** As the runner gives it, with forward slashes. */
  readonly file: string
}

/** A group of tests inside a file. */
export interface DartGroup {
  /** With the names of the groups around it. */
  readonly name: string
  readonly path: readonly string[]
}

/** The suites and groups of a run; the tests of a group share its path. */
export interface DartSuites {
  addSuite(suite: JsonRecord | undefined): void
  addGroup(group: JsonRecord | undefined): void
  suite(id: unknown): DartSuite | undefined
  group(id: unknown): DartGroup | undefined
  /** The path in a URL; tests that follow each other mostly share it. */
  fileOf(url: string): string
}

/** Both are announced when their first test starts, so that only the latest matter. */
const maximumRemembered = 10_000
const maximumDepth = 100

/** Makes the memory of one run. */
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
      const file = withSlashes(asText(suite.path) ?? '')
      const path = file === '' ? [] : [portablePath(file)]
      const platform = asText(suite.platform)
      // `dart test -p vm,chrome` runs every file once for each platform.
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
      const isRoot = name === '' || outer.length >= maximumDepth
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

/** Every name begins with those of the groups around it. */
export function withoutPrefix(name: string, prefix = ''): string {
  if (prefix === '' || !name.startsWith(prefix) || name.charCodeAt(prefix.length) !== 0x20) return name
  return name.slice(prefix.length + 1)
}
