import { describe, expect, test } from 'vitest'
import { UserError } from '../../../src/base/errors.js'
import { createMatcher } from '../../../src/read/collect/matcher.js'
import { parsePatterns } from '../../../src/read/collect/pattern.js'
import { splitPath } from '../../../src/read/collect/split-path.js'

const posix = { cwd: '/work/shop', home: '/home/dev', isWindows: false }
const windows = { cwd: 'D:\\work\\shop', home: 'C:\\Users\\dev', isWindows: true }

/** Whether the patterns, together, match a file. */
function matches(patterns: readonly string[], path: string, surroundings = posix): boolean {
  const matcher = createMatcher([parsePatterns(patterns, surroundings)], surroundings.isWindows)
  const { volume, names } = splitPath(path, surroundings.isWindows)
  const folder = names.slice(0, -1).reduce(matcher.enter, matcher.start(volume))
  return matcher.matches(folder, names.at(-1) ?? '').length > 0
}

describe('pattern', () => {
  test('resolves patterns against the working directory and the home folder, and accepts absolute ones', () => {
    expect(matches(['out/*.xml'], '/work/shop/out/a.xml')).toBe(true)
    expect(matches(['./out/*.xml'], '/work/shop/out/a.xml')).toBe(true)
    expect(matches(['~/out/*.xml'], '/home/dev/out/a.xml')).toBe(true)
    expect(matches(['/work/*/out'], '/work/shop/out/a.xml')).toBe(true)
    expect(matches(['out/*.xml'], '/work/out/a.xml')).toBe(false)
  })

  test('accepts a pattern that begins above the working directory', () => {
    expect(matches(['../shared/*.xml'], '/work/shared/a.xml')).toBe(true)
    expect(matches(['../../../../etc/*'], '/etc/hosts')).toBe(true)
    expect(matches(['./../shared'], '/work/shared/deep/a.xml')).toBe(true)
  })

  test('matches everything below a matched folder, and hidden files', () => {
    expect(matches(['out'], '/work/shop/out/deep/.hidden')).toBe(true)
    expect(matches(['out/'], '/work/shop/out/a.xml')).toBe(true)
    expect(matches(['out/'], '/work/shop/out')).toBe(false)
    expect(matches(['**'], '/work/shop/.hidden')).toBe(true)
  })

  test('treats braces, groups and escaped wildcards literally', () => {
    expect(matches(['{a,b}.xml'], '/work/shop/a.xml')).toBe(false)
    expect(matches(['+(a).xml'], '/work/shop/a.xml')).toBe(false)
    expect(matches(['a[*].xml'], '/work/shop/a*.xml')).toBe(true)
    expect(matches(['a\\*.xml'], '/work/shop/a*.xml')).toBe(true)
    expect(matches(['a\\*.xml'], '/work/shop/ab.xml')).toBe(false)
  })

  test('excludes matches with !, and includes them again with a later pattern', () => {
    const patterns = ['**/*.xml', '!**/old/**', 'old/kept.xml', '# a comment', '']
    expect(matches(patterns, '/work/shop/a.xml')).toBe(true)
    expect(matches(patterns, '/work/shop/old/a.xml')).toBe(false)
    expect(matches(patterns, '/work/shop/old/kept.xml')).toBe(true)
    expect(matches(['a.xml', '!!b.xml'], '/work/shop/b.xml')).toBe(true)
  })

  test('matches in node_modules and .git only when the pattern names them', () => {
    expect(matches(['**/*.xml'], '/work/shop/node_modules/x/a.xml')).toBe(false)
    expect(matches(['*/x/a.xml'], '/work/shop/node_modules/x/a.xml')).toBe(false)
    expect(matches(['**'], '/work/shop/.git/config')).toBe(false)
    expect(matches(['node_modules/x/*.xml'], '/work/shop/node_modules/x/a.xml')).toBe(true)
    expect(matches(['**/node_modules/**/*.xml'], '/work/shop/a/node_modules/b/node_modules/c.xml')).toBe(true)
    expect(matches(['node_modules/**', '!**/*.log'], '/work/shop/node_modules/a.log')).toBe(false)
    expect(matches(['**/*.xml'], '/work/shop/node_modules')).toBe(false)
  })

  test('distinguishes case on POSIX', () => {
    expect(matches(['OUT/*.xml'], '/work/shop/out/a.xml')).toBe(false)
  })

  test.each(['a/../b', 'a/./b', 'a/[.][.]/b', '!', '! !'])('refuses the pattern %j', (pattern) => {
    expect(() => parsePatterns([pattern], posix)).toThrow(UserError)
    expect(() => parsePatterns([pattern], posix)).toThrow(pattern)
  })

  test.each([
    ['*_*_*_*_*.xmlx', '_'.repeat(250)],
    [`${'*a'.repeat(60)}b`, 'a'.repeat(250)],
    [`${'*?a'.repeat(40)}[bc]`, 'a'.repeat(250)],
    [`${'*[!b]'.repeat(60)}b`, 'a'.repeat(250)],
    [`${'*[[:alpha:]]'.repeat(60)}1`, 'é'.repeat(120)],
  ])('matches a pattern with several wildcards in one name in linear time: %s', (pattern, name) => {
    expect(matches([pattern], `/work/shop/${name}`)).toBe(false)
    expect(matches([pattern], `/work/shop/${name}${name}`, { ...posix, isWindows: true })).toBe(false)
  })

  test.each([
    ['*_*_*.xml', 'a_b_c_d.xml', true],
    ['*_*_*.xml', 'a_b.xml', false],
    ['*ab*ab*', 'aab-aab', true],
    ['*ab*ab', 'abab.ab', true],
    ['*ab*ab', 'aba', false],
    ['a*a*a', 'aaa', true],
    ['a*a*a', 'aa', false],
    ['*?a*?b*', 'xaxb', true],
    ['*?a*?b*', 'axb', false],
    ['*[0-9]*[!0-9]*.json', 'a1b.json', true],
    ['*[0-9]*[!0-9]*', 'ab12', false],
    ['*1*2*', '1-2', true],
    ['*[*]*\\\\*', 'a*b\\c', true],
    ['*[[:upper:]]*é*', 'aÉé', true],
  ])('compares several wildcards in one name with the name: %s, %s', (pattern, name, expected) => {
    expect(matches([pattern], `/work/shop/${name}`)).toBe(expected)
  })

  test('takes linear time for a pattern of many wildcards', () => {
    const pattern = `${'**/a/'.repeat(100)}b`
    const path = `/work/shop/${'a/'.repeat(1000)}c`
    expect(matches([pattern], path)).toBe(false)
  })
})

