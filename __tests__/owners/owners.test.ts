import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseCodeOwners } from '../../src/owners/code-owners.js'
import { createOwners } from '../../src/owners/owners.js'
import { makeFolder, makeTree } from '../collect/tree.js'

describe('parseCodeOwners', () => {
  it('lets the last matching line decide', () => {
    const ownersOf = parseCodeOwners('* @org/all\n*.ts @ts-owner dev@example.com\n/docs/ @writer\n')
    expect(ownersOf('a.md')).toEqual(['@org/all'])
    expect(ownersOf('src/a.ts')).toEqual(['@ts-owner', 'dev@example.com'])
    expect(ownersOf('docs/a.ts')).toEqual(['@writer'])
  })

  it('clears the owners when the last matching line has none', () => {
    const ownersOf = parseCodeOwners('/apps/ @octocat\n/apps/github # nobody\n')
    expect(ownersOf('apps/a.ts')).toEqual(['@octocat'])
    expect(ownersOf('apps/github/a.ts')).toEqual([])
  })

  it('ignores comments, empty lines, indentation and Windows line ends', () => {
    const ownersOf = parseCodeOwners('# all\r\n\r\n  *.js\t@js #inline @not-an-owner\r\n')
    expect(ownersOf('a.js')).toEqual(['@js'])
  })

  it('skips lines that are not valid', () => {
    const ownersOf = parseCodeOwners('* @all\n*.js not-an-owner\n!*.js @x\n\\#*.js @y\n*.js @a/b/c\n')
    expect(ownersOf('a.js')).toEqual(['@all'])
  })

  it('distinguishes upper and lower case', () => {
    expect(parseCodeOwners('/Docs/ @writer')('docs/a.md')).toEqual([])
  })

  it('gives up on owners when a hostile file has too many patterns', () => {
    const ownersOf = parseCodeOwners('x @a\n'.repeat(600_000))
    expect(Array.from({ length: 9 }, (_, index) => ownersOf(`${index}/x`)[0])).toEqual([...Array(8).fill('@a'), undefined])
  })

  it('compares a path only with the patterns of its folder when they name one', () => {
    const folders = Array.from({ length: 100_000 }, (_, index) => `${index % 2 ? '/' : ''}packages-${index}/src/ @team-${index}\n`).join('')
    const ownersOf = parseCodeOwners(`*.md @docs\n/packages-7/ @first\n${folders}/packages-8 @whole\n`)
    for (let index = 0; index < 1000; index += 1) expect(ownersOf(`packages-${index + 10}/src/a.ts`)).toEqual([`@team-${index + 10}`])
    expect(ownersOf('packages-7/readme.md')).toEqual(['@first'])
    expect(ownersOf('packages-8/src/a.ts')).toEqual(['@whole'])
  })
})

describe('createOwners', () => {
  it('reads only the first file in the order of GitHub', () => {
    const files = { CODEOWNERS: '* @root', 'docs/CODEOWNERS': '* @docs' }
    expect(createOwners(makeTree(files))('a')).toEqual(['@root'])
    expect(createOwners(makeTree({ ...files, '.github/CODEOWNERS': '/b @github' }))('a')).toEqual([])
    expect(createOwners(makeTree({ 'docs/CODEOWNERS': '\uFEFF* @docs' }))('a')).toEqual(['@docs'])
  })

  it('returns no owners when the file is missing', () => {
    expect(createOwners(makeFolder())('a')).toEqual([])
  })

  it('ignores a file of 3 MB, which GitHub does not load', () => {
    expect(createOwners(makeTree({ CODEOWNERS: `* @a\n${'#'.repeat(3 * 1024 * 1024)}` }))('a')).toEqual([])
  })

  it('reads the file only at the first call', () => {
    const root = makeFolder()
    const ownersOf = createOwners(root)
    writeFileSync(join(root, 'CODEOWNERS'), '* @late')
    expect(ownersOf('a')).toEqual(['@late'])
  })

  it('skips a folder with the name of the file', () => {
    const root = makeTree({ 'docs/CODEOWNERS': '* @docs' })
    mkdirSync(join(root, 'CODEOWNERS'))
    expect(createOwners(root)('a')).toEqual(['@docs'])
  })

  it.skipIf(process.platform === 'win32')('does not follow a link', () => {
    const outside = makeTree({ secret: '* @outside' })
    const root = makeFolder()
    symlinkSync(join(outside, 'secret'), join(root, 'CODEOWNERS'))
    expect(createOwners(root)('a')).toEqual([])
  })
})
