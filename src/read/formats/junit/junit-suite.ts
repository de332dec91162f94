import { parseTimestamp } from '../fields/timestamps.js'
import type { Attributes } from '../xml/xml.js'
import { nameWithoutTime, suitesOfCase } from './junit-suite-names.js'

/** An open suite of a JUnit file. */
export interface JunitSuite {
  /** The names of the suites, the outermost first. */
  readonly path: readonly string[]
  readonly attributes: Attributes
  /** Shared with outer suites, so it is replaced and never changed. */
  tags: readonly string[]
  readonly line: number
  /** The start of the suite in Unix ms. */
  readonly timestamp: number | undefined
  /** The class of `classPath`. Tests of one class share the array. */
  className: string | undefined
  classPath: readonly string[]
  hasSuites: boolean
  cases: number
  /** The number of failures inside and outside of its test cases. */
  faults: number
}

/** The maximum length of a path. The names of deeper suites are left out. */
const maximumSuites = 100

/** Creates the suite that contains all others. */
export const rootJunitSuite = (): JunitSuite => makeSuite([], {}, [], 1)

/** Creates a suite inside another one. */
export function openJunitSuite({ path, tags }: JunitSuite, attributes: Attributes, line: number): JunitSuite {
  const name = nameWithoutTime(attributes.name ?? '')
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
    suite.classPath = suitesOfCase(suite.path, className, own)
  }
  return suite.classPath
}
