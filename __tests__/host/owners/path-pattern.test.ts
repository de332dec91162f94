import { describe, expect, it } from 'vitest'
import { compilePathPattern } from '../../../src/host/owners/path-pattern.js'

const matches = (pattern: string, path: string) => compilePathPattern(pattern)?.(path.split('/'))

describe('compilePathPattern', () => {
  it.each([
    ['*', 'a.js'],
    ['*', 'src/deep/a.js'],
    ['**', 'src/deep/a.js'],
    ['*.js', 'a.js'],
    ['*.js', 'src/deep/a.js'],
    ['*.js', 'bundle.js/part.txt'],
    ['/build/logs/', 'build/logs/today/a.txt'],
    ['docs/*', 'docs/start.md'],
    ['/docs/*', 'docs/start.md'],
    ['apps/', 'apps/a.ts'],
    ['apps/', 'src/apps/deep/a.ts'],
    ['/apps/github', 'apps/github/a.ts'],
    ['/apps/github', 'apps/github'],
    ['**/logs', 'build/logs/a.txt'],
    ['**/logs', 'logs/a.txt'],
    ['**/logs', 'deeply/nested/logs/very/a.txt'],
    ['src/**/a.ts', 'src/a.ts'],
    ['src/**/a.ts', 'src/x/y/a.ts'],
    ['/src/**', 'src/x/y/a.ts'],
    ['**/test/*', 'src/test/a.ts'],
    ['**/*', 'src/a.ts'],
    ['src/*/test/', 'src/shop/test/unit/a.ts'],
    ['**/a/**/b/**/c', 'x/a/x/a/b/b/x/c'],
    ['/my\\ shop/', 'my shop/a.ts'],
    ['/app/[id]/page.tsx', 'app/[id]/page.tsx'],
    ['a\\*b', 'a*b'],
    ['a?c', 'abc'],
    ['a**b', 'axxb'],
    ['*a*b*c', 'xxaxxbxxbc'],
  ])('matches with %s the path %s', (pattern, path) => {
    expect(matches(pattern, path)).toBe(true)
  })

  it.each([
    ['*.js', 'a.jsx'],
    ['*.JS', 'a.js'],
    ['/build/logs/', 'src/build/logs/a.txt'],
    ['/build/logs/', 'build/logs'],
    ['apps/', 'apps'],
    ['docs/*', 'docs/build/trouble.md'],
    ['docs/*', 'src/docs/start.md'],
    ['**/test/*', 'src/test/unit/a.ts'],
    ['docs/a', 'src/docs/a'],
    ['/apps/github', 'apps/github.ts'],
    ['/src/**', 'src'],
    ['src/**/a.ts', 'lib/src/a.ts'],
    ['src/*/test/', 'src/test/a.ts'],
    ['/app/[id]/page.tsx', 'app/i/page.tsx'],
    ['a\\*b', 'axb'],
    ['a?c', 'a/c'],
    ['a*c', 'a/c'],
    ['/', 'a'],
    ['\\', 'a'],
  ])('does not match with %s the path %s', (pattern, path) => {
    expect(matches(pattern, path)).toBe(false)
  })

  it.each(['', '!src', '\\#src', 'a***b', 'a//b'])('rejects the pattern "%s", which GitHub does not support', (pattern) => {
    expect(compilePathPattern(pattern)).toBeUndefined()
  })

  it('needs no exponential time when many wildcards almost match', () => {
    const names = `${'*a'.repeat(500)}*b`
    const folders = `${'**/a/'.repeat(500)}b`
    expect(matches(names, 'a'.repeat(2000))).toBe(false)
    expect(matches(folders, `${'a/'.repeat(1000)}c`)).toBe(false)
  })
})
