// Tests that src/read/collect/match-files.ts matches the same files as @actions/glob in any tree.
import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { create } from '@actions/glob'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { matchFiles } from '../../../src/read/collect/match-files.js'
import { makeFolder } from './tree.js'

const isPosix = process.platform !== 'win32'

// Names that patterns can distinguish, and some that look like patterns if the system allows them.
const oddNames = ['ab', 'B', '.h', 'a b', '[a]', '#a', '!b', ...(isPosix ? ['*', 'a?', 'a\\b'] : [])]
const oddSegments = ['?', 'a*', '.*', '[!a]*', '[[]a]', '{a,b}', '+(a)', '***', 'a b', '[a', ...(isPosix ? ['\\*', 'a\\?', 'a\\\\b'] : [])]
const either = (usual: readonly string[], odd: readonly string[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: fc.constantFrom(...odd) })
const pathOf = (name: fc.Arbitrary<string>, minLength: number, maxLength: number) =>
  fc.array(name, { minLength, maxLength }).map((path) => path.join('/'))

const name = either(['a', 'b', 'a.xml'], oddNames)
// Files, and links to something in the same tree: also to themselves, to folders around them, and to nothing.
const tree = fc.dictionary(
  pathOf(name, 1, 4),
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: pathOf(name, 0, 2) }),
  {
    minKeys: 3,
    maxKeys: 15,
    noNullPrototype: true,
  },
)

const segment = either(['a', 'b', '*', '**', '*.xml', '[ab]'], oddSegments)
const ending = fc.constantFrom('', '', '/')
const including = fc.tuple(fc.constantFrom('', '', './', '!!'), pathOf(segment, 1, 3), ending).map((parts) => parts.join(''))
const excluding = fc.tuple(fc.constantFrom('!', '! ', '!./'), pathOf(segment, 2, 4), ending).map((parts) => parts.join(''))
const patterns = fc.array(fc.oneof({ weight: 3, arbitrary: including }, { weight: 1, arbitrary: excluding }), {
  minLength: 1,
  maxLength: 4,
})

/** Makes as much of the tree as possible: a file may have the name of a folder that another file needs. */
function plant(files: Record<string, string | null>, folder: string): void {
  mkdirSync(folder)
  for (const [path, target] of Object.entries(files)) {
    const file = join(folder, path)
    try {
      mkdirSync(dirname(file), { recursive: true })
      if (target === null) writeFileSync(file, '', { flag: 'wx' })
      else symlinkSync(join(folder, target), file)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error
    }
  }
}

test('matches the same files as @actions/glob in any tree', async () => {
  // @actions/core writes a debug command for every folder.
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  // The name of the working directory is not a pattern.
  const folder = join(makeFolder(), isPosix ? 'a [b] *' : 'a [b]')
  const before = process.cwd()
  onTestFinished(() => {
    process.chdir(before)
    output.mockRestore()
  })
  let matchedFiles = 0
  const matchAlike = async (files: Record<string, string | null>, patterns: string[]) => {
    process.chdir(before)
    rmSync(folder, { recursive: true, force: true })
    plant(files, folder)
    process.chdir(folder)
    const found = matchFiles({ cwd: folder, collectors: [{ key: 'files', include: patterns, exclude: [], metadata: {} }] })
    const globber = await create(patterns.join('\n'), { matchDirectories: false })
    // It gives up at a link to itself and at a file in the place of a folder; we go on.
    const matched = await globber.glob().catch((error: NodeJS.ErrnoException) => fc.pre(!['ELOOP', 'ENOTDIR'].includes(error.code ?? '')))
    const expected = new Set((matched ?? []).map((path) => realpathSync(path)))
    matchedFiles += expected.size
    expect(new Set(found.files.map((file) => realpathSync(file.absolutePath)))).toEqual(expected)
    expect(found.files.length).toBe(expected.size)
  }
  await fc.assert(fc.asyncProperty(tree, patterns, matchAlike), { numRuns: 300, seed: 1 })
  expect(matchedFiles).toBeGreaterThan(300)
})
