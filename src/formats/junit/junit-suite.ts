import { parseTimestamp } from '../fields/timestamps.js'
import type { Attributes } from '../xml/xml.js'

/** A suite of a JUnit file that is open. */
export interface JunitSuite {
  /** Suite names from the outermost in. */
  readonly path: readonly string[]
  readonly attributes: Attributes
  /** Shared with the suites around it, so it is replaced and never changed. */
  tags: readonly string[]
  readonly line: number
  /** When the suite began, in Unix ms. */
  readonly timestamp: number | undefined
  /** The class that `classPath` belongs to; tests of one class share the array. */
  className: string | undefined
  classPath: readonly string[]
  hasSuites: boolean
  cases: number
  /** How many failures it lists, in its test cases and outside of them. */
  faults: number
}

/** The longest path of suites; the names of deeper suites are left out. */
const maximumSuites = 100

/** Makes the suite around all others. */
export const rootJunitSuite = (): JunitSuite => makeSuite([], {}, [], 1)

/** Makes a suite inside of another one. */
export function openJunitSuite({ path, tags }: JunitSuite, attributes: Attributes, line: number): JunitSuite {
  const name = attributes.name ?? ''
  const isNew = name !== '' && name !== path.at(-1) && path.length < maximumSuites
  return makeSuite(isNew ? [...path, name] : path, attributes, tags, line)
}

function makeSuite(path: readonly string[], attributes: Attributes, tags: readonly string[], line: number): JunitSuite {
  return {
    path,
    attributes,
    tags,
    line,
    timestamp: parseTimestamp(attributes.timestamp),
    className: undefined,
    classPath: [],
    hasSuites: false,
    cases: 0,
    faults: 0,
  }
}

/** node:test writes this class for every test, and no attribute in the root element. */
const constantClass = 'test'

/**
 * Returns the suite's path and, if it adds something to the suite's name, the class.
 * @param isBareRoot whether the root element has no attributes
 */
export function pathOfCase(suite: JunitSuite, own: Attributes, isBareRoot: boolean): readonly string[] {
  const className = own.classname ?? own.class
  if (className === undefined || className === '' || (isBareRoot && className === constantClass)) return suite.path
  if (suite.className !== className) {
    suite.className = className
    const last = suite.path.at(-1)
    // jest-junit repeats the test's name as its class.
    suite.classPath = className === last || className === own.name ? suite.path : [...suite.path, className]
  }
  return suite.classPath
}
