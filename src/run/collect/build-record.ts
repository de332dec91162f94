import { shorten } from '../../base/text/shorten.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import { knownFields } from '../../host/ci-context/known-fields.js'
import type { BuildRecord } from '../../records/record.js'

const maximumLineLength = 300

const firstLine = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : shorten(/\S.*/.exec(text)?.[0].trimEnd() ?? '', maximumLineLength)

/** Returns the record of a build, from which a server knows the commit of its tests. The writer of the records adds its coordinates. */
export const buildRecord = ({ build, actor, source: { commit, commitMessage, branch, pullRequest } }: CiContext): BuildRecord => ({
  kind: 'build',
  ...knownFields({ commit, branch, commitMessage: firstLine(commitMessage), author: firstLine(actor), pullRequest, url: build.url }),
})
