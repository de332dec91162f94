import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listDiskFiles } from '../../../src/judge/source-locations/disk-files.js'
import { createTrackedFiles, type TrackedFiles } from '../../../src/judge/source-locations/tracked-files.js'

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
  'My Tests/CartTests.swift',
  'rates/100%25.ts',
]

const folder = mkdtempSync(join(tmpdir(), 'build-report-source-'))
let files: TrackedFiles

function write(root: string, paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), '')
  }
}

beforeAll(() => {
  const repository = join(folder, 'repository')
  write(repository, [...tracked, 'build/generated.ts', 'node_modules/chai/src/cart.ts'])
  const git = (...options: string[]) => execFileSync('git', options, { cwd: repository, stdio: 'ignore' })
  git('init')
  git('add', '--', ...tracked)
  files = createTrackedFiles(join(repository, 'packages/web'))
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('excludes a file name that git does not list', () => {
  expect(files.mayContain('cart.ts')).toBe(true)
  expect(files.mayContain('basket.ts')).toBe(false)
})

describe('path in a result file', () => {
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
    ['a file URL with escapes', 'file:///Users/ci/shop/My%20Tests/CartTests.swift', 'My Tests/CartTests.swift'],
    ['absolute with escapes', '/Users/ci/shop/My%20Tests/CartTests.swift', 'My Tests/CartTests.swift'],
    ['relative with escapes', 'My%20Tests/CartTests.swift', 'My Tests/CartTests.swift'],
    ['a name that looks escaped', '/home/me/shop/rates/100%25.ts', 'rates/100%25.ts'],
    ['a file URL of a name that looks escaped', 'file:///home/me/shop/rates/100%2525.ts', 'rates/100%25.ts'],
    ['a careless file URL of a name that looks escaped', 'file:///home/me/shop/rates/100%25.ts', 'rates/100%25.ts'],
    ['a Java class', 'com/acme/shop/Cart.java', 'server/src/main/java/com/acme/shop/Cart.java'],
  ])('finds the file for a path: %s', (_kind, path, expected) => {
    expect(files.locate(path)).toBe(expected)
  })

  test.each([
    ['two files have the same end', '/elsewhere/src/index.ts'],
    ['two classes have the same name', 'Cart.java'],
    ['no file has the name', 'src/basket.ts'],
    ['the file is not tracked', 'build/generated.ts'],
    ['the path is in a dependency', '/app/node_modules/chai/src/cart.ts'],
    ['the path is in a Go module', '/root/go/pkg/mod/acme.com/shop@v1.2.3/src/cart.ts'],
    ['only the name matches', '/usr/share/other/cart.ts'],
    ['the path leads above the top', '../..'],
    ['the path is empty', ''],
    ['the path is a property name of objects', 'constructor'],
  ])('finds nothing when %s', (_why, path) => {
    expect(files.locate(path)).toBeUndefined()
  })
})

describe('files on disk', () => {
  const noGit = () => ({ reason: 'git is not installed' })

  test('finds files below the working directory when git lists none', () => {
    const plain = join(folder, 'plain')
    write(plain, ['src/cart.ts', 'app/src/main/java/com/acme/shop/Cart.java', 'node_modules/chai/src/basket.ts', 'build/out.ts'])
    writeFileSync(join(folder, 'outside.ts'), '')
    const disk = createTrackedFiles(plain, noGit)
    expect(disk.locate('/home/runner/work/shop/src/cart.ts')).toBe('src/cart.ts')
    expect(disk.locate('src/cart.ts')).toBe('src/cart.ts')
    expect(disk.locate('com/acme/shop/Cart.java')).toBe('app/src/main/java/com/acme/shop/Cart.java')
    expect(disk.locate('chai/src/basket.ts')).toBeUndefined()
    expect(disk.locate('build/out.ts')).toBe('build/out.ts')
    expect(disk.locate('../outside.ts')).toBeUndefined()
    expect(disk.locate('src')).toBeUndefined()
    expect(disk.locate('src/\0')).toBeUndefined()
    expect(disk.whyOnDisk()).toBe('git is not installed')
  })

  test('excludes no file name before the disk has been searched to the limit', () => {
    const plain = join(folder, 'searched')
    write(plain, ['src/cart.ts'])
    const disk = createTrackedFiles(plain, noGit)
    expect(disk.mayContain('other.ts')).toBe(true)
    for (let index = 0; index < 5_000; index += 1) disk.locate(`${index}.ts`)
    expect(disk.mayContain('other.ts')).toBe(false)
    expect(disk.mayContain('cart.ts')).toBe(true)
  })

  test('finds files relative to the top when git refuses the repository', () => {
    const top = join(folder, 'refused')
    write(top, ['server/src/main/java/com/acme/shop/Cart.java'])
    execFileSync('git', ['init'], { cwd: top, stdio: 'ignore' })
    // Git refuses a format that it does not know, as it refuses a repository of another user.
    execFileSync('git', ['config', 'core.repositoryFormatVersion', '99'], { cwd: top, stdio: 'ignore' })
    const disk = createTrackedFiles(join(top, 'server'))
    expect(disk.whyOnDisk()).toBeUndefined()
    expect(disk.locate('com/acme/shop/Cart.java')).toBe('server/src/main/java/com/acme/shop/Cart.java')
    expect(disk.whyOnDisk()).toMatch(/^fatal: .*version/)
  })

  test('finds nothing when the folder does not exist', () => {
    expect(createTrackedFiles(join(folder, 'missing')).locate('src/cart.ts')).toBeUndefined()
  })

  test('stops at the limit, after the upper folders', () => {
    const deep = join(folder, 'deep')
    write(deep, ['a/b/c/deep.ts', 'a/high.ts', 'top.ts', '.git/config', 'node_modules/x/y.ts'])
    expect(listDiskFiles(deep)).toEqual({ files: ['top.ts', 'a/high.ts', 'a/b/c/deep.ts'], isCut: false })
    expect(listDiskFiles(deep, 6).files).not.toContain('a/b/c/deep.ts')
    expect(listDiskFiles(deep, 6).isCut).toBe(true)
  })
})

test('finds the same file for each way of writing the end of a path', () => {
  const { locate } = createTrackedFiles('/app', () => ({ files: ['src/my cart.ts', 'src/cart.ts', 'lib/cart.dart', 'top.ts'] }))
  for (const path of ['src/my%20cart.ts', 'file:///ci/src/my%20cart.ts', 'src\\my cart.ts', 'src/my cart.ts/.'])
    expect(locate(path)).toBe('src/my cart.ts')
  for (const path of ['http://localhost/src/cart.ts?v=1', 'src/cart.ts/', 'src/cart.ts/x/..']) expect(locate(path)).toBe('src/cart.ts')
  expect(locate('file:top.ts')).toBe('top.ts')
  expect(locate('package:shop/cart.dart')).toBe('lib/cart.dart')
  expect(locate('src/other.ts')).toBeUndefined()
})
