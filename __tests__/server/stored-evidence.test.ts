import { expect, test } from 'vitest'
import { recordLimits } from '../../src/records/limits.js'
import { storedEvidence } from '../../src/server/stored-evidence.js'

const failed = { kind: 'test', status: 'failed', message: 'timeout' }

test('keeps the steps of a failed test, and the names, types, sizes and comparisons of its attachments', () => {
  const steps = [{ name: 'open the cart', status: 'failed', attachments: [1, 0], steps: [{ name: 'click "Pay"', status: 'failed' }] }]
  const shot = { name: 'shot.png', type: 'image/png', size: 70, comparison: { name: 'cart', side: 'actual' } }
  const attachments = [shot, { name: 'log', sha256: 'a'.repeat(64), path: '/etc/log', url: 'https://a.example', text: 'secret' }]
  expect(storedEvidence({ ...failed, steps, stepsLeftOut: 3, attachments, attachmentsLeftOut: 2 })).toEqual({
    ...{ steps, stepsLeftOut: 3, attachments: [shot, { name: 'log' }], attachmentsLeftOut: 2 },
  })
})

test.each(['successful', 'skipped', 'unknown'])('keeps nothing when the status is %s', (status) => {
  const steps = [{ name: 'open the cart', status: 'failed' }]
  expect(storedEvidence({ ...failed, status, steps, stepsLeftOut: 1, attachments: [{ name: 'a' }] })).toEqual({})
})

test('ignores parts that are not of their types, and moves positions of attachments', () => {
  const attachments = [null, 'text', { name: '' }, { name: 'a', type: 'no type', size: -1, comparison: { name: 'a', side: 'left' } }]
  const steps = [{ name: 'open', status: 'broken', attachments: [3, 0, 99, 'x'] }, { status: 'failed' }, 7]
  expect(storedEvidence({ ...failed, steps, attachments })).toEqual({
    steps: [{ name: 'open', status: 'unknown', attachments: [0] }],
    attachments: [{ name: 'a' }],
  })
})

test('counts what exceeds the limits', () => {
  const steps = Array.from({ length: 5000 }, (_, index) => ({ name: `step ${index} ${'x'.repeat(400)}`, status: 'failed' }))
  const attachments = Array.from({ length: 80 }, () => ({ name: 'n'.repeat(900) }))
  const stored = storedEvidence({ ...failed, steps, stepsLeftOut: 1, attachments })
  expect(JSON.stringify(stored.steps).length).toBeLessThanOrEqual(recordLimits.stepsLength)
  expect((stored.steps?.length ?? 0) + (stored.stepsLeftOut ?? 0)).toBe(5001)
  expect(stored.attachments).toHaveLength(50)
  expect(stored.attachments?.[0]?.name).toHaveLength(200)
  expect(stored.attachmentsLeftOut).toBe(30)
})
