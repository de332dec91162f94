import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sourceLocation } from '../../src/source/source-location.js'
import { createTrackedFiles, type TrackedFiles } from '../../src/source/tracked-files.js'

const tracked = [
  'index.ts',
  'src/cart.ts',
  'src/cart.test.ts',
  'src/größe.ts',
  'packages/api/src/index.ts',
  'packages/web/src/index.ts',
  'packages/web/lib/page.dart',
  'server/src/main/java/com/acme/shop/Cart.java',
  'server/src/main/java/com/acme/pay/Cart.java',
  'legacy/Shop.Tests/CartTests.cs',
]

const folder = mkdtempSync(join(tmpdir(), 'build-report-source-'))
let files: TrackedFiles

function write(root: string, paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), '')
  }
}

beforeAll(async () => {
  const repository = join(folder, 'repository')
  write(repository, [...tracked, 'build/generated.ts', 'node_modules/chai/src/cart.ts'])
  const git = (...options: string[]) => execFileSync('git', options, { cwd: repository, stdio: 'ignore' })
  git('init')
  git('add', '--', ...tracked)
  files = await createTrackedFiles(join(repository, 'packages/web'))
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('a path in a result file', () => {
  test.each([
    ['relative to the top', 'src/cart.ts', 'src/cart.ts'],
    ['relative to a module', 'web/src/index.ts', 'packages/web/src/index.ts'],
    ['absolute on another machine', '/home/runner/work/shop/shop/src/cart.ts', 'src/cart.ts'],
    ['absolute on Windows', 'D:\\a\\shop\\legacy\\Shop.Tests\\CartTests.cs', 'legacy/Shop.Tests/CartTests.cs'],
    ['a mounted folder', '/mnt/acme/pay/Cart.java', 'server/src/main/java/com/acme/pay/Cart.java'],
    ['a file URL', 'file:///home/me/shop/src/gr%C3%B6%C3%9Fe.ts', 'src/größe.ts'],
    ['a file URL of Windows', 'file:///C:/shop/src/cart.ts', 'src/cart.ts'],
    ['a development server', 'http://localhost:5173/src/cart.ts?t=17', 'src/cart.ts'],
    ['webpack', 'webpack://shop/./src/cart.ts', 'src/cart.ts'],
    ['a Dart package', 'package:web/page.dart', 'packages/web/lib/page.dart'],
    ['with steps up', '../../src/cart.ts', 'src/cart.ts'],
    ['only a name', 'CartTests.cs', 'legacy/Shop.Tests/CartTests.cs'],
    ['a name at the top, exactly', 'index.ts', 'index.ts'],
    ['a Java class', 'com/acme/shop/Cart.java', 'server/src/main/java/com/acme/shop/Cart.java'],
  ])('%s', (_kind, path, expected) => {
    expect(files.locate(path)).toBe(expected)
  })

  test.each([
    ['two files end alike', '/elsewhere/src/index.ts'],
    ['two classes are called alike', 'Cart.java'],
    ['no file is called so', 'src/basket.ts'],
    ['the file is not tracked', 'build/generated.ts'],
    ['it is of a dependency', '/app/node_modules/chai/src/cart.ts'],
    ['it is of a Go module', '/root/go/pkg/mod/acme.com/shop@v1.2.3/src/cart.ts'],
    ['only the name is alike', '/usr/share/other/cart.ts'],
    ['it is none', '../..'],
    ['it is empty', ''],
    ['it names a property of objects', 'constructor'],
  ])('nothing where %s', (_why, path) => {
    expect(files.locate(path)).toBeUndefined()
  })
})

test('without a repository, files below the working directory are found', async () => {
  const plain = join(folder, 'plain')
  write(plain, ['src/cart.ts'])
  writeFileSync(join(folder, 'outside.ts'), '')
  const disk = await createTrackedFiles(plain, async () => undefined)
  expect(disk.locate('/home/runner/work/shop/src/cart.ts')).toBe('src/cart.ts')
  expect(disk.locate('src/cart.ts')).toBe('src/cart.ts')
  expect(disk.locate('../outside.ts')).toBeUndefined()
  expect(disk.locate('src')).toBeUndefined()
  expect(disk.locate('src/\0')).toBeUndefined()
})

test('a folder that is not there is no repository', async () => {
  expect((await createTrackedFiles(join(folder, 'missing'))).locate('src/cart.ts')).toBeUndefined()
})

describe('the location of a test', () => {
  const trace =
    'Error: 1\n    at expect (/app/node_modules/chai/src/cart.ts:9:9)\n    at add (/app/src/cart.ts:7:3)\n    at /app/src/cart.test.ts:20:5'

  test('is its own file and line', () => {
    expect(sourceLocation({ file: '/app/src/cart.test.ts', line: 4, details: trace }, files)).toEqual({ path: 'src/cart.test.ts', line: 4 })
  })

  test('is a frame in its own file where it has no line', () => {
    expect(sourceLocation({ file: 'src/cart.test.ts', details: trace }, files)).toEqual({ path: 'src/cart.test.ts', line: 20, column: 5 })
  })

  test('is the first frame of the project where it has no file', () => {
    expect(sourceLocation({ details: trace }, files)).toEqual({ path: 'src/cart.ts', line: 7, column: 3 })
    expect(sourceLocation({ message: 'src/cart.ts:7: wrong' }, files)).toEqual({ path: 'src/cart.ts', line: 7 })
  })

  test('is the file alone where nothing names a line', () => {
    expect(sourceLocation({ file: 'src/cart.test.ts', details: 'Error: 1' }, files)).toEqual({ path: 'src/cart.test.ts' })
  })

  test('is unknown where nothing is of the project', () => {
    expect(sourceLocation({ file: 'other.ts', line: 3, details: 'at /app/node_modules/chai/chai.js:1:2' }, files)).toBeUndefined()
  })
})
