import { historyIdLength } from '../../../judge/history/test-histories.js'
import { idDigits } from '../data/page-data.js'
import { goneRank } from './outcome.js'
import type { TestModel } from './test-model.js'

/**
 * Returns the id of a test in links. It is the same in every run: the first digits of the id in the records, and an ordinal if the id
 * occurs several times in one job.
 */
export function linkId({ tests }: TestModel, test: number): string {
  const id = tests.namedIds.get(test) ?? tests.ids[test] ?? ''
  const ordinal = tests.ordinals.get(test)
  return ordinal === undefined ? id : `${id}-${ordinal}`
}

/** Finds the test of a link, whose id may have more digits than the page. */
export function findTest({ tests }: TestModel, id: string): number | undefined {
  const [, whole = id, ordinal = '1'] = /^(.*?)(?:-(\d{1,6}))?$/.exec(id) ?? []
  for (const [test, named] of tests.namedIds) {
    if (named === id || (named === whole && isOrdinal(test))) return test
    // The history knows only the first digits of a test that is gone.
    if (tests.ranks[test] === goneRank && named.length >= historyIdLength && whole.startsWith(named)) return test
  }
  if (!/^[0-9a-f]{12,}$/.test(whole)) return undefined
  const digits = whole.slice(0, idDigits)
  const found = tests.ids.findIndex((each, test) => each === digits && isOrdinal(test))
  return found === -1 ? undefined : found

  function isOrdinal(test: number): boolean {
    return (tests.ordinals.get(test) ?? 1) === Number(ordinal)
  }
}
