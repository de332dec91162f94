import { baseName } from '../../base/text/base-name.js'

/** Languages whose test runners name a class or a module, and often no file. */
const extensions = new Set(['java', 'kt', 'groovy', 'scala', 'cs', 'fs', 'vb', 'py'])

/** A qualified name, such as `shop.orders.VoucherRulesTest`, `Shop.Tests.CartTests+Nested` or `tests.test_cart`. */
const qualifiedName = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+$/u
const maximumLength = 500

/** Returns the file of a class or module by its qualified name. Undefined if no file or more than one matches. */
export type FindClass = (name: string) => string | undefined

/**
 * Makes a function that finds the files of classes: a class has the name of its file, and the last of its packages or namespaces have the
 * names of its folders. The first ones often have no folder, as in Kotlin. In .NET, one folder may stand for several of them.
 * @param files the files of the project, relative to its top, with forward slashes
 */
export function createClassFinder(files: readonly string[]): FindClass {
  let byStem: ReadonlyMap<string, readonly string[]> | undefined
  return (name) => {
    const qualified = name.length > maximumLength ? '' : withoutNested(name)
    if (!qualifiedName.test(qualified)) return undefined
    byStem ??= groupByStem(files)
    const names = qualified.split('.')
    const found = bestOf(byStem.get(names.at(-1) ?? ''), names)
    if (found !== undefined) return found
    // pytest names the class after its module: "tests.test_cart.TestCart".
    const module = names.slice(0, -1)
    return bestOf(
      byStem.get(module.at(-1) ?? '')?.filter((path) => path.endsWith('.py')),
      module,
    )
  }
}

/** Nested classes are in the file of their outer class: `CartTest$Empty` of Java, `CartTests+Empty` of .NET. */
const withoutNested = (name: string): string => /^[^$+]*/.exec(name)?.[0] ?? ''

function groupByStem(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byStem = new Map<string, string[]>()
  for (const path of files) {
    const name = baseName(path)
    const dot = name.lastIndexOf('.')
    if (dot < 1 || !extensions.has(name.slice(dot + 1))) continue
    const stem = name.slice(0, dot)
    const others = byStem.get(stem)
    if (others === undefined) byStem.set(stem, [path])
    else others.push(path)
  }
  return byStem
}

/** Returns the only file that shares the most names, counted from the end. */
function bestOf(candidates: readonly string[] | undefined, names: readonly string[]): string | undefined {
  let best: string | undefined
  let bestTail = 0
  for (const candidate of candidates ?? []) {
    const folders = candidate.slice(0, candidate.lastIndexOf('.')).split(/[./]/)
    let tail = 0
    while (tail < names.length && tail < folders.length && names.at(-1 - tail) === folders.at(-1 - tail)) tail += 1
    // The same class name in another package is another class.
    if (tail < 2 && tail < folders.length) continue
    if (tail > bestTail) {
      best = candidate
      bestTail = tail
    } else if (tail === bestTail) best = undefined
  }
  return best
}
