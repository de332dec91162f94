import { baseName } from '../../../base/text/base-name.js'
import { recordLimits } from '../../../records/limits.js'
import type { OtrElement } from './otr-element.js'

/** The suites of a test, and its name there. */
export interface OtrPlace {
  readonly suite: readonly string[]
  readonly name: string
}

/** Finds the places of tests. The tests of a class share an array. */
export type OtrPlaces = (element: OtrElement, ofPhpUnit: boolean) => OtrPlace

/** Creates a finder whose places are the same as in the JUnit XML of Surefire and of PHPUnit. */
export function createOtrPlaces(): OtrPlaces {
  let lastClass: string | undefined
  let lastSuite: readonly string[] = []

  const suiteOfClass = (className: string): readonly string[] => {
    if (className !== lastClass) {
      lastClass = className
      lastSuite = [className]
    }
    return lastSuite
  }

  return (element, ofPhpUnit) => {
    if (ofPhpUnit) return placeOfPhpUnit(element)
    const className = nearestClass(element)
    const { legacyName = element.name } = element
    if (className !== undefined && element.type === 'CONTAINER' && !element.hasMethod && className === element.className) {
      return { suite: suiteOfClass(className), name: className.slice(className.lastIndexOf('.') + 1) }
    }
    const name = legacyName.endsWith('()') && legacyName.length > 2 ? legacyName.slice(0, -2) : legacyName
    return { suite: className === undefined ? pathOf(element.parent) : suiteOfClass(className), name }
  }
}

function placeOfPhpUnit(element: OtrElement): OtrPlace {
  const { name, hasMethod, className } = element
  if (!hasMethod && className !== undefined) return { suite: pathOf(element), name: className.slice(className.lastIndexOf('\\') + 1) }
  // The test of a PHPT file has the path as its name.
  return { suite: pathOf(element.parent), name: hasMethod ? name : baseName(name) }
}

/** Returns the class of an element or of the nearest container that has one. */
function nearestClass(element: OtrElement): string | undefined {
  let one: OtrElement | undefined = element
  for (let depth = 0; one !== undefined && depth < recordLimits.suites; depth += 1, one = one.parent) {
    if (one.className !== undefined) return one.className
  }
  return undefined
}

/** Returns whether an outermost container is an engine. Only the JUnit Platform states types. */
const isEngine = ({ type, parentId }: OtrElement): boolean => type === 'CONTAINER' && parentId === undefined

const absolutePath = /^(?:\/|[A-Za-z]:[\\/])/

/** Returns the names of containers without engines, and without the configuration file or folder that PHPUnit names first. */
function pathOf(container: OtrElement | undefined): readonly string[] {
  if (container === undefined) return []
  if (container.path !== undefined) return container.path
  const names: string[] = []
  let one: OtrElement | undefined = container
  for (let depth = 0; one !== undefined && depth < recordLimits.suites; depth += 1, one = one.parent) {
    const isLeftOut = one.parent === undefined && (isEngine(one) || absolutePath.test(one.name))
    if (!isLeftOut && one.name !== '' && one.name !== names.at(-1)) names.push(one.name)
  }
  container.path = names.reverse()
  return container.path
}
