import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openAtomicFile } from '../../src/files/atomic-file.js'

const newPath = () => join(mkdtempSync(join(tmpdir(), 'atomic-')), 'file.txt')

describe('overwrite', () => {
  test('replaces a part that is still buffered', () => {
    const path = newPath()
    const file = openAtomicFile(path, 'file')
    file.write('é 0000 end')
    file.overwrite(3, '1234')
    file.close()
    expect(readFileSync(path, 'utf8')).toBe('é 1234 end')
  })

  test('replaces a part that is on the disk, and appends after it', () => {
    const path = newPath()
    const file = openAtomicFile(path, 'file')
    file.write('0000')
    file.write('x'.repeat(1_000_000))
    file.overwrite(0, '1234')
    file.write('end')
    expect(file.length()).toBe(1_000_007)
    file.close()
    const text = readFileSync(path, 'utf8')
    expect([text.slice(0, 6), text.slice(-4)]).toEqual(['1234xx', 'xend'])
  })
})

describe('writeBytes', () => {
  test('appends bytes after text', () => {
    const path = newPath()
    const file = openAtomicFile(path, 'file')
    file.write('é')
    file.writeBytes(Buffer.from([0, 255]))
    file.write('!')
    expect(file.length()).toBe(5)
    file.close()
    expect([...readFileSync(path)]).toEqual([0xc3, 0xa9, 0, 255, 0x21])
  })
})
