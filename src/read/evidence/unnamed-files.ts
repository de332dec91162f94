import { resolve } from 'node:path'
import type { InputFile, RecordedTest } from '../../records/recorder.js'
import type { EvidenceOptions } from './evidence-options.js'
import { findCypressFiles } from './finders/cypress.js'
import type { Finder, FindFiles, FoundFile } from './finders/found-file.js'
import { findPytestPlaywrightFiles } from './finders/pytest-playwright.js'
import { findSurefireFiles } from './finders/surefire.js'
import { findVitestFiles } from './finders/vitest.js'
import type { FolderCache } from './folder-cache.js'
import { reachOf } from './trust.js'

/** Finds the files of failed tests that nothing names. */
export interface UnnamedFiles {
  beginFile(file: InputFile): void
  find(test: RecordedTest): readonly FoundFile[]
}

const finders: readonly Finder[] = [findCypressFiles, findPytestPlaywrightFiles, findSurefireFiles, findVitestFiles]

const none: readonly FoundFile[] = []

/** Creates the finders of a run. They look at the folders of a result file at its first failed test. */
export function createUnnamedFiles({ places, keep }: Pick<EvidenceOptions, 'places' | 'keep'>, folders: FolderCache): UnnamedFiles {
  let file: InputFile | undefined
  let opened: readonly FindFiles[] | undefined

  const open = ({ path, files, format }: InputFile): readonly FindFiles[] => {
    if (format !== 'junit' || keep === 'none') return []
    const source = resolve(places.cwd, path)
    const { bases } = reachOf({ kind: 'results', path: source, isFolder: files !== undefined, isContained: false }, places)
    return finders.flatMap((finder) => finder({ bases, folders, source }) ?? [])
  }

  return {
    beginFile(next) {
      file = next
      opened = undefined
    },
    find(test) {
      if (test.status !== 'failed' || file === undefined) return none
      opened ??= open(file)
      return opened.length === 0 ? none : opened.flatMap((find) => find(test))
    },
  }
}
