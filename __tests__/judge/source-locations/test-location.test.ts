import { expect, test } from 'vitest'
import { testLocation } from '../../../src/judge/source-locations/test-location.js'
import { createTrackedFiles } from '../../../src/judge/source-locations/tracked-files.js'

const tracked = createTrackedFiles('/app', () => ({ files: ['src/cart.test.ts'] }))
const failed = { file: 'src/cart.test.ts', line: 4 }

test.each([{ file: 'src/other.test.ts', line: 7 }, { file: 'src/größe & co/[id]/100%.ts' }])(
  'takes the location that the record states: %j',
  (stated) => {
    expect(testLocation({ ...failed, sourceLocation: stated }, tracked)).toEqual(stated)
  },
)

test.each([
  '',
  '/etc/passwd',
  '../../evil/repo/blob/main/a.ts',
  'src/../../a.ts',
  'src/./a.ts',
  'src//a.ts',
  'src/',
  '//evil.example/a.ts',
  '..\\..\\a.ts',
  'C:/a.ts',
  'src/a\n.ts',
  'src/\u0000a.ts',
  `src/${'a'.repeat(5_000)}.ts`,
])('looks for the test itself when the record states a path that may lead out: %j', (file) => {
  expect(testLocation({ ...failed, sourceLocation: { file, line: 7 } }, tracked)).toEqual({ file: 'src/cart.test.ts', line: 4 })
})
