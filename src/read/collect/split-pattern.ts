import { UserError } from '../../base/errors.js'
import { type SplitPath, splitPath, volumeOf, withSlashes } from './split-path.js'

/** The folders that relative patterns are resolved against, and the kind of paths. */
export interface PathContext {
  /** Absolute. */
  readonly cwd: string
  /** The home folder, for `~`; absolute. */
  readonly home: string
  readonly isWindows: boolean
}

/** A pattern in two parts: a literal folder, and globs below it. */
export interface SplitPattern {
  readonly base: SplitPath
  readonly segments: readonly string[]
}

const segmentsOf = (text: string): readonly string[] => text.split('/').filter((segment) => segment !== '')

/**
 * Splits a pattern as `@actions/glob` does: `.`, `~`, drives and roots are resolved, and everything else is relative to the working
 * directory. Also accepts a leading `..`, which `@actions/glob` refuses.
 * @throws UserError if the name of a Windows share has a wildcard
 */
export function splitPattern(pattern: string, { cwd, home, isWindows }: PathContext): SplitPattern {
  const text = withSlashes(pattern, isWindows)
  const here = splitPath(cwd, isWindows)
  const volume = isWindows ? volumeOf(text) : ''
  if (volume !== '') {
    if (/[*?[]/.test(volume))
      throw new UserError(`The pattern "${pattern}" has a wildcard in the name of its server or share.`, {
        hint: 'Write both names in full.',
      })
    const rest = text.slice(volume.length)
    // `C:x` is relative to the current folder of drive C:, which is known only for the drive of the working directory.
    const isRelative = volume.length === 2 && !rest.startsWith('/') && volume.toLowerCase() === here.volume.toLowerCase()
    return { base: isRelative ? here : { volume, names: [] }, segments: segmentsOf(rest) }
  }
  if (text.startsWith('/')) return { base: { volume: here.volume, names: [] }, segments: segmentsOf(text) }
  if (text === '~' || text.startsWith('~/')) return { base: splitPath(home, isWindows), segments: segmentsOf(text.slice(1)) }
  const segments = segmentsOf(text)
  const names = [...here.names]
  let dots = 0
  for (; segments[dots] === '.' || segments[dots] === '..'; dots += 1) if (segments[dots] === '..') names.pop()
  return { base: { volume: here.volume, names }, segments: segments.slice(dots) }
}
