import { expect, test } from 'vitest'
import { createProblemList } from '../../../src/read/collect/problem-list.js'

test('keeps the first problems, and the worst severity and kind of the others', () => {
  const list = createProblemList('a.xml')
  for (let line = 1; line <= 1000; line += 1) list.add({ severity: 'warning', message: `No. ${line}.`, line })
  list.add({ severity: 'error', kind: 'incomplete', message: 'The file was cut.' })
  const problems = list.list()
  expect(problems).toHaveLength(21)
  expect(problems[0]).toEqual({ severity: 'warning', message: 'No. 1.', line: 1, path: 'a.xml' })
  expect(problems.at(-1)).toEqual({ severity: 'error', kind: 'incomplete', message: '981 more problems are not listed.', path: 'a.xml' })
})

test('removes everything when it is cleared', () => {
  const list = createProblemList()
  for (let line = 1; line <= 30; line += 1) list.add({ severity: 'error', message: 'Wrong.' })
  list.clear()
  expect(list.list()).toEqual([])
})

test('keeps the kind of an unreadable file among the problems that it only counts', () => {
  const list = createProblemList()
  for (let line = 1; line <= 20; line += 1) list.add({ severity: 'warning', message: `No. ${line}.`, line })
  list.add({ severity: 'error', kind: 'unreadable', message: 'The file holds no XML.' })
  list.add({ severity: 'warning', message: 'No. 21.' })
  expect(list.list().at(-1)).toEqual({ severity: 'error', kind: 'unreadable', message: '2 more problems are not listed.' })
})
