import { cutWithMargin } from '../../../base/text/cut-margin.js'
import { recordLimits } from '../../../records/limits.js'
import { type JsonRecord, jsonText, listOfStrings, recordsOf } from '../json/json-fields.js'
import type { AllureLabels } from './allure-labels.js'
import { isSecret } from './allure-secrets.js'

/** The parts of a test's identity. */
export interface AllureName {
  readonly suite: string[]
  readonly name: string
  /** The path of the file of the test, if the result states it. */
  readonly file?: string
}

const maximumParametersLength = 1000

/**
 * Returns the suites and the name of a test as the JUnit reporter of the tool writes them, so that its history survives a change of the
 * reporter.
 */
export function nameOf(result: JsonRecord, labels: AllureLabels): AllureName {
  const name = jsonText(result.name) ?? jsonText(result.fullName) ?? ''
  return byFramework(result, labels, name) ?? other(result, labels, name)
}

function byFramework(result: JsonRecord, labels: AllureLabels, name: string): AllureName | undefined {
  const fullName = typeof result.fullName === 'string' ? result.fullName : ''
  switch (labels.framework) {
    case 'pytest': {
      const end = fullName.indexOf('#')
      return end <= 0 ? undefined : { suite: ['pytest', fullName.slice(0, end)], name }
    }
    case 'playwright':
      return ofPlaywright(labels, name)
    case 'vitest': {
      const place = placeOf(result, fullName)
      return place && { suite: [place.file], name: [...place.titles, name].join(' > '), file: place.file }
    }
    case 'jest': {
      const place = placeOf(result, fullName)
      return place && { suite: [place.file, ...joined(place.titles)], name, file: place.file }
    }
    case 'mocha': {
      const place = placeOf(result, fullName)
      return place && { suite: ['Mocha Tests', ...joined(place.titles)], name, file: place.file }
    }
    default:
      return undefined
  }
}

const joined = (titles: readonly string[]): readonly string[] => (titles.length === 0 ? [] : [titles.join(' ')])

/** The project is the parent suite. The reporter `junit` writes it with `includeProjectInTestName`. */
function ofPlaywright(labels: AllureLabels, name: string): AllureName | undefined {
  const suite = labels.first('suite')
  if (suite === undefined) return undefined
  const project = labels.first('parentSuite')
  const groups = labels.first('subSuite')?.replaceAll(' > ', ' › ')
  const title = groups === undefined ? name : `${groups} › ${name}`
  return { suite: [suite], name: project === undefined ? title : `[${project}] ${title}` }
}

const testFile = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/

/**
 * Returns the file of a test, and the titles of the groups around it. The path of titles begins with the name of the package, if it has
 * one, and continues with the folders. Only the full name shows if it does: `shop:src/cart.test.ts#Cart adds` or `src/cart.js: Cart > adds`.
 */
function placeOf({ titlePath }: JsonRecord, fullName: string): { readonly file: string; readonly titles: readonly string[] } | undefined {
  const titles = Array.isArray(titlePath) ? listOfStrings(titlePath, recordLimits.suites) : []
  const isStated = (path: string) => fullName.startsWith(`${path}#`) || fullName.startsWith(`${path}: `)
  for (let end = titles.length; end > 0; end -= 1) {
    if (!testFile.test(titles[end - 1] ?? '')) continue
    const [first = ''] = titles
    const whole = titles.slice(0, end).join('/')
    const inPackage = titles.slice(1, end).join('/')
    if (isStated(whole)) return { file: whole, titles: titles.slice(end) }
    if (end > 1 && isStated(`${first}:${inPackage}`)) return { file: inPackage, titles: titles.slice(end) }
  }
  return undefined
}

function other(result: JsonRecord, labels: AllureLabels, title: string): AllureName {
  const testClass = labels.first('testClass')
  // JUnit 5 adds brackets to the name of a method. Surefire removes them.
  const plain = testClass === undefined ? title : title.replace(/\(\)$/, '')
  return { suite: testClass === undefined ? suiteOf(result, labels) : [testClass], name: withParameters(plain, result) }
}

function suiteOf({ titlePath }: JsonRecord, labels: AllureLabels): string[] {
  const suites = ['parentSuite', 'suite', 'subSuite'].flatMap((name) => labels.first(name) ?? [])
  if (suites.length > 0) return suites
  const titles = Array.isArray(titlePath) ? listOfStrings(titlePath, recordLimits.suites) : []
  return titles.length > 0 ? titles : [labels.first('package') ?? []].flat()
}

/** Returns a visible parameter that belongs to the identity of a test; undefined for others, and for the number of the attempt. */
export function visibleParameter(parameter: JsonRecord): { readonly name: string; readonly value: string } | undefined {
  const { name, value, excluded } = parameter
  const text = jsonText(value)
  if (typeof name !== 'string' || text === undefined || excluded === true || isSecret(parameter)) return undefined
  return { name, value: text }
}

/** Adds the parameters to a name that does not contain them, because the cases of a parameterised test share their name. */
function withParameters(name: string, { parameters }: JsonRecord): string {
  const missing = recordsOf(parameters)
    .slice(0, recordLimits.metadata)
    .flatMap((parameter) => visibleParameter(parameter) ?? [])
    .filter(({ value }) => !name.includes(value))
  if (missing.length === 0) return name
  const list = missing
    .sort((one, another) => (one.name < another.name ? -1 : one.name > another.name ? 1 : 0))
    .map((each) => `${each.name}=${each.value}`)
  return `${name} [${cutWithMargin(list.join(', '), maximumParametersLength)}]`
}
