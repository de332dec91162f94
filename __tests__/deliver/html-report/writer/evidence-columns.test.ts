import { expect, it } from 'vitest'
import { createEvidenceColumns } from '../../../../src/deliver/html-report/writer/evidence-columns.js'

const click = { name: 'click', status: 'failed' } as const
const png = { name: 'a.png', type: 'image/png' }

it('returns nothing when no execution has steps or files', () => {
  const columns = createEvidenceColumns()
  columns.add({ message: 'x' }, 0)
  columns.add({ steps: [{ name: 'a', status: 'successful' }], attachments: [{ name: 'a.log', type: 'text/x-log' }] }, 1)
  expect(columns.take()).toBeUndefined()
})

it('sums the kinds of files over all attempts, without files that were not found', () => {
  const columns = createEvidenceColumns()
  columns.add({ attachments: [png, { ...png, comparison: { name: 'a', side: 'diff' } }] }, 0)
  columns.add({ attachments: [{ name: 'v', type: 'video/webm' }], attempts: [{ attachments: [png] }] }, 2)
  columns.add(
    {
      attachments: [
        { ...png, reason: 'missing' },
        { name: 't', type: 'application/vnd.playwright.trace+zip' },
      ],
    },
    3,
  )
  expect(columns.take()?.filesOf).toEqual([
    [0, 1 + 2],
    [2, 1 + 4],
    [3, 8],
  ])
})

it('numbers the names of failed steps over all blocks', () => {
  const columns = createEvidenceColumns()
  columns.add({ steps: [{ name: 'open', status: 'failed', steps: [click] }] }, 0)
  expect(columns.take()).toEqual({ steps: ['open › click'], stepOf: [[0, 0]], filesOf: [] })
  columns.add({ steps: [{ name: 'open', status: 'failed', steps: [click] }] }, 5)
  columns.add({ attempts: [{ steps: [click] }, {}] }, 6)
  expect(columns.take()).toEqual({
    steps: ['click'],
    stepOf: [
      [5, 0],
      [6, 1],
    ],
    filesOf: [],
  })
})

it('cuts long names and leaves out the middle of many', () => {
  const columns = createEvidenceColumns()
  columns.add(
    { steps: [{ ...click, name: 'x'.repeat(500) }, ...Array.from({ length: 50 }, (_, index) => ({ ...click, name: `${index}` }))] },
    0,
  )
  expect(columns.take()?.steps).toEqual([`${'x'.repeat(100)} … › 0 › 1 › 2 › 46 › 47 › 48 › 49`])
})
