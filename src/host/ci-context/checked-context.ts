import { displayLine } from '../../base/text/display-text.js'
import { shortenWithHash } from '../../base/text/shorten.js'
import type { CiContext, PartialCiContext } from './ci-context.js'
import { firstTextLine } from './first-line.js'
import { knownFields } from './known-fields.js'
import type { UncheckedContext } from './services/ci-service.js'

/** In UTF-16 units. Git and file systems limit the name of a branch to about this length. */
const maximumName = 250
const hashLength = 12
const maximumUrl = 2000

/** Returns the valid fields of a context. Anyone who can open a pull request chooses some of the values. */
export function checkedContext({ build = {}, testedBuild, source = {}, ...names }: UncheckedContext): PartialCiContext {
  const { org, project, module: ownModule, pipeline, job, matrixJob, ref, actor } = names
  const { pullRequest } = source
  return knownFields({
    org: name(org),
    project: name(project),
    module: name(ownModule),
    pipeline: name(pipeline),
    job: name(job),
    matrixJob: name(matrixJob),
    ref: name(ref),
    actor: name(actor),
    build: checkedBuild(build),
    testedBuild: testedBuild && checkedBuild(testedBuild),
    source: knownFields({
      url: webAddress(source.url),
      ref: name(source.ref),
      branch: name(source.branch),
      commit: commitHash(source.commit),
      commitMessage: message(source.commitMessage),
      pullRequest: Number.isSafeInteger(pullRequest) ? pullRequest : undefined,
      pullRequestTitle: message(source.pullRequestTitle),
      pullRequestUrl: webAddress(source.pullRequestUrl),
      baseBranch: name(source.baseBranch),
      baseCommit: commitHash(source.baseCommit),
    }),
  })
}

const checkedBuild = ({ id, number, url }: NonNullable<UncheckedContext['build']>): CiContext['build'] =>
  knownFields({ id: name(id), number: name(number), url: webAddress(url) })

/** A variable is undefined if it is not set, and empty if it has no value. A value from the event of Gitea may have any type. */
type Value = unknown

const stringValue = (value: Value): string => (typeof value === 'string' ? value : '')

const name = (value: Value): string | undefined =>
  shortenWithHash(withoutPasswords(displayLine(stringValue(value))).trim(), maximumName, hashLength)

const message = (value: Value): string | undefined => firstTextLine(withoutPasswords(stringValue(value)))

/** A name or a message may quote an address, such as `https://user:token@host`. */
const withoutPasswords = (text: string): string => text.replace(/\/\/[^\s/@:]*:[^\s/@]*@/g, '//')

/** A shortened hash is valid, because some services set no other. */
const commitHash = (value: Value): string | undefined =>
  /^(?!0+$)[0-9a-f]{7,64}$/.test(stringValue(value)) ? stringValue(value) : undefined

function webAddress(value: Value): string | undefined {
  const address = stringValue(value)
  if (address === '' || address.length > maximumUrl || !URL.canParse(address)) return undefined
  const url = new URL(address)
  // A password would be in every report.
  const isPublic = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && withoutPasswords(address) === address
  return isPublic && displayLine(address) === address ? address : undefined
}
