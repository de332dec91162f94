import { expect, test } from 'vitest'
import { createNotPassedRuns, type NotPassedChoice } from '../../../../../src/server/dashboard/browser/item/not-passed-runs.js'
import { runWith } from '../../complete-answers.js'

/** Answers with two runs at a time. The cursor is the number of runs before the page. */
function pagesOf(failed: readonly number[], flaky: readonly number[]) {
  const asked: string[] = []
  const read = async (choice: NotPassedChoice) => {
    const times = 'status' in choice ? failed : flaky
    const start = Number(choice.cursor ?? 0)
    asked.push(`${'status' in choice ? 'failed' : 'flaky'} ${start}`)
    const end = start + 2
    return {
      runs: times.slice(start, end).map((timestamp) => runWith({ timestamp })),
      nextCursor: end < times.length ? String(end) : undefined,
    }
  }
  return { read, asked }
}

const timesOf = (runs: { readonly runs: () => readonly { readonly timestamp: number }[] }) => runs.runs().map(({ timestamp }) => timestamp)

test('orders the runs of both lists by time, and leaves out none while older ones are unread', async () => {
  const runs = createNotPassedRuns(pagesOf([9, 8, 5, 4], [7, 3, 2]).read)
  await runs.readMore()
  expect(timesOf(runs)).toEqual([9, 8])
  await runs.readMore()
  expect(timesOf(runs)).toEqual([9, 8, 7, 5, 4, 3])
  expect(runs.hasMore()).toBe(true)
  await runs.readMore()
  expect(timesOf(runs)).toEqual([9, 8, 7, 5, 4, 3, 2])
  expect(runs.hasMore()).toBe(false)
})

test('reads nothing more from a list that has ended', async () => {
  const { read, asked } = pagesOf([9, 8, 7], [])
  const runs = createNotPassedRuns(read)
  await runs.readMore()
  await runs.readMore()
  expect(timesOf(runs)).toEqual([9, 8, 7])
  expect(asked).toEqual(['failed 0', 'flaky 0', 'failed 2'])
})

test('keeps the runs that were read when a request fails', async () => {
  const { read } = pagesOf([9, 8, 7], [6])
  let isDown = false
  const runs = createNotPassedRuns((choice) => (isDown ? Promise.reject(new Error('down')) : read(choice)))
  await runs.readMore()
  isDown = true
  await expect(runs.readMore()).rejects.toThrow('down')
  isDown = false
  await runs.readMore()
  expect(timesOf(runs)).toEqual([9, 8, 7, 6])
})
