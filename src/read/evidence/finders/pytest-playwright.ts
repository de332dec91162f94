import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { RecordedTest } from '../../../records/recorder.js'
import { type Finder, maximumFound } from './found-file.js'

/** The default of the option `--output`. */
const outputFolder = 'test-results'

/** From this length on, pytest-playwright shortens the name of a folder. */
const longName = 256

/**
 * Finds the files of pytest-playwright (`pytest_playwright.py`): they are in a folder named after the node id, so `tests.e2e.test_cart` and
 * `test_total[chromium]` give `tests-e2e-test-cart-py-test-total-chromium`.
 */
export const findPytestPlaywrightFiles: Finder = ({ bases, folders }) => {
  const outputs = bases
    .filter((base) => folders.entry(base, outputFolder) !== undefined)
    .map((base) => join(base, outputFolder))
    .filter((output) => folders.folderNames(output)?.length !== 0)
  if (outputs.length === 0) return undefined
  return (test) => {
    const slugs = slugsOf(test)
    for (const output of outputs) {
      for (const slug of slugs) {
        if (folders.entry(output, slug) === undefined) continue
        const folder = join(output, slug)
        const names = [...folders.names(folder)].sort()
        if (names.length > 0) return names.slice(0, maximumFound).map((name) => ({ path: join(folder, name) }))
      }
    }
    return []
  }
}

/** Returns all names that the folder may have, because a class name in a JUnit file may contain a module, a class or both. */
function slugsOf({ name, suite, file }: RecordedTest): readonly string[] {
  const parts = [...new Set(suite)].flatMap((each) => each.split('.')).filter((part) => part !== '' && part !== 'pytest')
  const ofFile =
    file === undefined ? [] : [`${file}::${name}`, ...parts.map((_, index) => `${file}::${parts.slice(index).join('::')}::${name}`)]
  const ofModules = parts
    .map((_, index) => `${parts.slice(0, index + 1).join('/')}.py::${[...parts.slice(index + 1), name].join('::')}`)
    .reverse()
  return [...new Set([...ofFile, ...ofModules].map((id) => shortened(slugOf(id))))]
}

const slugOf = (id: string): string =>
  id
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function shortened(slug: string): string {
  if (slug.length < longName) return slug
  return `${slug.slice(0, 100)}-${createHash('sha256').update(slug).digest('hex').slice(0, 7)}-${slug.slice(-100)}`
}
