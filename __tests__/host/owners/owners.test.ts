import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseCodeOwners } from '../../../src/host/owners/code-owners.js'
import { readOwners } from '../../../src/host/owners/owners.js'
import { makeFolder, makeTree } from '../../read/collect/tree.js'

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

  it('does not compare a path with the patterns before the one that decides', () => {
    const ownersOf = parseCodeOwners(`${'y @b\n'.repeat(100_000)}/src/ @src\n`)
    for (let index = 0; index < 1000; index += 1) expect(ownersOf(`src/${index}`)).toEqual(['@src'])
  })

  it('compares a path only with the patterns of its inner folders when they name several', () => {
    const teams = Array.from({ length: 20_000 }, (_, index) => `/src/team-${index}/*.ts @team-${index}\n`).join('')
    const ownersOf = parseCodeOwners(`${teams}/src/team-1/**/deep @deep\n/src/team-2 @two\nsrc/team-3/ @three\n`)
    for (let index = 10; index < 2010; index += 1) expect(ownersOf(`src/team-${index}/a.ts`)).toEqual([`@team-${index}`])
    expect(ownersOf('src/team-1/a/b/deep')).toEqual(['@deep'])
    expect(ownersOf('src/team-2')).toEqual(['@two'])
    expect(ownersOf('src/team-2/a/b')).toEqual(['@two'])
    expect(ownersOf('src/team-3/a.ts')).toEqual(['@three'])
    expect(ownersOf('src/team-3')).toEqual([])
    expect(ownersOf('src/a.ts')).toEqual([])
  })

  it('finds the owners of a folder when its pattern names thirty folders', () => {
    const folder = Array.from({ length: 30 }, (_, index) => `d${index}`).join('/')
    const ownersOf = parseCodeOwners(`/${folder}/ @deep\n`)
    expect(ownersOf(`${folder}/a.ts`)).toEqual(['@deep'])
    expect(ownersOf('d0/d1/a.ts')).toEqual([])
  })

  it('compares a path only with the patterns of its folder when they name one', () => {
    const folders = Array.from({ length: 100_000 }, (_, index) => `${index % 2 ? '/' : ''}packages-${index}/src/ @team-${index}\n`).join('')
    const ownersOf = parseCodeOwners(`*.md @docs\n/packages-7/ @first\n${folders}/packages-8 @whole\n`)
    for (let index = 0; index < 1000; index += 1) expect(ownersOf(`packages-${index + 10}/src/a.ts`)).toEqual([`@team-${index + 10}`])
    expect(ownersOf('packages-7/readme.md')).toEqual(['@first'])
    expect(ownersOf('packages-8/src/a.ts')).toEqual(['@whole'])
  })
})

describe('readOwners', () => {
  it('reads only the first file in the order of GitHub', () => {
    const files = { CODEOWNERS: '* @root', 'docs/CODEOWNERS': '* @docs' }
    expect(readOwners(makeTree(files))?.('a')).toEqual(['@root'])
    expect(readOwners(makeTree({ ...files, '.github/CODEOWNERS': '/b @github' }))?.('a')).toEqual([])
    expect(readOwners(makeTree({ 'docs/CODEOWNERS': '\uFEFF* @docs' }))?.('a')).toEqual(['@docs'])
  })

  it('finds no file when it is missing or empty', () => {
    expect(readOwners(makeFolder())).toBeUndefined()
    expect(readOwners(makeTree({ CODEOWNERS: '' }))).toBeUndefined()
  })

  it('ignores a file of 3 MB, which GitHub does not load', () => {
    expect(readOwners(makeTree({ CODEOWNERS: `* @a\n${'#'.repeat(3 * 1024 * 1024)}` }))).toBeUndefined()
  })

  it('skips a folder with the name of the file', () => {
    const root = makeTree({ 'docs/CODEOWNERS': '* @docs' })
    mkdirSync(join(root, 'CODEOWNERS'))
    expect(readOwners(root)?.('a')).toEqual(['@docs'])
  })

  it.skipIf(process.platform === 'win32')('does not follow a link', () => {
    const outside = makeTree({ secret: '* @outside' })
    const root = makeFolder()
    symlinkSync(join(outside, 'secret'), join(root, 'CODEOWNERS'))
    expect(readOwners(root)).toBeUndefined()
  })
})
