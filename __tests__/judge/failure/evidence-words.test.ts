import { expect, test } from 'vitest'
import { evidenceWords } from '../../../src/judge/failure/evidence-words.js'

const none = { comparisons: 0, screenshots: 0, videos: 0, traces: 0, files: 0 }

test.each([
  [none, ''],
  [{ ...none, comparisons: 1 }, '1 image comparison'],
  [{ ...none, screenshots: 1 }, 'screenshot'],
  [
    { comparisons: 1, screenshots: 2, videos: 1, traces: 1, files: 3 },
    '1 image comparison · 2 screenshots · video · Playwright trace · 3 files',
  ],
  [
    { comparisons: 2, screenshots: 1, videos: 2, traces: 2, files: 1 },
    '2 image comparisons · screenshot · 2 videos · 2 Playwright traces · 1 file',
  ],
])('describes %j as "%s"', (counts, words) => {
  expect(evidenceWords(counts)).toBe(words)
})
