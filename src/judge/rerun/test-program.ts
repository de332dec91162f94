import { isInside } from './test-file.js'

/** Returns the command for a program that a result file names, as it was started or by its name; undefined if it needs quotes. */
export function testProgram(path = ''): string | undefined {
  if (!/^[\w./-]+$/.test(path)) return undefined
  const inner = path.replace(/^\.\//, '')
  const program = isInside(inner) ? inner : path.slice(path.lastIndexOf('/') + 1)
  return /^\w[\w./-]*$/.test(program) ? `./${program}` : undefined
}

/** The number of slashes in a name from which on no test case is named. */
const maximumParts = 20

/**
 * Returns the name of a test case and each name that it has if the rest, after a slash, is the name of a section. Returns none if there
 * are too many.
 */
export function possibleTestCases(name: string): readonly string[] {
  const parts = name.split('/', maximumParts)
  return parts.length === maximumParts ? [] : parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
