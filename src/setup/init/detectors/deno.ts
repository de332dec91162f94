import type { Detector } from '../finding.js'
import { objectIn, readJsonObject } from '../json-object.js'
import { inFolder, isWithin, outermostFolders, parentFolder } from '../paths.js'
import { firstMatch } from './first-match.js'

const file = 'junit-deno.xml'

/** Finds Deno projects with tests. */
export const detectDeno: Detector = (view) =>
  outermostFolders(view.named(/^deno\.jsonc?$/).map(parentFolder)).flatMap((folder) => {
    const files = view.named(/[._]test\.[cm]?[jt]sx?$/).filter((path) => isWithin(parentFolder(path), folder))
    const test = firstMatch(view, files, /\bDeno\.test\b|@std\/testing/)
    if (test === undefined) return []
    // A task has the permissions that the tests need.
    const hasTask = ['deno.json', 'deno.jsonc'].some((name) => {
      const path = inFolder(folder, name)
      return view.has(path) && Object.hasOwn(objectIn(readJsonObject(view, path, { allowsComments: true })?.tasks) ?? {}, 'test')
    })
    return {
      tool: 'deno',
      title: 'Deno',
      job: 'deno',
      folder,
      because: `${test} has tests for Deno`,
      setup: [{ uses: 'deno' }],
      test: { run: `deno ${hasTask ? 'task test' : 'test'} --junit-path=${file}`, folder },
      format: 'junit',
      files: [file],
    }
  })
