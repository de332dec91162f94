import type { RerunTarget } from './rerun-target.js'

/** Longer than any path on a usual system. */
const maximumLength = 4096

/**
 * Returns the file of a test as a path below the working directory, which never begins with `-` or `@`. A result file may name any file of
 * the machine, and tools run the files that they get, so an absolute path counts only if it was found in the repository. Returns undefined
 * if the file has no such path.
 */
export function testFile(test: RerunTarget): string | undefined {
  const { file = '' } = test
  const path = file.includes('/') ? file : file.replaceAll('\\', '/')
  if (isInside(path)) return withoutOption(path)
  const name = path.slice(path.lastIndexOf('/') + 1)
  const { location } = test
  return location !== undefined && isInside(location) && location.slice(location.lastIndexOf('/') + 1) === name
    ? withoutOption(location)
    : undefined
}

/** Returns whether a path is relative and does not lead out of its folder. */
export const isInside = (path: string): boolean =>
  path !== '' && path.length <= maximumLength && !/^[/~]|^[A-Za-z][A-Za-z0-9+.-]*:|\\/.test(path) && !path.split('/').includes('..')

/** Prevents a tool from reading a path as an option, or as the name of a file that lists arguments (`@`: pytest, Cucumber, Behave). */
export const withoutOption = (path: string): string => (/^[-@]/.test(path) ? `./${path}` : path)
