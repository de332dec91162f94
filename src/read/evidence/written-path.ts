/** The path of a file as a result file names it. */
export interface WrittenPath {
  /** Without `file://`. */
  readonly text: string
  /** Without `.` and `..`. The last one is the name of the file. */
  readonly segments: readonly string[]
  /** Whether it begins at the root of a file system, of this machine or of another one. */
  readonly isAbsolute: boolean
  /** Such as `C:`, if the path begins with one. */
  readonly drive?: string
  /** The number of folders that it goes up first. */
  readonly ups: number
}

/** No file system has longer paths. */
const maximumLength = 4096

/** Returns the address if the text is one that a browser opens. */
export const webAddress = (text: string): string | undefined => (/^https?:\/\/\S{1,2000}$/i.test(text) ? text : undefined)

/** Reads a path with the separators of any system, or an address with `file:`. Returns undefined if the text cannot be a path. */
export function writtenPath(written: string): WrittenPath | undefined {
  const text = withoutScheme(written.trim())
  if (text === '' || text.length > maximumLength || /[\0-\x1f]/.test(text)) return undefined
  const slashed = text.replaceAll('\\', '/')
  const drive = /^[a-z]:(?=\/)/i.exec(slashed)?.[0]
  const { segments, ups } = resolved(drive === undefined ? slashed : slashed.slice(drive.length))
  if (segments.length === 0) return undefined
  const isAbsolute = drive !== undefined || slashed.startsWith('/')
  return { text, segments, isAbsolute, ups: isAbsolute ? 0 : ups, ...(drive === undefined ? {} : { drive }) }
}

/** Returns the path of an address with `file:`, whose escapes are decoded. Java writes one slash, most tools write three. */
function withoutScheme(text: string): string {
  const address = /^file:(?:\/\/(?:localhost)?(?=\/))?(.*)$/is.exec(text)?.[1]
  if (address === undefined) return text
  const path = /^\/[a-z]:\//i.test(address) ? address.slice(1) : address
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function resolved(path: string): Pick<WrittenPath, 'segments' | 'ups'> {
  const segments: string[] = []
  let ups = 0
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') segments.push(segment)
    else if (segments.pop() === undefined) ups += 1
  }
  return { segments, ups }
}
