import type { Problem } from '../../records/problem.js'
import type { NeighbourFile } from './neighbours/neighbour-notices.js'
import type { Notice } from './notice.js'

/** The notices about files that are left out, and the warnings about kinds that are worth one. */
export interface DescribedNeighbours {
  readonly notices: readonly Notice[]
  readonly problems: readonly Problem[]
}

/** Describes files that are left out, with one notice or warning per kind. */
export async function describeNeighbours(found: readonly NeighbourFile[]): Promise<DescribedNeighbours> {
  if (found.length === 0) return { notices: [], problems: [] }
  const { neighbourNotices } = await import('./neighbours/neighbour-notices.js')
  const isWarning = ({ neighbour }: NeighbourFile) => neighbour.isWarning === true
  return {
    notices: neighbourNotices(found.filter((file) => !isWarning(file))),
    // The message contains the path.
    problems: neighbourNotices(found.filter(isWarning)).map(({ message }) => ({ severity: 'warning', message })),
  }
}
