import { expect, test } from 'vitest'
import { formatSize } from '../../../src/base/text/sizes.js'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1_234_567, '1.2 MB'],
  [9_960_000, '10 MB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [Number.MAX_SAFE_INTEGER, '9007 TB'],
])('formats %i bytes as %s', (bytes, shown) => {
  expect(formatSize(bytes)).toBe(shown)
})
