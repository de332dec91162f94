import type { Origin } from '../ci-context/origin.js'
import type { RunCoordinates } from '../report/read-property.js'

/** Where a run belongs, as properties are looked up. */
export const runCoordinates = ({ org, project, module, ref, build, source }: Origin): RunCoordinates => ({
  org,
  project,
  module,
  build: build.id,
  ref,
  baseRef: source.baseBranch,
})
