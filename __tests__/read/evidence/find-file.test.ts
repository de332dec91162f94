import { expect, it, vi } from 'vitest'
import { createFileFinder } from '../../../src/read/evidence/find-file.js'
import { type WrittenPath, writtenPath } from '../../../src/read/evidence/written-path.js'
import { addFile, failedTest, makeFolder, marker, runEvidence } from './evidence-run.js'

/** Returns the paths at which the attachments of a failed test were found, and the reasons for those that were not. */
async function found(cwd: string, path = 'results/junit.xml', roots: readonly string[] = []) {
  const result = await runEvidence(cwd, { paths: [path], attachments: { roots } })
  return result.files.map(({ path: place, reason }) => reason ?? place)
}

const makeRun = (written: string, files: readonly string[]) =>
  makeFolder({ 'results/junit.xml': failedTest([marker(written)]), ...Object.fromEntries(files.map((name) => [name, ''])) })

it.each([
  ['below the folder of the result file first', 'shots/a.png', ['results/shots/a.png', 'shots/a.png'], 'results/shots/a.png'],
  ['below the working directory', 'shots/a.png', ['shots/a.png'], 'shots/a.png'],
  ['by "." and ".."', './x/../shots//a.png', ['shots/a.png'], 'shots/a.png'],
  ['by the absolute path of another machine', '/home/runner/work/shop/shop/shots/a.png', ['shots/a.png'], 'shots/a.png'],
  ['by the longest match', '/build/e2e/shots/a.png', ['results/shots/a.png', 'e2e/shots/a.png'], 'e2e/shots/a.png'],
  ['by the nearer base among equal matches', '/build/shots/a.png', ['results/shots/a.png', 'shots/a.png'], 'results/shots/a.png'],
  ['by a path with a drive letter', 'C:\\agent\\shots\\a.png', ['shots/a.png'], 'shots/a.png'],
  ['by a path with backslashes', 'shots\\a.png', ['results/shots/a.png'], 'results/shots/a.png'],
  ['by a path that leaves the base', '../../../e2e/shots/a.png', ['e2e/shots/a.png'], 'e2e/shots/a.png'],
  ['by an address', 'file:///build/my%20shots/a%5B1%5D.png', ['my shots/a[1].png'], 'my shots/a[1].png'],
  ['by an address of Java', 'file:/build/shots/a.png', ['shots/a.png'], 'shots/a.png'],
  ['by an address of Windows', 'file:///C:/build/shots/a.png', ['shots/a.png'], 'shots/a.png'],
  ['by an address with a damaged escape', 'file:///build/shots/100%.png', ['shots/100%.png'], 'shots/100%.png'],
  ['without decoding a path', 'shots/a%20b.png', ['shots/a%20b.png'], 'shots/a%20b.png'],
  ['with a bracket before the end of the marker', 'shots/cart[chromium]', ['shots/cart[chromium]'], 'type'],
  ['with the reserved part of the marker', 'shots/a.png|text', ['shots/a.png'], 'shots/a.png'],
  ['by the folder that an artifact of one folder has lost', '/build/results/a.png', ['results/a.png'], 'results/a.png'],
  ['with a composed name for a decomposed one', 'shots/\u00fc.png', ['shots/u\u0308.png'], 'shots/u\u0308.png'],
  ['never by the name only', '/build/other/a.png', ['results/a.png', 'a.png'], 'missing'],
  ['never by the end of a relative path', 'deep/shots/a.png', ['shots/a.png'], 'missing'],
])('finds a file %s', async (_how, written, files, expected) => {
  expect(await found(makeRun(written, files))).toEqual([expected])
})

it('finds files of a downloaded artifact beside its result file', async () => {
  const cwd = makeFolder({
    'artifacts/e2e-linux/junit.xml': failedTest([marker('/home/runner/work/shop/shop/test-results/cart/shot.png')]),
  })
  addFile(cwd, 'artifacts/e2e-linux/cart/shot.png', '')
  expect(await found(cwd, 'artifacts/e2e-linux/junit.xml')).toEqual(['artifacts/e2e-linux/cart/shot.png'])
})

it('finds files in a root, which may lie outside of the working directory', async () => {
  const outer = makeFolder({ 'elsewhere/cart/shot.png': '', 'workspace/results/junit.xml': failedTest([marker('cart/shot.png')]) })
  expect(await found(`${outer}/workspace`, 'results/junit.xml')).toEqual(['missing'])
  expect(await found(`${outer}/workspace`, 'results/junit.xml', ['../elsewhere'])).toEqual(['../elsewhere/cart/shot.png'])
})

it('finds files from the top of the repository when a run is in one of its folders', async () => {
  const top = makeFolder({ '.git/HEAD': '', 'packages/web/results/junit.xml': failedTest([marker('packages/web/shots/a.png')]) })
  addFile(top, 'packages/web/shots/a.png', '')
  expect(await found(`${top}/packages/web`)).toEqual(['shots/a.png'])
})

it('tries the prefix of the path before first, so that the files of one machine come from one place', async () => {
  const lines = [marker('/build/one/a.log'), marker('/build/two/b.log')]
  const cwd = makeFolder({ 'results/junit.xml': failedTest(lines), 'one/a.log': 'a', 'two/b.log': 'b', 'results/two/b.log': 'b' })
  expect(await found(cwd)).toEqual(['one/a.log', 'two/b.log'])
})

it('warns once for a result file with the number of its attachments', async () => {
  const lines = ['shots/1.png', 'shots/2.png', `shots/${'3'.repeat(300)}.png`, 'here.png'].map(marker)
  const cwd = makeFolder({ 'results/junit.xml': failedTest(lines), 'here.png': '' })
  const { summary } = await runEvidence(cwd, { paths: ['results/junit.xml'] })
  expect(summary.problems).toEqual([
    {
      severity: 'warning',
      kind: 'attachment',
      message:
        '3 of 4 attachments of results/junit.xml were not found, for example "shots/1.png". Keep their folder beside the result file, or add it to "collect.attachments.roots".',
      path: 'results/junit.xml',
    },
  ])
})

/** Returns the number of names that are looked up for a missing file, below two bases. */
function lookups(path: string, exists: (name: string) => boolean): number {
  const entry = vi.fn((_folder: string, name: string) => (exists(name) ? name : undefined))
  const reach = { bases: [], areas: ['/work'], seesOutside: false }
  const finder = createFileFinder(reach, { entry, names: () => [], folderNames: () => [] })
  expect([...finder.candidates(writtenPath(path) as WrittenPath, ['/work/results', '/work'])]).toEqual([])
  return entry.mock.calls.length
}

it('looks up one name per segment and base when no folder of a missing file exists', () => {
  expect(lookups(`/${'folder/'.repeat(15)}shot.png`, () => false)).toBe(30)
})

it('looks up a bounded number of names when all folders of a missing file with a very long path exist', () => {
  const ofPath = (segments: number) => lookups(`/${'a/'.repeat(segments)}shot.png`, (name) => name === 'a')
  expect(ofPath(2000)).toBe(ofPath(100))
})
