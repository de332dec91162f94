import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTree } from '../read/collect/tree.js'

const script = join(import.meta.dirname, '../../scripts/check-test-files.js')

function check(files: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, makeTree(files)], { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

test('a test file passes the check if a source has its name or its first line describes its tests', () => {
  const { status, output } = check({
    'src/records/limits.ts': '',
    'src/deliver/page/page.css': '',
    'src/judge/verdicts/verdict.ts': '',
    'scripts/build.js': '',
    '__tests__/records/limits.test.ts': '',
    '__tests__/records/limits.slow.test.ts': '',
    '__tests__/deliver/page/page.test.ts': '',
    '__tests__/judge/verdicts.test.ts': '',
    '__tests__/scripts/build.test.ts': '',
    '__tests__/archive.test.ts': '// Tests the files of the archive.\n',
    '__tests__/helper.ts': '',
  })
  expect(output).toBe('All 6 test files have a source of their name, or say what they test.\n')
  expect(status).toBe(0)
})

test('a test file fails the check if no source has its name and its first line does not describe its tests', () => {
  const { status, output } = check({
    'src/records/limits.ts': '',
    '__tests__/limits.test.ts': "import '../src/records/limits.js'\n",
    '__tests__/limits.slow.test.ts': '\n// Tests the limits.\n',
  })
  expect(status).toBe(1)
  expect(output).toBe(
    '__tests__/limits.slow.test.ts: no source has this name at the mirrored place, so the first line must be "// Tests …" and say what the file tests.\n' +
      '__tests__/limits.test.ts: no source has this name at the mirrored place, so the first line must be "// Tests …" and say what the file tests.\n',
  )
})
