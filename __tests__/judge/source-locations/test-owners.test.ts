import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestOwners } from '../../../src/judge/source-locations/test-owners.js'
import { createTrackedFiles } from '../../../src/judge/source-locations/tracked-files.js'
import { run } from '../../../src/run/run.js'
import { bareEnvironment } from '../../e2e/nodes.js'
import { makeFolder, makeTree } from '../../read/collect/tree.js'

const codeOwners = '* @acme/everyone\n/api/ @acme/api\n/web/lib/ @acme/lib\n'

function track(top: string): string {
  for (const words of [
    ['init', '--quiet'],
    ['add', '.'],
  ])
    execFileSync('git', words, { cwd: top, env: bareEnvironment })
  return top
}

async function ownersOfFailures(xml: string) {
  const top = track(makeTree({ CODEOWNERS: codeOwners, 'api/cart.test.ts': '', 'web/lib/money.ts': '', 'web/junit.xml': xml }))
  const request = { cwd: join(top, 'web'), paths: ['junit.xml'], records: [] }
  const { scope } = (await run(request, { env: {}, onWarning: () => {} })).judged
  return scope.summary.failures.map(({ test }) => scope.ownersOf?.(test))
}

const failed = (attributes: string, trace = '') =>
  `<testsuite><testcase name="adds" ${attributes}><failure message="no">${trace}</failure></testcase></testsuite>`

describe('the owners of a failed test', () => {
  it('returns the owners of the file of a test', async () => {
    const trace = 'at add (web/lib/money.ts:1:2)'
    expect(await ownersOfFailures(failed('file="/home/runner/work/shop/api/cart.test.ts"', trace))).toEqual([['@acme/api']])
  })

  it('returns the owners of the file that failed when the test names no file', async () => {
    expect(await ownersOfFailures(failed('', 'at add (web/lib/money.ts:1:2)'))).toEqual([['@acme/lib']])
  })

  it('returns no owners when the file is not in the repository', async () => {
    expect(await ownersOfFailures(failed('file="/elsewhere/other.test.ts"'))).toEqual([[]])
  })
})

describe('createTestOwners', () => {
  const ownersIn = (files: Readonly<Record<string, string>>) => {
    const cwd = track(makeTree(files))
    return createTestOwners(cwd, createTrackedFiles(cwd))
  }
  const files = {
    CODEOWNERS: '/api/ @acme/api\n/unowned/\n',
    'api/CartTest.java': '',
    'api/till.bats': '',
    'go.mod': 'module example.com/shop\n',
    'api/cart/cart_test.go': '',
    'api/cart.ts': '',
    'unowned/b.ts': '',
  }
  const stated = { owners: ['@stated'] }

  it.each([
    ['its file', { file: 'api/cart.ts', suite: [] }],
    ['the class of its suite', { suite: ['com.acme.api.CartTest'] }],
    ['an outer suite', { suite: ['acme.api.CartTest', 'when empty'] }],
    ['a suite with the path of a file', { suite: ['/work/shop/api/till.bats'] }],
    ['a suite with the name of a file of bats', { suite: ['till.bats'] }],
    ['its Go package', { suite: ['example.com/shop/api/cart'] }],
    ['its suite when its file is unknown', { file: 'missing.ts', suite: ['api.CartTest'] }],
  ])('finds the owners of %s, and ignores those of the record', (_what, test) => {
    const { ownersOf, areKnown } = ownersIn(files)
    expect(areKnown()).toBe(true)
    expect(ownersOf({ ...test, ...stated })).toEqual(['@acme/api'])
  })

  it('looks only at the ten innermost suites', () => {
    const { ownersOf } = ownersIn(files)
    const inner = (count: number) => ['api.CartTest', ...Array.from({ length: count }, (_, index) => `when ${index}`)]
    expect(ownersOf({ suite: inner(9) })).toEqual(['@acme/api'])
    expect(ownersOf({ suite: inner(10) })).toEqual([])
  })

  it('finds no owners when the file has none, although the record states some', () => {
    expect(ownersIn(files).ownersOf({ file: 'unowned/b.ts', suite: [], ...stated })).toEqual([])
  })

  it('returns the stated owners when the repository does not have the file', () => {
    const { ownersOf } = ownersIn(files)
    const elsewhere = { file: 'api/elsewhere.ts' }
    expect(ownersOf({ file: 'lib/other.ts', suite: ['Other'], ...stated }, elsewhere)).toEqual(['@stated'])
    expect(ownersOf({ file: 'lib/other.ts', suite: ['Other'] }, elsewhere)).toEqual(['@acme/api'])
    expect(ownersOf({ suite: [] })).toEqual([])
  })

  it('returns the stated owners when the repository has no CODEOWNERS, without listing files', () => {
    const tracked = createTrackedFiles(makeFolder(), () => {
      throw new Error('The files were listed.')
    })
    const { ownersOf, areKnown } = createTestOwners(makeFolder(), tracked)
    expect(areKnown()).toBe(false)
    expect(ownersOf({ file: 'api/cart.ts', suite: ['api.CartTest'], ...stated })).toEqual(['@stated'])
    expect(ownersOf({ file: 'api/cart.ts', suite: [] })).toEqual([])
  })

  it('reads CODEOWNERS only at the first question', () => {
    const cwd = makeTree({ 'a.ts': '' })
    const { ownersOf } = createTestOwners(cwd, createTrackedFiles(cwd))
    writeFileSync(join(cwd, 'CODEOWNERS'), '* @late')
    expect(ownersOf({ file: 'a.ts', suite: [] })).toEqual(['@late'])
  })
})
