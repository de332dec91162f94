import { outcomes, outcomeTitles } from '../outcome.js'
import type { TestModel } from '../test-model.js'
import { kindTitle, type TestKind, testKind, testKinds } from './test-kind.js'

/** Kinds whose words differ from their names. */
const words: Readonly<Partial<Record<TestKind, string>>> = { knownFlaky: 'flaky', newlySkipped: 'newly-skipped' }

const wordOf = (kind: TestKind): string => words[kind] ?? kind

/** Returns whether a text is a whole word after `is:`, and not the beginning of one. */
export const isResultWord = (text: string): boolean => testKinds.some((kind) => wordOf(kind) === text)

/** Returns the words by which `is:` finds a test: its outcome, its kind and its changes. */
function wordsOf(model: TestModel, test: number): readonly string[] {
  const changes = model.history?.changesOf.get(test) ?? []
  return [outcomes[model.tests.ranks[test] ?? -1] ?? 'unknown', wordOf(testKind(model, test)), ...changes.map(({ kind }) => wordOf(kind))]
}

/** Returns the tests that may have other words than their outcome. There are few of them. */
const judgedTests = ({ history }: TestModel): ReadonlySet<number> =>
  new Set(history === undefined ? [] : [...history.verdictOfTest.keys(), ...history.quarantineOfTest.keys(), ...history.changesOf.keys()])

/** Matches a word that is written out, or words that begin with a text that is still being typed: `new` does not find `newly-skipped`. */
export function createWordMatcher(model: TestModel, text: string): (test: number) => boolean {
  const isWhole = isResultWord(text)
  const isMet = (word: string) => (isWhole ? word === text : word.startsWith(text))
  const ranks = outcomes.map(isMet)
  const found = new Set([...judgedTests(model)].filter((test) => wordsOf(model, test).some(isMet)))
  return (test) => ranks[model.tests.ranks[test] ?? -1] === true || found.has(test)
}

/** Returns the words of all tests with their titles. */
export function knownWords(model: TestModel): readonly { readonly value: string; readonly note: string }[] {
  const ranks = new Set(model.tests.ranks)
  const found = new Set<string>(outcomes.filter((_, rank) => ranks.has(rank)))
  for (const test of judgedTests(model)) for (const word of wordsOf(model, test)) found.add(word)
  const titles = new Map<string, string>(testKinds.map((kind) => [wordOf(kind), kindTitle(kind, model)]))
  for (const outcome of outcomes) titles.set(outcome, outcomeTitles[outcome])
  return [...titles].filter(([value]) => found.has(value)).map(([value, note]) => ({ value, note }))
}
