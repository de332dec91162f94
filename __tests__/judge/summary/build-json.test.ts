import { expect, test } from 'vitest'
import { buildJson } from '../../../src/judge/summary/build-json.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import type { RecordedTest } from '../../../src/records/recorder.js'

function jsonOf(tests: readonly Partial<RecordedTest>[]) {
  const summary = createSummary()
  summary.beginFile({ path: 'a.ndjson', format: 'records' })
  for (const [index, fields] of tests.entries())
    summary.test({ id: String(index), name: `t${index}`, suite: [], status: 'failed', ...fields })
  summary.endFile([])
  summary.record({ kind: 'job', id: 'unit', duration: 900, url: 'https://ci.example/1' })
  return buildJson(summary.result())
}

const details = 'Error: out of stock\n    at reserve (/home/runner/work/shop/shop/src/stock.ts:7:9)'

test('lists jobs and causes with their numbers', () => {
  const message = 'out of stock'
  const { jobs, causes, causesLeftOut } = jsonOf([
    { job: 'unit', message, details },
    { job: 'e2e', module: 'web', message, details },
    { job: 'unit', message: 'cannot open the till' },
    { job: 'unit', status: 'successful' },
  ])
  expect(jobs).toMatchObject([
    { name: 'unit', status: 'failed', tests: { total: 3, failed: 2 }, duration: 900, url: 'https://ci.example/1' },
    { name: 'e2e', module: 'web', status: 'failed', tests: { total: 1 } },
  ])
  expect(causes).toEqual([
    { id: expect.any(String), signature: message, failures: 2, tests: 2, jobs: ['unit', 'e2e'], file: 'src/stock.ts', line: 7 },
    { id: expect.any(String), signature: 'cannot open the till', failures: 1, tests: 1, jobs: ['unit'] },
  ])
  expect(causesLeftOut).toBe(0)
})

test('leaves out causes beyond the limit, and counts them', () => {
  const letters = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  const { causes, causesLeftOut } = jsonOf(Array.from({ length: 150 }, (_, index) => ({ message: `no shop called ${letters(index)}` })))
  expect([causes.length, causesLeftOut]).toEqual([100, 50])
})

test('marks the number of causes as a lower bound when some were not read', () => {
  const letters = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  const json = jsonOf(Array.from({ length: 2_001 }, (_, index) => ({ message: `no shop called ${letters(index)}` })))
  expect(json).toMatchObject({ causesLeftOut: 1_900, causesLeftOutIsMinimum: true })
  expect(jsonOf([{ message: 'no stock' }])).not.toHaveProperty('causesLeftOutIsMinimum')
})

test('keeps the list of causes small when there are a thousand jobs', () => {
  const inJobs = Array.from({ length: 1_000 }, (_, index) => ({ job: `${'j'.repeat(400)}${index}`, message: 'no shop today' }))
  const { causes, causesLeftOut } = jsonOf([...inJobs, { message: 'no stock today' }])
  expect([causes.length, causesLeftOut]).toEqual([0, 2])
})

test('names the file of a cause in the repository when it was found there', () => {
  const summary = createSummary()
  summary.beginFile({ path: 'a.ndjson', format: 'records' })
  summary.test({ name: 'a', suite: [], status: 'failed', details: 'Error: boom\n    at adds (/tmp/jt/shop.test.js:3:9)' })
  summary.endFile([])
  const result = summary.result()
  expect(buildJson(result).causes).toMatchObject([{ file: 'jt/shop.test.js', line: 3 }])
  const places = new Map(result.causes.map(({ cause }) => [cause.id, { file: 'shop.test.js' }]))
  expect(buildJson(result, places).causes).toMatchObject([{ file: 'shop.test.js', line: 3 }])
})
