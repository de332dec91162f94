import type { CiContext } from '../ci-context/ci-context.js'
import { knownFields } from '../ci-context/known-fields.js'
import type { BuildRecord } from '../records/record.js'

/** Returns the record of a build, from which a server knows the commit of its tests. The writer of the records adds its coordinates. */
export const buildRecord = ({ build, source: { commit, branch, pullRequest } }: CiContext): BuildRecord => ({
  kind: 'build',
  ...knownFields({ commit, branch, pullRequest, url: build.url }),
})
