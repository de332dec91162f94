import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourceFolders } from '../../../src/run/collect/source-folders.js'
import { run } from '../../../src/run/run.js'
import { makeFolder } from '../../read/collect/tree.js'

/** Creates a repository with a subfolder. */
function makeRepository() {
  const top = join(makeFolder(), 'shop')
  mkdirSync(join(top, '.git'), { recursive: true })
  mkdirSync(join(top, 'web'))
  return { top, inner: join(top, 'web') }
}

describe('source folders', () => {
  test('returns the working directory and the top of its repository', () => {
    const { top, inner } = makeRepository()
    expect(sourceFolders(inner, {})).toEqual([inner, top])
  })

  test('includes the checkout folder of the CI service when it contains the working directory', () => {
    const { top, inner } = makeRepository()
    const workspace = join(top, '..')
    expect(sourceFolders(inner, { GITHUB_WORKSPACE: workspace })).toContain(workspace)
    expect(sourceFolders(inner, { WORKSPACE: makeFolder() })).toEqual([inner, top])
    expect(sourceFolders(inner, { WORKSPACE: 'relative' })).toEqual([inner, top])
  })

  test.skipIf(process.platform === 'win32')('returns folders with and without symbolic links', () => {
    const { top, inner } = makeRepository()
    const link = join(makeFolder(), 'link')
    symlinkSync(top, link)
    expect(sourceFolders(join(link, 'web'), {}).toSorted()).toEqual([inner, top, link, join(link, 'web')].toSorted())
    expect(sourceFolders(inner, { PWD: join(link, 'web') })).toContain(link)
  })
})

test('gives tests the same ids in two checkouts when a producer names suites by absolute paths', async () => {
  const idsIn = async () => {
    const { top, inner } = makeRepository()
    // PHPUnit names its outermost suite after the configuration file.
    const suite = join(top, 'phpunit.xml').replaceAll('&', '&amp;')
    writeFileSync(
      join(inner, 'junit.xml'),
      `<testsuite name="${suite}"><testcase name="adds ${join(top, 'a.json')}" classname="Cart"/></testsuite>`,
    )
    await run({ cwd: inner, paths: [], records: [], output: 'out.ndjson', module: 'shop' }, { env: {}, onWarning() {} })
    const lines = readFileSync(join(inner, 'out.ndjson'), 'utf8').trimEnd().split('\n')
    return lines.map((line) => JSON.parse(line)).map(({ id, suite: [first] }) => ({ id, isAbsolute: first === join(top, 'phpunit.xml') }))
  }
  const first = await idsIn()
  expect(first).toMatchObject([{ isAbsolute: true }])
  expect(await idsIn()).toEqual(first)
})