describe('pattern on Windows', () => {
  test('ignores case and accepts both slashes on Windows', () => {
    expect(matches(['Out\\*.XML'], 'D:\\work\\shop\\out\\a.xml', windows)).toBe(true)
    expect(matches(['out/Report.xml'], 'd:\\Work\\SHOP\\OUT\\report.XML', windows)).toBe(true)
    expect(matches(['**/*.xml'], 'D:\\work\\shop\\Node_Modules\\a.xml', windows)).toBe(false)
  })

  test('accepts a drive, a root, the home folder or a share on Windows', () => {
    expect(matches(['C:\\logs\\*.xml'], 'c:/logs/a.xml', windows)).toBe(true)
    expect(matches(['\\logs\\*.xml'], 'D:/logs/a.xml', windows)).toBe(true)
    expect(matches(['D:out/*.xml'], 'D:/work/shop/out/a.xml', windows)).toBe(true)
    expect(matches(['C:out/*.xml'], 'C:/out/a.xml', windows)).toBe(true)
    expect(matches(['~/out/*.xml'], 'C:/Users/dev/out/a.xml', windows)).toBe(true)
    expect(matches(['\\\\server\\share\\*.xml'], '//server/share/a.xml', windows)).toBe(true)
    expect(() => matches(['\\\\server\\sh*\\a.xml'], '//server/share/a.xml', windows)).toThrow(UserError)
  })
})
