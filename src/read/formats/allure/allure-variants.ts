import { groupBy } from '../../../base/group-by.js'
import { cutWithMargin } from '../../../base/text/cut-margin.js'
import type { JsonRecord } from '../json/json-fields.js'
import { type AllureLabels, identifyingLabels, readLabels } from './allure-labels.js'
import { type AllureName, nameOf } from './allure-name.js'
import { type Conceal, concealing } from './allure-secrets.js'

/** The parts of a result that show which of several tests with one id it belongs to. */
export interface ComparedResult {
  readonly labels: AllureLabels['all']
  readonly name: AllureName
  readonly conceal: Conceal
}

/** The test of a result, among the tests that share an id, such as the runs of a test in two browsers. */
export interface AllureVariant {
  /** Equal for the results that can be attempts of one test. */
  readonly number: number
  /** The end of its name, so that the tests have different names; may be empty. */
  readonly suffix: string
}

/** More results of one id are not attempts of one test. */
export const maximumCompared = 10_000

const maximumDiffering = 20

/** With more tests, a result that lacks a label is a test of its own. */
const maximumComplete = 100

const maximumSuffix = 1000

/** Returns the parts of a result that are compared with the others of its id. */
export function comparedResult(raw: JsonRecord): ComparedResult {
  const labels = readLabels(raw)
  return { labels: identifyingLabels(labels), name: nameOf(raw, labels), conceal: concealing(raw) }
}

/**
 * Finds the results of one id that are different tests.
 *
 * Two results are different tests if a label of both has different values. A label that only one of them has does not count, because a
 * label that the test itself sets is missing if the test failed before. For the same reason, one of them may have more values of a label.
 * @returns the variant of each result; empty if all of them can be attempts of one test
 */
export function variantsOf(results: readonly ComparedResult[]): readonly AllureVariant[] {
  const values = results.map(valuesByLabel)
  /** The labels that differ, with the values that all results have. */
  const differing = new Map<string, ReadonlySet<string>>()
  for (const [label, own] of groupBy(
    values.flatMap((each) => [...each]),
    ([name]) => name,
  )) {
    const sets = own.map(([, set]) => set).sort((one, other) => one.size - other.size)
    const isDifferent = sets.some((set, index) => index > 0 && [...(sets[index - 1] ?? [])].some((value) => !set.has(value)))
    if (!isDifferent || differing.size === maximumDiffering) continue
    differing.set(label, new Set([...(sets[0] ?? [])].filter((value) => sets.every((set) => set.has(value)))))
  }
  if (differing.size === 0) return []

  const distinct = new Map<string, readonly string[]>()
  const keys = values.map((own) => {
    const texts = [...differing].map(([label, common]) =>
      [...(own.get(label) ?? [])]
        .filter((value) => !common.has(value))
        .sort()
        .join(', '),
    )
    const key = JSON.stringify(texts)
    distinct.set(key, texts)
    return key
  })
  const labels = [...differing.keys()]
  const all = [...distinct.values()]
  const complete = all.filter((texts) => !texts.includes(''))
  /** A result that lacks a label belongs to the only test that has its other labels. */
  const testOf = (texts: readonly string[]) => {
    if (!texts.includes('') || complete.length > maximumComplete) return texts
    const possible = complete.filter((each) => texts.every((text, index) => text === '' || text === each[index]))
    return possible.length === 1 ? (possible[0] ?? texts) : texts
  }
  const numbers = new Map([...distinct].map(([key, texts]) => [key, all.indexOf(testOf(texts))]))
  return results.map((result, index) => {
    const number = numbers.get(keys[index] ?? '') ?? 0
    return { number, suffix: suffixOf(labels, all[number] ?? [], result) }
  })
}

const valuesByLabel = ({ labels }: ComparedResult): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map([...groupBy(labels, ([name]) => name)].map(([name, own]) => [name, new Set(own.map(([, value]) => value))]))

/** Leaves out the labels that the suites or the name show already. */
function suffixOf(labels: readonly string[], texts: readonly string[], { name: { suite, name }, conceal }: ComparedResult): string {
  const missing = texts.flatMap((text, index) =>
    text === '' || suite.includes(text) || name.includes(`[${text}]`) ? [] : [`${labels[index]}=${text}`],
  )
  return missing.length === 0 ? '' : ` [${cutWithMargin(conceal(missing.join(', ')), maximumSuffix)}]`
}
