import { expect, test } from 'vitest'
import { listedEvidence } from '../../../src/judge/summary/listed-evidence.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import { traceType } from '../../../src/records/attachment-kind.js'
import type { TestAttachment } from '../../../src/records/evidence.js'
import type { RecordedTest } from '../../../src/records/recorder.js'
import { failed, passed } from '../failure/steps.js'

const image = (name: string): TestAttachment => ({ name, type: 'image/png', size: 70, path: `test-results/${name}` })
const trace: TestAttachment = { name: 'trace', type: traceType, size: 9, path: 'test-results/cart-retry1/trace.zip' }

const listed = (test: Partial<RecordedTest>) => {
  const summary = createSummary()
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  summary.test({ name: 'pays', suite: ['Cart'], status: 'failed', ...test })
  summary.endFile([])
  return summary.result()
}

test('keeps the names of the failed step and the attachments of a failed test', () => {
  const steps = [passed('log in'), failed('open the cart', failed('click "Pay"'))]
  const attachments = [{ ...image('shot.png'), sha256: 'a'.repeat(64), text: 'long' }]
  expect(listed({ steps, attachments, attachmentsLeftOut: 3 }).failures[0]?.test).toMatchObject({
    step: { names: ['open the cart', 'click "Pay"'] },
    attachments: [{ name: 'shot.png', type: 'image/png', size: 70, path: 'test-results/shot.png' }],
    attachmentsLeftOut: 3,
    evidence: { comparisons: 0, screenshots: 1, videos: 0, traces: 0, files: 0 },
  })
})

test.each(['successful', 'skipped', 'unknown'] as const)('keeps nothing of a test with the status "%s"', (status) => {
  const { tests } = listed({ status, flaky: true, steps: [failed('pay')], attachments: [image('shot.png')], message: 'x' })
  for (const field of ['step', 'attachments', 'evidence']) expect(tests[status][0]).not.toHaveProperty(field)
})

test('has no fields without steps and attachments', () => {
  expect(listedEvidence({})).toEqual({})
  expect(listedEvidence({ steps: [passed('open')], attachments: [] })).toEqual({})
})

test('keeps twenty attachments in their order, first those that can be opened', () => {
  const missing = Array.from(
    { length: 10 },
    (_, index): TestAttachment => ({ name: `${index}.log`, path: `${index}.log`, reason: 'missing' }),
  )
  const images = Array.from({ length: 25 }, (_, index) => image(`${index}.png`))
  const sides = (['expected', 'actual'] as const).map((side): TestAttachment => ({ ...image(side), comparison: { name: 'cart', side } }))
  const { attachments, attachmentsLeftOut, evidence } = listedEvidence({ attachments: [...missing, ...images, trace, ...sides] })
  expect(attachments?.map(({ name }) => name)).toEqual([...images.slice(0, 18).map(({ name }) => name), 'expected', 'actual'])
  expect(attachmentsLeftOut).toBe(18)
  expect(evidence).toMatchObject({ comparisons: 1, screenshots: 25, traces: 1 })
})

test('adds the trace of an earlier attempt when the last one has none', () => {
  const attempts = [
    { status: 'failed' as const, attachments: [image('first.png')] },
    { status: 'failed' as const, attachments: [image('second.png'), trace] },
  ]
  const { attachments, trace: path } = listedEvidence({ attachments: [image('third.png')], attempts })
  expect(attachments?.map(({ name }) => name)).toEqual(['third.png', 'trace'])
  expect(path).toBe('test-results/cart-retry1/trace.zip')
})

test('takes the attachments of the newest attempt that has some when the last one has none', () => {
  const attempts = [{ attachments: [image('first.png')] }, { attachments: [image('second.png')] }, {}]
  expect(listedEvidence({ attempts }).attachments?.map(({ name }) => name)).toEqual(['second.png'])
})

test('does not take a trace that was not found for one that can be opened', () => {
  expect(listedEvidence({ attachments: [{ ...trace, reason: 'missing' }] })).not.toHaveProperty('trace')
})

test('keeps at most about 4,000 characters of paths and 4,000 of step names of a test', () => {
  const attachments = Array.from({ length: 50 }, (_, index) => ({ ...image(`${index}`), path: 'p'.repeat(1_000) }))
  let step = failed('z'.repeat(500))
  for (let level = 0; level < 30; level += 1) step = failed(`${level}${'y'.repeat(500)}`, step)
  const kept = listedEvidence({ attachments, steps: [step] })
  expect(kept.attachments).toHaveLength(3)
  expect(kept.attachmentsLeftOut).toBe(47)
  expect(JSON.stringify(kept).length).toBeLessThan(9_500)
})

test('ignores attachments that are not of their type', () => {
  const attachments = [null, 'shot.png', { path: 'x' }, { name: 3 }] as unknown as TestAttachment[]
  expect(listedEvidence({ attachments })).toEqual({})
  expect(listedEvidence({ attachments: 'x' as unknown as TestAttachment[] })).toEqual({})
})
