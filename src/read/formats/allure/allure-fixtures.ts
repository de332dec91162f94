import { type JsonRecord, recordsOf } from '../json/json-fields.js'
import type { AllureFixtures } from './allure-evidence.js'

/** The fixtures of the tests whose steps are wanted. */
export interface FixturesOfTests {
  /** Takes a container, given the length of its text. */
  add(container: JsonRecord, length: number): void
  /** Returns the fixtures around a test, the outermost first. */
  of(uuid: string | undefined): readonly AllureFixtures[]
}

/** The length of the containers that are held, in characters of their files. */
const maximumLength = 16 * 1024 * 1024
const maximumOfTest = 100

/** Checks if a container may have fixtures. Many have none. */
export const mayHaveFixtures = (text: string): boolean => /"(?:befores|afters)"\s{0,100}:\s{0,100}\[\s{0,100}\{/.test(text)

/** @param wanted the results whose steps are wanted */
export function createFixturesOfTests(wanted: ReadonlySet<string>): FixturesOfTests {
  const byTest = new Map<string, { readonly fixtures: AllureFixtures; readonly children: number }[]>()
  let left = maximumLength
  return {
    add({ children, befores, afters }, length) {
      if (!Array.isArray(children) || length > left) return
      const fixtures = { befores: recordsOf(befores), afters: recordsOf(afters) }
      let isUsed = false
      for (const child of children) {
        if (typeof child !== 'string' || !wanted.has(child)) continue
        const list = byTest.get(child) ?? []
        if (list.length < maximumOfTest) list.push({ fixtures, children: children.length })
        byTest.set(child, list)
        isUsed = true
      }
      if (isUsed) left -= length
    },
    of: (uuid) => [...(byTest.get(uuid ?? '') ?? [])].sort((one, other) => other.children - one.children).map(({ fixtures }) => fixtures),
  }
}
