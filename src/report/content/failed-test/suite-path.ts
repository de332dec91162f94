/** Shorter paths stay whole. */
const maximumPath = 40

/** Returns a long path as its last two parts: `…/prices/round.test.ts`. Other texts stay as they are. */
export function shortPath(path: string): string {
  if (path.length <= maximumPath || /\s/.test(path)) return path
  const parts = path.split(/[/\\]/)
  return parts.length <= 2 ? path : `…/${parts.slice(-2).join('/')}`
}

/** Returns the path of a suite as one line. */
export const suiteTitle = (suite: readonly string[]): string => suite.map(shortPath).join(' › ')

/** Returns the path of a suite beside the place of its test, without what the place contains already. */
export const suiteTitleBeside = (suite: readonly string[], file: string | undefined): string => suiteTitle(withoutFile(suite, file))

/** Leaves out a first suite that is the file, and the part of a class that is the path of the file. */
export function withoutFile(suite: readonly string[], file: string | undefined): readonly string[] {
  if (file === undefined) return suite
  const path = partsOf(file)
  return suite.flatMap((name, index) => {
    const isFile = index === 0 && /[/\\.]/.test(name) && isEnd(partsOf(name), path)
    return isFile ? [] : withoutModule(name, path)
  })
}

const partsOf = (path: string): readonly string[] => path.split(/[/\\]/).filter((part) => part !== '' && part !== '.')

/** Returns whether one of two lists is the end of the other one. */
function isEnd(one: readonly string[], other: readonly string[]): boolean {
  const length = Math.min(one.length, other.length)
  return length > 0 && one.slice(-length).join('/') === other.slice(-length).join('/')
}

/** A class or a module, with the names of the packages before it. */
const qualifiedName = /^[\p{L}\p{N}_$.\\:/-]{1,500}$/u

/** Returns the part of a class after the name of the file: `Total` of `tests.test_cart.Total`. Empty if it ends with that name. */
function withoutModule(name: string, path: readonly string[]): readonly string[] {
  const stem = path.at(-1)?.replace(/\.\w{1,10}$/, '') ?? ''
  if (stem === '' || !name.includes(stem) || !qualifiedName.test(name)) return [name]
  const parts = name.split(/[.\\/]|::/)
  const at = parts.lastIndexOf(stem)
  if (at === -1) return [name]
  const isInFile = at === parts.length - 1 || (at > 0 && isEnd(parts.slice(0, at), path.slice(0, -1)))
  if (!isInFile) return [name]
  const rest = parts.slice(at + 1)
  return rest.length === 0 ? [] : [rest.join('.')]
}
