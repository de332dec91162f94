import type { Collector } from './collector.js'
import type { Pattern } from './pattern.js'
import { createRealRoots } from './real-roots.js'
import { isBelow, joinedPath, type SplitPath } from './split-path.js'

/** The places to which links may lead. */
export interface SearchScope {
  /** Returns whether any collector may search there. The path has no symbolic links. */
  isInside(realPath: string): boolean
  /** Returns whether every collector may search there, not only those whose patterns the user gave as paths. */
  isShared(realPath: string): boolean
}

/**
 * Makes the scope of a search: the working directory, and each folder outside of it at which an include begins. The target of a link in
 * the working directory is searched only if the user gave the link as a path, because the tested code may have created a link that a
 * configuration includes.
 * @param groups the patterns of each collector
 */
export function createSearchScope(
  here: SplitPath,
  collectors: readonly Collector[],
  groups: readonly (readonly Pattern[])[],
  isWindows: boolean,
): SearchScope {
  const startsOf = (isWanted: (collector: Collector | undefined, start: SplitPath) => boolean) =>
    groups.flatMap((patterns, group) =>
      patterns
        .filter(({ negated, searchPath }) => !negated && isWanted(collectors[group], searchPath))
        .map(({ searchPath }) => joinedPath(searchPath)),
    )
  const isShared = createRealRoots([joinedPath(here), ...startsOf((_, start) => !isBelow(here, start, isWindows))], isWindows)
  const isNamed = createRealRoots(
    startsOf((collector) => collector?.named === true),
    isWindows,
  )
  return { isInside: (realPath) => isShared(realPath) || isNamed(realPath), isShared }
}
