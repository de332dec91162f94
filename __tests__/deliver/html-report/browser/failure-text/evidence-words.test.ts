import { expect, it } from 'vitest'
import { evidenceWords } from '../../../../../src/deliver/html-report/browser/failure-text/evidence-words.js'
import { traceType } from '../../../../../src/records/attachment-kind.js'

const image = { name: 'a.png', type: 'image/png' }

it('counts the kinds of files in their order', () => {
  const files = ['text/x-log', 'application/zip', 'application/pdf', traceType, 'video/webm'].map((type) => ({ name: 'a', type }))
  const comparison = (['expected', 'actual', 'diff'] as const).map((side) => ({ ...image, comparison: { name: 'cart', side } }))
  expect(evidenceWords([...files, image, image, ...comparison])).toBe(
    '1 image comparison · 2 screenshots · video · Playwright trace · 3 files',
  )
})

it('counts only files that were found', () => {
  expect(
    evidenceWords([
      { ...image, reason: 'missing' },
      { name: 'a.log', type: 'text/x-log' },
    ]),
  ).toBe('1 file')
  expect(evidenceWords([{ name: 'a.png', reason: 'missing' }])).toBeUndefined()
  expect(evidenceWords(undefined)).toBeUndefined()
})
