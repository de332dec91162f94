import { create } from '@actions/glob'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkGlob } from '../../src/config/glob.js'

describe('checkGlob', () => {
  test.each([
    '**/*.xml',
    './a',
    '../a',
    '../../a/*',
    './../a',
    'a/[abc]/x',
    'a[[]b',
    'a[]]b',
    'a[!x]',
    '/abs/**',
    '~/x',
    'a/',
    'a/.../b',
    '.',
    'x{1}',
  ])('accepts the glob %s', (glob) => {
    expect(checkGlob(glob)).toBeUndefined()
  })

  test.each([
    ['', 0, 'is empty'],
    ['  ', 0, 'is empty'],
    ['a\0b', 1, 'NUL'],
    ['a\nb', 1, 'line break'],
    [' !a', 1, 'use "exclude"'],
    ['#a', 0, 'cannot begin with "#"'],
    ['a/../b', 2, '".." is allowed only at the start'],
    ['a/./b', 2, '"." is allowed only at the start'],
    ['./.', 2, '"." is allowed only at the start'],
    ['../a/..', 5, '".." is allowed only at the start'],
    ['/../a', 1, '".." is allowed only at the start'],
    ['a[bc', 1, '"[" is not closed'],
    ['a[b/c]', 1, '"[" is not closed'],
    ['{{ env.X }}/**', 0, 'cannot contain an expression'],
    ['a'.repeat(4097), 4096, 'longer than 4096'],
  ])('reports an error in the glob %j at offset %i', (glob, offset, message) => {
    expect(checkGlob(glob)).toEqual({ offset, message: expect.stringContaining(message) })
  })

  test('warns about alternatives in braces, which @actions/glob takes literally', () => {
    expect(checkGlob('**/*.{xml,trx}')).toMatchObject({ severity: 'warning', offset: 5 })
  })

  test('accepts only globs that @actions/glob accepts, except for a leading ".."', async () => {
    const pieces = fc.array(fc.constantFrom('a', '*', '**', '?', '[', ']', '/', '.', '..', '!', '#', ' ', '{', '}', ',', '~', '-', '^'), {
      minLength: 1,
    })
    await fc.assert(
      fc.asyncProperty(
        pieces.map((all) => all.join('')),
        async (glob) => {
          fc.pre(checkGlob(glob) === undefined && !/^[\s./]*\.\./.test(glob))
          await expect(create(glob)).resolves.toBeDefined()
        },
      ),
      { numRuns: 1000 },
    )
  })
})
