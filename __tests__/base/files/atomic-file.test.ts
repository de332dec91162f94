import fs, { existsSync, fstatSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openAtomicFile } from '../../../src/base/files/atomic-file.js'

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

/** Calls a function before each fsync of this process, which still happens. */
function onSync(call: (descriptor: number) => void): void {
  const { fsyncSync } = fs
  const restore = (one: typeof fsyncSync) => {
    fs.fsyncSync = one
    syncBuiltinESMExports()
  }
  restore((descriptor) => {
    call(descriptor)
    fsyncSync(descriptor)
  })
  onTestFinished(() => restore(fsyncSync))
}

describe('closeDurably', () => {
  test('syncs the file before it appears, and then its folder and the folders that it created', () => {
    const root = dirname(newPath())
    const path = join(root, 'new', 'deep', 'file.txt')
    const synced: unknown[] = []
    onSync((descriptor) => {
      const { ino, size } = fstatSync(descriptor)
      const folder = ['.', 'new', 'new/deep'].find((name) => statSync(join(root, name)).ino === ino)
      synced.push([folder ?? `${size} bytes`, existsSync(path)])
    })
    const file = openAtomicFile(path, 'file')
    file.write('x'.repeat(1_000_000))
    file.write('end')
    file.closeDurably()
    const folders = ['new/deep', '.', 'new'].map((folder) => [folder, true])
    expect(synced).toEqual([['1000003 bytes', false], ...(process.platform === 'win32' ? [] : folders)])
    expect(readFileSync(path, 'utf8').slice(-4)).toBe('xend')
  })

  test('reports an error, and leaves no file, when the disk cannot be synced', () => {
    const path = newPath()
    onSync(() => {
      throw new Error('EIO: i/o error, fsync')
    })
    const file = openAtomicFile(path, 'backup')
    file.write('x')
    expect(() => file.closeDurably()).toThrow(`The backup "${path}" cannot be written: EIO: i/o error, fsync.`)
    file.discard()
    expect(fs.readdirSync(dirname(path))).toEqual([])
  })
})

test('close does not wait for the disk', () => {
  const path = newPath()
  onSync(() => expect.unreachable())
  const file = openAtomicFile(path, 'file')
  file.write('x')
  file.close()
  expect(readFileSync(path, 'utf8')).toBe('x')
})
