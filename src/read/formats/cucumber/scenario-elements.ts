import { recordLimits } from '../../../records/limits.js'
import { type JsonRecord, jsonText, recordsOf } from '../json/json-fields.js'

/** A background or a scenario, with the names of the feature and the rule around it. */
export interface ScenarioElement {
  readonly element: JsonRecord
  readonly suite: readonly string[]
}

/**
 * Returns the backgrounds and scenarios of a feature in their order, including those in the `children` of a `rule`. An element without
 * steps that is not a scenario, such as the rule itself, is never a test.
 * @param feature the names of the suites around the elements
 */
export function scenarioElements(elements: readonly JsonRecord[], feature: readonly string[]): readonly ScenarioElement[] {
  const found: ScenarioElement[] = []
  const waiting: ScenarioElement[] = []
  // Hostile files nest elements too deeply for recursion, and list too many to pass them as arguments.
  const wait = (list: readonly JsonRecord[], suite: readonly string[]) => {
    for (let index = list.length - 1; index >= 0; index -= 1) waiting.push({ element: list[index] as JsonRecord, suite })
  }
  wait(elements, feature)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { element, suite } = next
    if (isBackground(element) || isScenario(element)) found.push(next)
    const children = recordsOf(element.children ?? element.elements)
    if (children.length === 0) continue
    const name = jsonText(element.name)?.trim() ?? ''
    wait(children, name === '' || suite.length === recordLimits.suites ? suite : [...suite, name])
  }
  return found
}

/** Checks for the steps that run before each scenario. */
export const isBackground = ({ type, keyword }: JsonRecord): boolean =>
  type === 'background' || (type === undefined && jsonText(keyword)?.trim() === 'Background')

/** Checks if an element is a scenario or has steps or hooks, whose results count in any case. */
function isScenario({ type, keyword, steps, before, after, children }: JsonRecord): boolean {
  if ([steps, before, after].some((parts) => recordsOf(parts).length > 0)) return true
  // behave and old versions of cucumber-js write no types. A keyword may be in any language.
  return type === undefined ? children === undefined && Boolean(jsonText(keyword)) : /^scenario/i.test(jsonText(type) ?? '')
}
