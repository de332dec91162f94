import type { Attributes } from '../xml/xml.js'
import { hasNames } from './junit-attribute-names.js'

/** The root element of a file. */
export interface JunitRoot {
  /** Whether the root element has no attributes. */
  readonly isBareRoot: boolean
  /** The attributes of `<testsuites>`, if that is the root element. */
  readonly rootAttributes: Attributes | undefined
}

const jestJunitSuite = ['name', 'errors', 'failures', 'skipped', 'timestamp', 'time', 'tests']
const ctestStatuses: ReadonlySet<string | undefined> = new Set(['run', 'fail', 'notrun', 'disabled'])
const netteSuite = ['errors', 'skipped', 'tests', 'time', 'timestamp']

/** Returns whether jest-junit wrote a suite. The name of its root element can be configured. */
export const isOfJestJunit = (suite: Attributes, { rootAttributes: root }: Pick<JunitRoot, 'rootAttributes'>): boolean =>
  root?.name === 'jest tests' || hasNames(suite, jestJunitSuite)

/**
 * Returns whether a tool without classes wrote a case whose class is the same text as its name. The answer must not depend on other cases
 * of the suite, and with other tools, the text is the name of a class that contains a test of the same name.
 */
export function repeatsNameAsClass(own: Attributes, suite: Attributes, { isBareRoot, rootAttributes: root }: JunitRoot): boolean {
  // jest-junit writes the titles of the `describe` blocks, a space and the title of the test, both as the name and as the class.
  if (own.name?.includes(' ') && isOfJestJunit(suite, { rootAttributes: root })) return true
  // mocha-junit-reporter writes the title as the class, and the full title as the name. Outside of `describe`, they are the same.
  if (root?.name === 'Mocha Tests' || suite.name === 'Root Suite') return true
  if (ctestStatuses.has(own.status)) return true
  return isBareRoot && hasNames(suite, netteSuite)
}
