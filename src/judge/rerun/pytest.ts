import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'
import { unsafe } from './shell-word.js'
import { isInside, testFile, withoutOption } from './test-file.js'

/** `pytest tests/test_cart.py::CartTest::test_adds[1-2]`, see https://docs.pytest.org/en/stable/how-to/usage.html */
export const pytest = defineRerun(nodeId, (ids) => [['pytest', ...distinct(ids)]])

/** Matches the name of a function, and the parameters of a parametrised one. */
const functionName = /^[\p{L}_][\p{L}\p{N}_]*(?:\[.*\])?$/u
const dotted = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*$/u

/** pytest joins the names of the folders, the module and the classes with dots, so the end of the file's path has to be found. */
function nodeId(test: RerunTarget): string | undefined {
  const { name, suite } = test
  const path = suite.at(-1) ?? ''
  // A module that cannot be imported is the name of a test without a class.
  if (suite.length < 2) return dotted.test(name) && name !== 'pytest' ? moduleFile(name.split('.')) : undefined
  if (!functionName.test(name) || !dotted.test(path)) return undefined
  const names = path.split('.')
  const length = moduleLength(names, test)
  const file = testFile(test) ?? (length === 0 ? undefined : moduleFile(names.slice(0, length)))
  // Without its parameters, the function runs with all of them.
  const selected = name.search(unsafe) === -1 ? name : name.replace(/\[.*$/s, '')
  return file === undefined ? undefined : [file, ...names.slice(length), selected].join('::')
}

const moduleFile = (names: readonly string[]): string | undefined => {
  const path = `${names.join('/')}.py`
  return isInside(path) ? withoutOption(path) : undefined
}

/** Returns how many of the names are folders and the module: as the file or the traceback shows, else those before the first class. */
function moduleLength(names: readonly string[], { file = '', details = '', location = '' }: RerunTarget): number {
  for (let length = names.length; length > 0; length -= 1) {
    const path = `${names.slice(0, length).join('/')}.py`
    const isKnown = [file, location].some((known) => known === path || known.endsWith(`/${path}`)) || details.includes(`${path}:`)
    if (isKnown) return length
  }
  const firstClass = names.findIndex((name, index) => index > 0 && /^_*\p{Lu}/u.test(name))
  return firstClass === -1 ? names.length : firstClass
}
