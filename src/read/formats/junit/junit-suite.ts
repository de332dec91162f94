import type { ReadAttachment } from '../../../records/evidence.js'
import { recordLimits } from '../../../records/limits.js'
import type { Status } from '../../../records/record.js'
import type { InheritedStart } from '../fields/inherited-start.js'
import { parseDuration } from '../fields/numbers.js'
import { parseTimestamp } from '../fields/timestamps.js'
import type { Attributes } from '../xml/xml.js'
import { isOfJestJunit, type JunitRoot, repeatsNameAsClass } from './junit-repeated-name.js'
import {
  dependsOnlyOnClass,
  namesPackage,
  phpUnitClass,
  placeInClass,
  repeatsSuites,
  steadyName,
  steadySuites,
  suitesOfCase,
} from './junit-suite-names.js'

/** An open suite of a JUnit file. */
export interface JunitSuite {
  /** The names of the suites, the outermost first. */
  readonly path: readonly string[]
  /** The path that the previous version gave its cases: the same array if no rule has changed it. */
  readonly formerPath: readonly string[]
  /** The path of a case without a class. */
  readonly plain: CasePath
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
  /** The output outside of its test cases, if it states errors. */
  output: string
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

/** The suites of a case, with what its class states besides. */
export interface CasePath {
  readonly path: readonly string[]
  /** The path that the previous version gave the case, if that is another one. */
  readonly former: readonly string[] | undefined
  readonly file: string | undefined
  readonly line: string | undefined
}

/** The path of a case, and everything that it depends on. */
interface ClassPath {
  readonly className: string
  readonly ofPhpUnit: string | undefined
  readonly hasFile: boolean
  readonly found: CasePath
}

const noSuites: readonly string[] = []

/** Creates the suite that contains all others. */
export const rootJunitSuite = (): JunitSuite =>
  makeSuite({ path: noSuites, formerPath: noSuites, tags: [], attachments: [] }, {}, { line: 1, position: 0 })

/** Creates a suite inside another one. */
export function openJunitSuite(outer: JunitSuite, attributes: Attributes, place: Place, root: JunitRoot): JunitSuite {
  const { path, formerPath, tags, attachments } = outer
  const name = steadyName(attributes.name ?? '')
  const isNew = name !== '' && name !== path.at(-1) && path.length < recordLimits.suites
  const longer = isNew ? [...path, name] : path
  if (name === nameless && isOfJestJunit(attributes, root)) return makeSuite({ ...outer, formerPath: longer }, attributes, place)
  const { package: inner } = attributes
  const suites = isNew && inner && namesPackage(inner, name) ? [...path, inner, name] : longer
  const isAsBefore = suites === longer && formerPath === path
  const former = isNew && !isAsBefore ? [...formerPath, name] : formerPath
  return makeSuite({ path: suites, formerPath: isAsBefore ? longer : former, tags, attachments }, attributes, place)
}

/** jest-junit names a suite after the first `describe` block of the file. A test outside of them has none. */
const nameless = 'undefined'

type Place = Pick<JunitSuite, 'line' | 'position'>
type Inherited = Pick<JunitSuite, 'path' | 'formerPath' | 'tags' | 'attachments'>

function makeSuite({ path, formerPath, tags, attachments }: Inherited, attributes: Attributes, { line, position }: Place): JunitSuite {
  return {
    path,
    formerPath,
    plain: casePath(path, formerPath),
    attributes,
    tags,
    attachments,
    line,
    start: { timestamp: parseTimestamp(attributes.timestamp), duration: parseDuration(attributes.time, 1000), elapsed: 0 },
    hasPathPerClass: dependsOnlyOnClass(path, attributes),
    lastClass: undefined,
    output: '',
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

/** @param formerPath may be the same array */
const casePath = (path: readonly string[], formerPath: readonly string[], file?: string, line?: string): CasePath => ({
  path,
  former: formerPath === path ? undefined : formerPath,
  file,
  line,
})

/** Returns the suite's path and, if it adds something to the suite's name, the class. */
export function pathOfCase(suite: JunitSuite, own: Attributes, root: JunitRoot): CasePath {
  const className = own.classname ?? own.class
  if (className === undefined || className === '' || (root.isBareRoot && className === constantClass)) return suite.plain
  if (className !== own.name || !repeatsNameAsClass(own, suite.attributes, root)) return classPathOf(suite, className, own, root)
  const path = steadySuites(suite.path, own)
  return path === suite.path ? suite.plain : casePath(path, path)
}

/** Returns the same array as for the previous case if nothing that it depends on has changed. */
function classPathOf(suite: JunitSuite, className: string, own: Attributes, root: JunitRoot): CasePath {
  const { lastClass: last } = suite
  if (suite.hasPathPerClass && last?.className === className) return last.found
  const ofPhpUnit = phpUnitClass(own)
  const hasFile = Boolean(own.file)
  if (last?.className === className && last.ofPhpUnit === ofPhpUnit && last.hasFile === hasFile) return last.found
  const found = readClass(suite, className, own, root)
  suite.lastClass = { className, ofPhpUnit, hasFile, found }
  return found
}

function readClass({ path, formerPath, attributes }: JunitSuite, className: string, own: Attributes, root: JunitRoot): CasePath {
  const former = suitesOfCase(formerPath, className, own)
  const place = placeInClass(className)
  if (place !== undefined) return casePath(path, former, place.file, place.line)
  if (root.rootAttributes?.name === 'bun test' && repeatsSuites(path, className)) return casePath(path, former)
  // The class contains the package already.
  if (formerPath === path || (attributes.package && className.includes(attributes.package))) return casePath(former, former)
  return casePath(suitesOfCase(path, className, own), former)
}
