import { formatCount } from '../../base/text/counts.js'
import type { Problem } from '../../records/problem.js'
import { createProblemList } from './problem-list.js'
import { quotedList } from './quoted-list.js'
import { escapePath } from './unprintable-path.js'
import type { LeftOut } from './walk.js'

/** Collects the problems of a search. */
export interface SearchProblems {
  add(path: string, leftOut: LeftOut): void
  list(): readonly Problem[]
}

/**
 * Makes a list of problems for everything that a search leaves out. One problem names all links that lead out of the scope, because some
 * tools, such as Bazel and Nix, put several into every checkout.
 * @param displayed returns the path to show for an absolute path
 */
export function createSearchProblems(displayed: (path: string) => string, maximumEntries: number): SearchProblems {
  const problems = createProblemList()
  const links: string[] = []
  return {
    add(path, leftOut) {
      switch (leftOut.reason) {
        case 'unreadable':
          problems.add({
            severity: 'warning',
            message: `The folder could not be read and is left out: ${leftOut.error.message}.`,
            path: displayed(path),
          })
          break
        case 'outside':
          links.push(displayed(path))
          break
        case 'unprintable':
          problems.add({
            severity: 'warning',
            message: `The path "${escapePath(displayed(path))}" contains control characters and is left out. Rename it.`,
          })
          break
        case 'limit':
          problems.add({
            severity: 'warning',
            kind: 'incomplete',
            message: `The search stopped here after ${formatCount(maximumEntries)} files and folders. Narrow "include" to the folders with results.`,
            path: displayed(path),
          })
      }
    },
    list() {
      if (links.length === 0) return problems.list()
      const which = links.length === 1 ? 'A link leads' : `${formatCount(links.length)} links lead`
      const message = `${which} out of the working directory and ${links.length === 1 ? 'is' : 'are'} not followed: ${quotedList(links.sort())}. To search there, pass the link as a path to the command or the step.`
      return [{ severity: 'warning', message }, ...problems.list()]
    },
  }
}
