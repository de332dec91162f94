/** Longer than any system allows, in UTF-16 units. */
const maximumLength = 4096

/**
 * Returns whether a text can be the path of a file in a repository, relative to its top, with forward slashes. Records are untrusted, so
 * their paths must not lead out of the repository that a report links to.
 */
export const isRepositoryPath = (path: string): boolean =>
  path.length <= maximumLength && !/[\\\p{Cc}]|^[A-Za-z]:/u.test(path) && path.split('/').every((name) => !['', '.', '..'].includes(name))
