import type { CiContext } from '../host/ci-context/ci-context.js'
import type { RunCoordinates } from '../report/content/read-property.js'

/** Returns the coordinates of a run, for the lookup of properties. */
export const runCoordinates = ({ org, project, module, ref, build, source }: CiContext): RunCoordinates => ({
  org,
  project,
  module,
  build: build.id,
  ref,
  baseRef: source.baseBranch,
})
