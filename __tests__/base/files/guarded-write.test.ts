import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { InputOutputError } from '../../../src/base/errors.js'
import { openAtomicFile } from '../../../src/base/files/atomic-file.js'
import { guardedAppend, guardedWrite } from '../../../src/base/files/guarded-write.js'
import { withLateFault } from '../../../src/base/files/late-fault.js'
import { makeTemporaryFolder } from '../../../src/base/files/temporary-folder.js'
import { isUnfinished, unfinishedPath } from '../../../src/base/files/unfinished-path.js'
import { makeFolder, makeTree } from '../../read/collect/tree.js'

const full = () => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
}

test('names what cannot be written, the reason and what to do', () => {
  const written = { what: 'The file "a.txt"', path: '/tmp/a.txt', hint: 'Name another file.' }
  expect(() => guardedWrite(written, full)).toThrow(InputOutputError)
  expect(() => guardedWrite(written, full)).toThrow(
    'The file "a.txt" cannot be written: ENOSPC: no space left on device, write. Make room on the disk.',
  )
  const refuse = () => writeFileSync(join(makeTree({ taken: '' }), 'taken', 'a.txt'), '')
  expect(() => guardedWrite(written, refuse)).toThrow(/^The file "a\.txt" cannot be written: ENOTDIR: .*\. Name another file\.$/)
})

test('removes what was appended when the disk has no room for the rest', async () => {
  const path = join(makeTree({ output: 'status<<a\nfailed\na\n' }), 'output')
  const append = () => {
    appendFileSync(path, 'total<<b\n')
    full()
  }
  expect(() => guardedAppend('The outputs', path, append)).toThrow(InputOutputError)
  await expect(guardedAppend('The outputs', path, async () => append())).rejects.toThrow(InputOutputError)
  expect(readFileSync(path, 'utf8')).toBe('status<<a\nfailed\na\n')
})

test('makes a folder for temporary files also when the folder of the job is missing', () => {
  const folder = makeTemporaryFolder('build-report', { RUNNER_TEMP: join(makeFolder(), 'a', 'b') })
  expect(existsSync(folder)).toBe(true)
  expect(() => makeTemporaryFolder('build-report', { RUNNER_TEMP: join(makeTree({ taken: '' }), 'taken') })).toThrow(
    /^The folder for temporary files ".*taken" cannot be written: /,
  )
})

test('throws the error of a file only when it is closed', () => {
  const file = withLateFault(() => openAtomicFile(join(makeTree({ taken: '' }), 'taken', 'a.txt'), 'file'))
  file.write('text')
  file.truncate(0)
  expect(file.length()).toBe(0)
  expect(() => file.close()).toThrow(InputOutputError)
  file.discard()
})

test('recognises the paths of unfinished files and what is inside them', () => {
  const path = unfinishedPath('out/records.ndjson')
  expect([path, `${path}/a.png`, 'out/records.ndjson', 'notes.tmp'].map(isUnfinished)).toEqual([true, true, false, false])
})
