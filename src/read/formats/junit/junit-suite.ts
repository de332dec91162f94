import type { ReadAttachment } from '../../../records/evidence.js'
import type { Status } from '../../../records/record.js'
import type { InheritedStart } from '../fields/inherited-start.js'
import { parseDuration } from '../fields/numbers.js'
import { parseTimestamp } from '../fields/timestamps.js'
import type { Attributes } from '../xml/xml.js'
import { type JunitRoot, repeatsNameAsClass } from './junit-repeated-name.js'
import { dependsOnlyOnClass, phpUnitClass, steadyName, steadySuites, suitesOfCase } from './junit-suite-names.js'

/** An open suite of a JUnit file. */
export interface JunitSuite {
  /** The names of the suites, the outermost first. */
  readonly path: readonly string[]
  readonly attributes: Attributes
  /** Shared with outer suites, so it is replaced and never changed. */
  tags: readonly string[]
  /** The files that its properties and the properties of outer suites name. Shared with outer suites, too. */
  attachments: readonly ReadAttachment[]
  readonly line: number
  readonly start: InheritedStart
  /** Whether all cases of a class have the same path. */
  readonly hasPathPerClass: boolean
  /** The path of the previous case with a class. Tests of one class share the array. */
  lastClass: ClassPath | undefined
  hasSuites: boolean
  /** Its position among all suites of the file, from 1. */
  readonly position: number
  cases: number
  /** The number of its test cases that have certainly failed. */
  failed: number
  /** The number of its test cases that were certainly skipped. */
  skipped: number
  /** Failed cases that may not count: see `JunitDoubts`. */
  doubts: { readonly excused: Status; cases: number; faults: number } | undefined
  /** The number of failures inside and outside of its test cases, without the failures of inner suites. */
  faults: number
  /** Whether inner suites list or state failures, or state something else that outer suites may count as failures. */
  hasInnerFaults: boolean
  /** Whether a test case lists attempts. */
  hasReruns: boolean
  /** Whether gotestsum wrote it, which lists each run of a test. */
  isOfGo: boolean
}

/** The path of a case, and everything that it depends on. */
interface ClassPath {
  readonly className: string
  readonly ofPhpUnit: string | undefined
  readonly hasFile: boolean
  readonly path: readonly string[]
}

/** The maximum length of a path. The names of deeper suites are left out. */
const maximumSuites = 100

/** Creates the suite that contains all others. */
export const rootJunitSuite = (): JunitSuite => makeSuite({ path: [], tags: [], attachments: [] }, {}, { line: 1, position: 0 })

/** Creates a suite inside another one. */
export function openJunitSuite({ path, tags, attachments }: JunitSuite, attributes: Attributes, place: Place): JunitSuite {
  const name = steadyName(attributes.name ?? '')
  const isNew = name !== '' && name !== path.at(-1) && path.length < maximumSuites
  return makeSuite({ path: isNew ? [...path, name] : path, tags, attachments }, attributes, place)
}

type Place = Pick<JunitSuite, 'line' | 'position'>
type Inherited = Pick<JunitSuite, 'path' | 'tags' | 'attachments'>

function makeSuite({ path, tags, attachments }: Inherited, attributes: Attributes, { line, position }: Place): JunitSuite {
  return {
    path,
    attributes,
    tags,
    attachments,
    line,
    start: { timestamp: parseTimestamp(attributes.timestamp), duration: parseDuration(attributes.time, 1000), elapsed: 0 },
    hasPathPerClass: dependsOnlyOnClass(path, attributes),
    lastClass: undefined,
    hasSuites: false,
    position,
    cases: 0,
    failed: 0,
    skipped: 0,
    doubts: undefined,
    faults: 0,
    hasInnerFaults: false,
    hasReruns: false,
    isOfGo: false,
  }
}

/** node:test writes this class for every test, and no attribute in the root element. */
const constantClass = 'test'

/** Returns the suite's path and, if it adds something to the suite's name, the class. */
export function pathOfCase(suite: JunitSuite, own: Attributes, root: JunitRoot): readonly string[] {
  const className = own.classname ?? own.class
  if (className === undefined || className === '' || (root.isBareRoot && className === constantClass)) return suite.path
  if (className === own.name && repeatsNameAsClass(own, suite.attributes, root)) return steadySuites(suite.path, own)
  return classPathOf(suite, className, own)
}

/** Returns the same array as for the previous case if nothing that it depends on has changed. */
function classPathOf(suite: JunitSuite, className: string, own: Attributes): readonly string[] {
  const { lastClass: last } = suite
  if (suite.hasPathPerClass && last?.className === className) return last.path
  const ofPhpUnit = phpUnitClass(own)
  const hasFile = Boolean(own.file)
  if (last?.className === className && last.ofPhpUnit === ofPhpUnit && last.hasFile === hasFile) return last.path
  const path = suitesOfCase(suite.path, className, own)
  suite.lastClass = { className, ofPhpUnit, hasFile, path }
  return path
}
