import type { Problem } from '../../records/problem.js'
import type { FileCounts } from './neighbours/check-verdicts.js'
import type { NeighbourFile } from './neighbours/neighbour-notices.js'
import type { Notice } from './notice.js'

/** The notices about files that are left out, and the problems of those that are worth one. */
export interface DescribedNeighbours {
  readonly notices: readonly Notice[]
  readonly problems: readonly Problem[]
}

/**
 * Describes files that are left out, with one notice or warning per kind.
 * @param counts the results of each file, which are compared with what the files state; undefined if no results were read
 */
export async function describeNeighbours(found: readonly NeighbourFile[], counts?: readonly FileCounts[]): Promise<DescribedNeighbours> {
  if (found.length === 0) return { notices: [], problems: [] }
  const { neighbourNotices } = await import('./neighbours/neighbour-notices.js')
  const isWarning = ({ neighbour }: NeighbourFile) => neighbour.isWarning === true
  return {
    notices: neighbourNotices(found.filter((file) => !isWarning(file))),
    problems: [
      // The message contains the path.
      ...neighbourNotices(found.filter(isWarning)).map(({ message }): Problem => ({ severity: 'warning', message })),
      ...(await verdictsOf(found, counts)),
    ],
  }
}

async function verdictsOf(found: readonly NeighbourFile[], counts: readonly FileCounts[] | undefined): Promise<readonly Problem[]> {
  if (counts === undefined || found.every(({ neighbour }) => neighbour.verdict === undefined)) return []
  const { verdictProblems } = await import('./neighbours/check-verdicts.js')
  return verdictProblems(found, counts)
}
