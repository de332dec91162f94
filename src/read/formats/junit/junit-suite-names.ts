import { unescapeEntities } from '../xml/entities.js'
import type { Attributes } from '../xml/xml.js'

/** CTest writes this for a build without a name. */
const nameless = '(empty)'

// `C:\shop\phpunit.xml`, `/home/runner/work/shop/shop/tests`.
const absolutePath = /^(?:\/|[A-Za-z]:[\\/])/

/** Returns the class of a test case of PHPUnit, which writes it with backslashes and with dots; undefined for another tool. */
export const phpUnitClass = (own: Attributes): string | undefined => (own.classname && own.assertions && own.class) || undefined

// `tests.cart.Cart-20260101120000`.
const withTime = /^([\p{L}\p{N}_.]{1,1000})-20\d{12}$/u

// `Chrome Headless 143.0.0.0 (Linux 0.0.0)`, as Karma names its suites.
const browserOfKarma = /^([A-Z][A-Za-z ]{1,50}) \d[\d.]{2,30} \(([A-Z][A-Za-z ]{1,50}) [\d.]{1,30}\)$/

/** Returns the name of a suite without the time of the run, which unittest-xml-reporting appends, and the versions that Karma adds. */
export function steadyName(name: string): string {
  const [, browser, system] = browserOfKarma.exec(name) ?? []
  return browser === undefined ? (withTime.exec(name)?.[1] ?? name) : `${browser} (${system})`
}

// rspec_junit_formatter appends the number of the process.
const processOfRspec = /^rspec\d{1,4}$/

/** Returns whether the names of the suites of a case depend on nothing but its class. PHPUnit states assertions for each suite. */
export const dependsOnlyOnClass = (path: readonly string[], suite: Attributes): boolean =>
  suite.assertions === undefined && !processOfRspec.test(path.at(-1) ?? '')

/**
 * Returns the names of the suites of a case without parts that differ between runs or machines, because the history compares
 * them. They depend on the path, on whether the case has a file, and on {@link phpUnitClass}.
 */
export function steadySuites(path: readonly string[], own: Attributes): readonly string[] {
  const last = path.at(-1)
  if (last === undefined) return path
  if (last === nameless) return path.slice(0, -1)
  // parallel_tests does not always choose the same process for the same files.
  if (own.file && processOfRspec.test(last)) return [...path.slice(0, -1), 'rspec']
  // The first suite of PHPUnit is the configuration file, or the tested folder.
  if (phpUnitClass(own) !== undefined && absolutePath.test(path[0] ?? '')) return path.slice(1)
  return path
}

/** Returns the names of the suites of a case and, if it adds something to them, the class. */
export function suitesOfCase(path: readonly string[], className: string, own: Attributes): readonly string[] {
  const suites = steadySuites(path, own)
  if (className === suites.at(-1)) return suites
  const ofPhpUnit = phpUnitClass(own)
  return ofPhpUnit !== undefined && suites.includes(ofPhpUnit) ? suites : [...suites, className]
}

// busted: `spec/calc_spec.lua:2`.
const luaPlace = /^(.{1,1000}\.(?:lua|moon)):([1-9]\d{0,8})$/

/** Returns the place that busted writes as the class of a case. */
export function placeInClass(className: string): { readonly file: string; readonly line: string } | undefined {
  const [, file, line] = luaPlace.exec(className) ?? []
  return file === undefined || line === undefined ? undefined : { file, line }
}

/**
 * Returns whether a class of Bun contains only the suites of its case: `inner > outer`, or in other versions `outer > inner`. Before Bun 1.3,
 * the class is escaped twice.
 */
export function repeatsSuites(path: readonly string[], className: string): boolean {
  const words = unescapeEntities(unescapeEntities(className))
  const isSame = (suites: readonly string[]): boolean => unescapeEntities(suites.join(' > ')) === words
  return path.some((_, start) => isSame(path.slice(start)) || isSame(path.slice(start).reverse()))
}

/** The constants that linters write into each suite. */
const constantPackages = new Set(['org.eslint', 'org.biome'])

/** Returns whether the package of a suite distinguishes it from suites of the same name. */
export const namesPackage = (package_: string, name: string): boolean =>
  !constantPackages.has(package_) && !name.includes(package_) && !package_.includes(name)
