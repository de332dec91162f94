import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeHead } from '../../../src/read/formats/head.js'
import { formatIds, formats, recognise } from '../../../src/read/formats/index.js'
import * as registry from '../../../src/read/formats/registry.js'
import { corpus } from '../../corpus.js'
import { decodeWhole } from './reading.js'

const fixtures = join(import.meta.dirname, '../../fixtures')
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []

/** The titles of all formats that claim a file. */
function claimsOf(path: string): string[] {
  const text = decodeWhole(readFileSync(path)).slice(0, 64 * 1024)
  // Other output may precede a document.
  const { document } = { document: undefined, ...recognise(path, text) }
  const head = describeHead(path, text.slice(document?.start ?? 0))
  return head.kind === 'empty' ? [] : formats.filter((format) => format.matches(head) !== undefined).map(({ title }) => title)
}

describe('the registry', () => {
  test('lists every format once, sorted by id', () => {
    expect(new Set(formats)).toEqual(new Set(Object.values(registry)))
    expect(formats).toHaveLength(Object.keys(registry).length)
    expect(formatIds).toEqual([...formatIds].sort())
  })

  // The order in which formats are asked can only be irrelevant if no two of them claim the same file.
  test('claims every fixture with exactly one format', () => {
    const files = formatIds.flatMap((id) => filesIn(join(fixtures, id))).filter((path) => !basename(path).startsWith('.'))
    expect(files.length).toBeGreaterThan(formatIds.length)
    // A folder whose files are one result also has files that are damaged or hold no results.
    const isOfFolder = (path: string) => relative(fixtures, path).split(sep).length > 2
    const isWrong = (path: string) => (isOfFolder(path) ? claimsOf(path).length > 1 : claimsOf(path).length !== 1)
    expect(files.filter(isWrong).map((path) => relative(fixtures, path))).toEqual([])
  })

  test.skipIf(!existsSync(corpus))('claims no real result file with more than one format', () => {
    expect(filesIn(corpus).filter((path) => claimsOf(path).length > 1)).toEqual([])
  })
})
