import { posix } from 'node:path'
import { definedFields } from '../../../base/defined-fields.js'
import { cutWithMargin } from '../../../base/text/cut-margin.js'
import { recordLimits } from '../../../records/limits.js'
import { lineNumber } from '../fields/line-number.js'
import { type JsonRecord, listOfStrings } from '../json/json-fields.js'
import type { PlaywrightPlace } from './playwright-test.js'

const maximumTextLength = 4000

/** Tracks the suites around the specs of a report: files, and in them blocks of `test.describe`. */
export interface PlaywrightSuites {
  /** Begins a suite, which is a file if no other one is open. */
  enter(): void
  setTitle(title: string): void
  leave(): void
  setRoot(rootDir: string): void
  placeOf(spec: JsonRecord): PlaywrightPlace
  /** Returns the path of an absolute path in the folder of the tests, and any other path unchanged. */
  inTests(path: string): string
}

interface OpenSuite {
  /** The titles of the blocks around it, with a separator after each. */
  readonly blocks: string
  readonly depth: number
  title: string
}

/** Creates a tracker of suites for one report. */
export function createPlaywrightSuites(): PlaywrightSuites {
  const open: OpenSuite[] = []
  let root = ''
  /** The names of the file that is open, as the tests share them. */
  let suite: readonly string[] = []
  let lastFile: { readonly own: string; readonly path: string } | undefined

  const pathOf = (file: string): string => {
    if (lastFile?.own !== file) lastFile = { own: file, path: posix.isAbsolute(file) ? file : posix.join(root, file) }
    return lastFile.path
  }

  return {
    enter() {
      const outer = open.at(-1)
      if (outer === undefined) suite = []
      open.push({ blocks: outer === undefined ? '' : blocksIn(outer), depth: open.length, title: '' })
    },
    setTitle(title) {
      const current = open.at(-1)
      if (current === undefined) return
      current.title = cutWithMargin(title, maximumTextLength)
      if (open.length === 1) suite = [current.title]
    },
    leave() {
      open.pop()
    },
    setRoot(rootDir) {
      root = cutWithMargin(rootDir, maximumTextLength)
      lastFile = undefined
    },
    placeOf({ title, file, line, tags }) {
      const current = open.at(-1)
      const path = typeof file === 'string' && file !== '' ? cutWithMargin(file, maximumTextLength) : suite[0]
      return {
        name: (current === undefined ? '' : blocksIn(current)) + (typeof title === 'string' ? cutWithMargin(title, maximumTextLength) : ''),
        suite: suite.length > 0 || path === undefined ? suite : [path],
        ...definedFields({ file: path && pathOf(path), line: lineNumber(line), tags: tagsOf(tags) }),
      }
    },
    inTests: (path) => (root !== '' && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path),
  }
}

/** Returns the titles of a block and of those around it. A file is not a block. */
function blocksIn({ blocks, depth, title }: OpenSuite): string {
  return depth === 0 || depth > recordLimits.suites || title === '' ? blocks : `${blocks}${title} › `
}

function tagsOf(tags: unknown): string[] | undefined {
  const texts = Array.isArray(tags) ? listOfStrings(tags, recordLimits.tags) : []
  return texts.length > 0 ? texts : undefined
}
