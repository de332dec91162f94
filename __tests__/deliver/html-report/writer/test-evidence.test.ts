import { expect, it } from 'vitest'
import { shownEvidence } from '../../../../src/deliver/html-report/writer/test-evidence.js'
import type { Evidence } from '../../../../src/records/evidence.js'

const sha256 = 'ab'.repeat(32)

/** Evidence as a record of another machine may contain it. */
const untrusted = (evidence: unknown) => shownEvidence(evidence as Evidence)

it('keeps the steps and attachments of a test when they are valid', () => {
  const evidence: Evidence = {
    steps: [
      { name: 'sign in', status: 'successful', phase: 'setup', duration: 1100 },
      {
        name: 'open the cart',
        status: 'failed',
        file: 'e2e/cart.spec.ts',
        line: 31,
        steps: [{ name: 'compare', status: 'failed', message: 'differs', text: '| a | b |', attachments: [0, 1] }],
      },
    ],
    stepsLeftOut: 3,
    attachments: [
      {
        name: 'cart-expected.png',
        type: 'image/png',
        size: 70,
        sha256,
        path: 'out/cart.png',
        comparison: { name: 'cart', side: 'expected' },
      },
      { name: 'server.log', type: 'text/x-log', size: 4, text: 'a\nb', url: 'https://ci.example/log', reason: 'off' },
    ],
    attachmentsLeftOut: 2,
  }
  expect(shownEvidence(evidence)).toEqual(evidence)
})

it('returns nothing when a test has neither steps nor attachments', () => {
  expect(shownEvidence({})).toEqual({})
  expect(shownEvidence({ steps: [], attachments: [] })).toEqual({})
})

it('removes control characters and marks that reverse text from every text', () => {
  const hostile = '\u001b[31mred\u0000\u202etxt'
  const { steps, attachments } = shownEvidence({
    steps: [{ name: `${hostile}\nline`, status: 'failed', message: hostile, text: `${hostile}\nline`, file: hostile }],
    attachments: [{ name: hostile, path: `${hostile}  two\nlines`, text: hostile, comparison: { name: hostile, side: 'diff' } }],
  })
  const safe = 'red\ufffdtxt'
  expect(steps).toEqual([{ name: `${safe} line`, status: 'failed', message: safe, text: `${safe}\nline`, file: safe }])
  expect(attachments).toEqual([{ name: safe, path: `${safe}  two lines`, text: safe, comparison: { name: safe, side: 'diff' } }])
})

it('ignores fields that are not of their type', () => {
  const step = { name: 7, status: 'odd', phase: 'x', message: {}, text: [], duration: -1, file: 1, line: 0, steps: 'x', attachments: 'x' }
  const attachment = {
    name: 'a',
    type: 'x',
    size: '1',
    sha256: 'x',
    path: {},
    url: 'javascript:alert(1)',
    text: 1,
    comparison: 'x',
    reason: 'x',
  }
  expect(untrusted({ steps: [step, 'x', null, []], attachments: [attachment, 'x', null, { name: 1 }] })).toEqual({
    attachments: [{ name: 'a' }],
  })
  expect(untrusted({ steps: [{ ...step, name: 'a' }] })).toEqual({ steps: [{ name: 'a', status: 'unknown' }] })
  expect(untrusted({ steps: 'x', attachments: {}, stepsLeftOut: -1, attachmentsLeftOut: '2' })).toEqual({})
})

it('refers to the same attachments when an invalid one before them is left out', () => {
  const steps = [{ name: 'click', status: 'failed', attachments: [0, 1, 2, 2, 9, -1, 'x'] }]
  expect(untrusted({ steps, attachments: [{}, { name: 'a' }, { name: 'b' }] })).toEqual({
    steps: [{ name: 'click', status: 'failed', attachments: [0, 1] }],
    attachments: [{ name: 'a' }, { name: 'b' }],
  })
})

it('counts what exceeds the limits', () => {
  const steps = Array.from({ length: 310 }, (_, index) => ({ name: `step ${index}`, status: 'successful' as const }))
  const attachments = Array.from({ length: 53 }, (_, index) => ({ name: `file ${index}` }))
  const shown = shownEvidence({ steps, stepsLeftOut: 5, attachments, attachmentsLeftOut: 1 })
  expect([shown.steps?.length, shown.stepsLeftOut]).toEqual([300, 15])
  expect([shown.attachments?.length, shown.attachmentsLeftOut]).toEqual([50, 4])
})

it('cuts the tree of steps of a forged record when it is too deep or too long', () => {
  let nested: unknown = { name: 'innermost', status: 'failed' }
  for (let depth = 0; depth < 100_000; depth += 1) nested = { name: 'outer', status: 'failed', steps: [nested] }
  const deep = untrusted({ steps: [nested] })
  let depth = 0
  for (let steps = deep.steps; steps !== undefined; steps = steps[0]?.steps) depth += 1
  expect([depth, deep.stepsLeftOut]).toEqual([20, 1])
  const long = Array.from({ length: 100 }, () => ({ name: 'x'.repeat(900), status: 'failed' as const, message: 'y'.repeat(9000) }))
  const { steps = [], stepsLeftOut = 0 } = shownEvidence({ steps: long })
  expect(steps.length + stepsLeftOut).toBe(100)
  expect(JSON.stringify(steps).length).toBeLessThan(36_000)
  expect([steps[0]?.name.length, steps[0]?.message?.length]).toEqual([500, 2_000])
})
