import { baseName } from '../../../base/text/base-name.js'
import type { ReadAttachment } from '../../../records/evidence.js'
import { recordLimits } from '../../../records/limits.js'
import type { Attributes } from '../xml/xml.js'

/** An open suite of an NUnit file. */
export interface NunitSuite {
  /** The `suite` of its tests: the assembly and the fixture. */
  readonly path: readonly string[]
  /** The path without the namespaces and the fixture. */
  readonly outer: readonly string[]
  /** The path of the fixture in the name of the last test, if that is another one. */
  qualified?: readonly string[] | undefined
  /** The name with namespaces; empty for assemblies and projects. */
  readonly fullName: string
  /** The name in messages. */
  readonly name: string
  /** The place of a failure that is not in the suite itself: `Child`, `Parent`, `SetUp` or `TearDown`. */
  readonly site: string | undefined
  /** The categories of this and the outer suites. Its tests share the array, so it is replaced and never changed. */
  tags: string[]
  /** The attachments of this and the outer suites. Its inner suites share the array, so it is replaced and never changed. */
  attachments: readonly ReadAttachment[]
}

/** Creates the suite that contains all others. */
export const noNunitSuite = (): NunitSuite => ({ path: [], outer: [], fullName: '', name: '', site: undefined, tags: [], attachments: [] })

const maximumFullNameLength = 10_000

const containers = new Set(['Assemblies', 'Assembly', 'Project', 'Test Project'])

// These group the cases of a method or the arguments of a fixture. Their content repeats their name.
const transparent = new Set([
  'ParameterizedMethod',
  'ParameterizedTest',
  'GenericMethod',
  'Theory',
  'ParameterizedFixture',
  'GenericFixture',
])

/**
 * Creates a suite inside another one. NUnit nests a suite for every part of a namespace. The path contains the file name of the assembly
 * and the full name of the innermost fixture.
 */
export function openNunitSuite(parent: NunitSuite, attributes: Attributes): NunitSuite {
  const type = attributes.type ?? ''
  const name = attributes.name ?? ''
  const site = attributes.site
  const inherited = {
    path: parent.path,
    outer: parent.outer,
    fullName: parent.fullName,
    name: name || parent.name,
    site,
    tags: parent.tags,
    attachments: parent.attachments,
  }
  if (containers.has(type) || (type === '' && isAssemblyPath(name))) {
    // xharness writes "N/A " if it does not know the assembly.
    const file = type === 'Assemblies' || name.startsWith('N/A') ? '' : baseName(name)
    // NUnit 2.2 nests an assembly inside itself.
    const isNew = file !== '' && file !== parent.path.at(-1)
    const path = isNew ? extended(parent.path, file) : parent.path
    return { ...inherited, path, outer: path, fullName: '' }
  }
  if (transparent.has(type) || name === '' || name === '[default namespace]') return inherited
  const fullName = fullNameOf(parent, type, name, attributes.fullname)
  if (fullName === parent.fullName) return inherited
  const outer = isWithin(fullName, parent.fullName) ? parent.outer : parent.path
  return { ...inherited, path: extended(outer, fullName), outer, fullName }
}

/** The suite of a test case, and its name there. */
export interface NunitPlace {
  readonly name: string
  readonly suite: readonly string[]
}

/**
 * Splits the name of a test case into suite and name. NUnit 3 writes the short name to `name`. NUnit 2 writes the full name, which is the
 * better source of the fixture: before 2.5.3, suites had no type, so suites of generic fixtures and of methods looked like all others.
 */
export function placeNunitCase(attributes: Attributes, suite: NunitSuite): NunitPlace {
  const name = attributes.name ?? ''
  const { fullname } = attributes
  if (fullname !== undefined) return { name: name || fullname, suite: suite.path }
  const { length } = suite.fullName
  if (length > 0 && name.charCodeAt(length) === 0x2e && name.startsWith(suite.fullName) && !hasQualifier(name, length + 1)) {
    return { name: name.slice(length + 1), suite: suite.path }
  }
  const dot = endOfQualifier(name)
  if (dot === -1) return { name, suite: suite.path }
  const qualifier = name.slice(0, dot)
  if (suite.qualified?.at(-1) !== qualifier) suite.qualified = extended(suite.outer, qualifier)
  return { name: name.slice(dot + 1), suite: suite.qualified }
}

/** Checks for a dot before the arguments. */
function hasQualifier(name: string, start: number): boolean {
  const dot = name.indexOf('.', start)
  if (dot === -1) return false
  const parenthesis = name.indexOf('(', start)
  return parenthesis === -1 || dot < parenthesis
}

const maximumNameLength = 10_000

/**
 * Returns the index of the last dot outside of arguments (`Fixture("a.b").Adds(1.5)`), or -1. A custom name that is a sentence has no
 * qualifier.
 */
function endOfQualifier(name: string): number {
  let dot = -1
  let depth = 0
  let quote = ''
  const length = Math.min(name.length, maximumNameLength)
  for (let index = 0; index < length; index += 1) {
    const character = name[index] ?? ''
    if (quote !== '') {
      if (character === '\\') index += 1
      else if (character === quote) quote = ''
    } else if (depth > 0 && (character === '"' || character === "'")) quote = character
    else if ('(<['.includes(character)) depth += 1
    else if (')>]'.includes(character)) depth -= 1
    else if (depth === 0 && /\s/.test(character)) return -1
    else if (depth === 0 && character === '.') dot = index
  }
  return dot > 0 && dot < name.length - 1 ? dot : -1
}

const extended = (path: readonly string[], name: string) => (path.length < recordLimits.suites ? [...path, name] : path)

const isAssemblyPath = (name: string) => /[\\/]/.test(name) && /\.(?:dll|exe)$/i.test(name)

function fullNameOf(parent: NunitSuite, type: string, name: string, fullname: string | undefined): string {
  // A SetUpFixture represents its namespace, but its full name is the name of a class in the namespace.
  if (fullname && type !== 'SetUpFixture') return fullname
  // Written by xUnit.net's transformation to NUnit 2.
  if (type === 'TestCollection') return name.replace(/^Test collection for /, '')
  const outer = parent.fullName
  // NUnit 2.2 writes full names, later versions only the last part.
  if (outer === '' || name.startsWith(`${outer}.`) || outer.length > maximumFullNameLength) return name
  return isIdentifier(outer) && isIdentifier(name) ? `${outer}.${name}` : name
}

/** Checks if a name may be a namespace or a class, with or without arguments, and not a heading. */
const isIdentifier = (name: string) => /^[^\s(/\\]+(?:\(|$)/.test(name)

function isWithin(inner: string, outer: string): boolean {
  return outer !== '' && inner.length > outer.length && '.+(<`'.includes(inner.charAt(outer.length)) && inner.startsWith(outer)
}
