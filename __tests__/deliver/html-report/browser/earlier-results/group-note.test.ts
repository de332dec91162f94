import { expect, test } from 'vitest'
import { groupNote, outcomeTitle } from '../../../../../src/deliver/html-report/browser/earlier-results/group-note.js'
import { createHistory } from '../../../../../src/deliver/html-report/browser/earlier-results/model-history.js'
import type { TestKind } from '../../../../../src/deliver/html-report/browser/earlier-results/test-kind.js'
import { createModel } from '../../../../../src/deliver/html-report/browser/test-model.js'
import type { ChangeData, PageChangeKind } from '../../../../../src/deliver/html-report/data/history-data.js'

const change = (kind: PageChangeKind): ChangeData => ({ kind, facts: [], titled: [] })

/** Returns the note of a group of one test, if the page contains two fixed tests and one slower test. */
function noteOf(kind: TestKind, counts: Partial<Record<PageChangeKind, number>>): string | undefined {
  const changes = [change('fixed'), change('fixed'), change('slower')]
  const all = { fixed: 2, slower: 1, newlySkipped: 0, gone: 0, ...counts }
  return groupNote(
    { ...createModel(), history: createHistory({ branch: 'main', builds: [], changes, counts: all }) },
    kind,
    Int32Array.of(0),
  )
}

test.each([
  ['fixed', { fixed: 1_234 }, '2 of 1,234 are in this file'],
  ['fixed', {}, 'failed on main'],
  ['slower', { slower: 2_000 }, '1 of 2,000 are in this file'],
  ['slower', {}, undefined],
  ['gone', { gone: 7 }, '0 of 7 are in this file'],
  ['passed', { gone: 7 }, undefined],
] as const)('describes the group "%s" when %j tests changed as %j', (kind, counts, note) => {
  expect(noteOf(kind, counts)).toBe(note)
})

test.each([
  [[true, true], false, 'Fixed on main: merge main into this branch'],
  [[true, undefined], false, 'Also fails on main'],
  [[true, true], true, 'Failed before'],
] as const)('titles known tests of which main has fixed %j (own branch: %j) as "%s"', (fixed, isOwn, title) => {
  const history = createHistory({
    branch: 'main',
    builds: [],
    changes: [],
    counts: { fixed: 0, slower: 0, newlySkipped: 0, gone: 0 },
    ...(isOwn && { isOwnBranch: true }),
  })
  for (const [test, isFixed] of fixed.entries()) {
    history.verdictOfTest.set(test, { kind: 'known', facts: [], titled: [], ...(isFixed === true && { isFixed }) })
  }
  expect(outcomeTitle({ ...createModel(), history }, 'known', Int32Array.of(0, 1))).toBe(title)
})
