import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A new folder that is removed when the test is over. */
export function makeFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'build-report-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes files by their relative paths into a new folder. A content of `-> target` makes a symbolic link. */
export function makeTree(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = makeFolder()
  for (const [path, content] of Object.entries(files)) {
    const absolutePath = join(folder, path)
    mkdirSync(dirname(absolutePath), { recursive: true })
    const target = typeof content === 'string' ? /^-> (.*)$/.exec(content)?.[1] : undefined
    if (target === undefined) writeFileSync(absolutePath, content)
    else symlinkSync(target, absolutePath)
  }
  return folder
}

/** Makes the files of a work tree newer than the index of git, as if the tests had written them after the checkout. */
export const makeIndexOld = (workTree: string): void => utimesSync(join(workTree, '.git/index'), 1e9, 1e9)
