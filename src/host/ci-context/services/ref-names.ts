/** The parts of a context that name a branch or a tag. */
export interface RefNames {
  /** The branch or the tag. */
  readonly ref?: string
  /** The full name. */
  readonly fullRef?: string
  /** Missing for a tag. */
  readonly branch?: string
}

const branches = 'refs/heads/'
const tags = 'refs/tags/'

/** Returns a name without `refs/heads/`. */
export const branchName = (ref: string | undefined): string | undefined => (ref?.startsWith(branches) ? ref.slice(branches.length) : ref)

/** Describes the tag of a build if it has one, else its branch. */
export function refNames(branch: string | undefined, tag?: string | undefined): RefNames {
  if (tag) return { ref: tag, fullRef: `${tags}${tag}` }
  return branch ? { ref: branch, fullRef: `${branches}${branch}`, branch } : {}
}

/** Reads a full name: `refs/heads/main`, `refs/tags/v1`. Any other name, such as `refs/pull/7/merge`, is neither a branch nor a tag. */
export function parseRef(fullRef: string | undefined): RefNames {
  if (fullRef?.startsWith(branches)) return refNames(fullRef.slice(branches.length))
  if (fullRef?.startsWith(tags)) return refNames(undefined, fullRef.slice(tags.length))
  return fullRef ? { fullRef } : {}
}
