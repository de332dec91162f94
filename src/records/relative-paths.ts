import { checkoutEnd, isDelimiter } from './checkout-folder.js'

/**
 * Returns source folders of this machine in the form that {@link withRelativePaths} compares, the outermost first.
 * @param folders absolute paths without a slash at their end
 */
export function checkoutRoots(folders: readonly string[]): readonly string[] {
  const roots = folders.map((folder) => folder.normalize('NFC').replaceAll('\\', '/'))
  return [...new Set(roots)].filter((root) => /^(?:[A-Za-z]:)?\/[^/]/.test(root)).sort((a, b) => a.length - b.length)
}

const colon = 0x3a
const slash = 0x2f

/**
 * Makes absolute paths in a text relative to the folder of their checkout, because some producers put absolute paths, which differ from
 * machine to machine, into the names of suites. Returns the text itself if it contains no such path.
 * @param text a text with forward slashes only
 * @param roots a result of {@link checkoutRoots}
 */
export function withRelativePaths(text: string, roots: readonly string[]): string {
  let result = ''
  let copied = 0
  for (let index = text.indexOf('/'); index !== -1; index = text.indexOf('/', Math.max(index + 1, copied))) {
    const start = pathStart(text, index)
    if (start === undefined) continue
    const end = checkoutEnd({ text, start, hasDrive: start < index }, roots)
    if (end === undefined) continue
    const rest = text.charCodeAt(end) === slash ? end + 1 : end
    const isFolder = rest === text.length || isDelimiter(text.charCodeAt(rest))
    result += `${text.slice(copied, withScheme(text, start))}${isFolder ? '.' : ''}`
    copied = rest
  }
  return copied === 0 ? text : result + text.slice(copied)
}

/** Returns where the absolute path begins whose first slash is at `index`, if there is one. Two slashes belong to a URL. */
function pathStart(text: string, index: number): number | undefined {
  if (text.charCodeAt(index + 1) === slash) return undefined
  if (index === 0) return 0
  const before = text.charCodeAt(index - 1)
  if (before === colon && isDrive(text, index - 2)) return index - 2
  if (isDelimiter(before)) return index
  return text.startsWith('file://', index - 7) && index >= 7 ? index : undefined
}

/** Returns whether a single letter is at `index`, also after a slash as in `file:///C:/`. */
function isDrive(text: string, index: number): boolean {
  const letter = text.charCodeAt(index) | 0x20
  if (index < 0 || letter < 0x61 || letter > 0x7a) return false
  return index === 0 || text.charCodeAt(index - 1) === slash || isDelimiter(text.charCodeAt(index - 1))
}

/** Returns where a path begins, including a `file:` before it. */
function withScheme(text: string, start: number): number {
  const scheme = ['file:///', 'file://', 'file:/', 'file:'].find(
    (front) => start >= front.length && text.startsWith(front, start - front.length),
  )
  return start - (scheme?.length ?? 0)
}
