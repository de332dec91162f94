import { readdirSync } from 'node:fs'
import { createFolderSource } from '../../../src/read/collect/folder-source.js'
import type { Sink } from '../../../src/read/formats/format.js'
import { formats } from '../../../src/read/formats/index.js'
import type { Problem } from '../../../src/records/problem.js'
import type { TestResult } from '../../../src/records/record.js'

/** The tests and problems of one reading of a folder, and the files that do not belong to its result. */
export interface FolderReading {
  readonly tests: readonly TestResult[]
  readonly problems: readonly Problem[]
  readonly left: readonly string[]
}

/** Reads a folder by the format whose names its files have. */
export async function readFolder(
  absolutePath: string,
  path: string,
  order: (names: readonly string[]) => readonly string[] = (names) => names,
): Promise<FolderReading> {
  const all = readdirSync(absolutePath).sort()
  const [{ format, names }] = formats.flatMap((each) => {
    const own = all.filter((name) => each.folder?.names.test(name))
    return own.length === 0 ? [] : [{ format: each, names: own }]
  }) as [{ format: (typeof formats)[number]; names: string[] }]
  const tests: TestResult[] = []
  const problems: Problem[] = []
  const sink: Sink = {
    test: (test) => void tests.push(test),
    problem: (problem) => void problems.push(problem),
    notice() {},
    restart() {},
  }
  const source = createFolderSource({ absolutePath, path, matches: [], isNamed: false }, order(names), {})
  await format.folder?.read(source, sink)
  return { tests, problems, left: [...source.left] }
}
