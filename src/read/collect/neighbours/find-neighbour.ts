import { analysisFiles } from './analysis.js'
import { buildFiles } from './build-files.js'
import { coverageFiles } from './coverage.js'
import type { FileFront } from './file-front.js'
import type { NeighbourKind } from './neighbour.js'
import { testToolFiles } from './test-tool-files.js'
import { unreadResults } from './unread-results.js'

/** All kinds. The first that matches counts, so that specific kinds come before general ones. */
export const neighbourKinds: readonly NeighbourKind[] = [
  ...unreadResults,
  ...testToolFiles,
  ...coverageFiles,
  ...analysisFiles,
  ...buildFiles,
]

/** Returns the kind of a file that no format has recognised; undefined if it is of no known kind. */
export const findNeighbour = (front: FileFront): NeighbourKind | undefined => neighbourKinds.find(({ matches }) => matches(front))
