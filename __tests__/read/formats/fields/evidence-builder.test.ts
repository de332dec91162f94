import { expect, test } from 'vitest'
import { createEvidenceBuilder, type EvidenceBuilder } from '../../../../src/read/formats/fields/evidence-builder.js'
import type { TestStep } from '../../../../src/records/evidence.js'

const add = (builder: EvidenceBuilder, name: string, status: 'successful' | 'failed' = 'successful', message?: string) => {
  builder.open({ name, status, ...(message !== undefined && { message }) })
  builder.close()
}

const countOf = (steps: readonly TestStep[] = []): number => steps.reduce((sum, { steps: inner }) => sum + 1 + countOf(inner), 0)

test('nests steps and refers to attachments by their position', () => {
  const builder = createEvidenceBuilder()
  builder.attach({ name: 'of the test', path: 'a.txt' })
  builder.open({ name: 'outer', status: 'successful' })
  builder.open({ name: 'inner', status: 'failed' })
  builder.attach({ name: 'of the step', path: 'b.png' })
  builder.close()
  builder.close()
  expect(builder.take(undefined)).toEqual({
    steps: [{ name: 'outer', status: 'successful', steps: [{ name: 'inner', status: 'failed', attachments: [1] }] }],
    attachments: [
      { name: 'of the test', path: 'a.txt' },
      { name: 'of the step', path: 'b.png' },
    ],
  })
  expect(builder.take(undefined)).toEqual({})
})

test('repeats no message that the test has', () => {
  const builder = createEvidenceBuilder()
  add(builder, 'told', 'failed', 'Timeout')
  add(builder, 'other', 'failed', 'Closed')
  add(builder, 'passed', 'successful', 'Fine')
  expect(builder.take('Error: Timeout 5000ms')).toEqual({
    steps: [
      { name: 'told', status: 'failed' },
      { name: 'other', status: 'failed', message: 'Closed' },
      { name: 'passed', status: 'successful' },
    ],
  })
})

test('drops the oldest passed steps and keeps failed ones with their ancestors when there are too many', () => {
  const builder = createEvidenceBuilder()
  builder.open({ name: 'early', status: 'failed' })
  for (let index = 0; index < 100; index += 1) add(builder, `passed ${index}`)
  add(builder, 'broken', 'failed')
  builder.close()
  for (let index = 0; index < 100_000; index += 1) add(builder, `late ${index}`)
  const { steps, stepsLeftOut = 0 } = builder.take(undefined)
  expect(steps?.[0]).toEqual({ name: 'early', status: 'failed', steps: [{ name: 'broken', status: 'failed' }] })
  expect(steps?.at(-1)?.name).toBe('late 99999')
  expect(countOf(steps)).toBeLessThanOrEqual(3_000)
  expect(countOf(steps) + stepsLeftOut).toBe(100_102)
})

test('holds a bounded number of steps when all of them failed or are open', () => {
  const builder = createEvidenceBuilder()
  for (let index = 0; index < 50; index += 1) builder.open({ name: `open ${index}`, status: 'failed' })
  for (let index = 0; index < 10_000; index += 1) add(builder, 'deep', 'failed')
  for (let index = 0; index < 49; index += 1) builder.close()
  for (let index = 0; index < 10_000; index += 1) add(builder, 'failed', 'failed')
  const { steps, stepsLeftOut = 0 } = builder.take(undefined)
  expect(countOf(steps)).toBeLessThanOrEqual(3_000)
  expect(countOf(steps) + stepsLeftOut).toBe(20_050)
})

test('forgets steps that are discarded, with what is inside', () => {
  const builder = createEvidenceBuilder()
  builder.open({ name: 'not run', status: 'skipped' })
  add(builder, 'inner')
  builder.discard()
  add(builder, 'next')
  expect(builder.take(undefined)).toEqual({ steps: [{ name: 'next', status: 'successful' }] })
})
