import type { Collector } from './collector.js'
import type { Pattern } from './pattern.js'
import { createRealRoots } from './real-roots.js'
import { isBelow, pathOf, type SplitPath } from './split-path.js'

/** The places that links may lead to. */
export interface SearchScope {
  /** Whether any collector may search there. The path has no symbolic links. */
  isInside(realPath: string): boolean
  /** Whether every collector may search there, and not only those whose patterns the user gave as paths. */
  isShared(realPath: string): boolean
}

/**
 * Makes the places that are searched: the working directory, and each folder outside of it at which an include begins. A place to which a
 * link in the working directory leads is searched only for the user who gave that link as a path: a link that only a configuration
 * includes may have been made by the tested code.
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
        .map(({ searchPath }) => pathOf(searchPath)),
    )
  const isShared = createRealRoots([pathOf(here), ...startsOf((_, start) => !isBelow(here, start, isWindows))], isWindows)
  const isNamed = createRealRoots(
    startsOf((collector) => collector?.named === true),
    isWindows,
  )
  return { isInside: (realPath) => isShared(realPath) || isNamed(realPath), isShared }
}
