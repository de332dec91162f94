import { displayLine } from '../text/display-text.js'
import { shortenWithHash } from '../text/shorten.js'
import type { CiContext, PartialCiContext } from './ci-context.js'
import { firstLine } from './first-line.js'
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
      commitMessage: firstLine(source.commitMessage),
      pullRequest: Number.isSafeInteger(pullRequest) ? pullRequest : undefined,
      pullRequestTitle: firstLine(source.pullRequestTitle),
      pullRequestUrl: webAddress(source.pullRequestUrl),
      baseBranch: name(source.baseBranch),
      baseCommit: commitHash(source.baseCommit),
    }),
  })
}

const checkedBuild = ({ id, number, url }: NonNullable<UncheckedContext['build']>): CiContext['build'] =>
  knownFields({ id: name(id), number: name(number), url: webAddress(url) })

/** A variable is undefined if it is not set, and empty if it has no value. */
type Value = string | undefined

const name = (value: Value): Value => shortenWithHash(displayLine(value ?? '').trim(), maximumName, hashLength)

/** A shortened hash is valid, because some services set no other. */
const commitHash = (value: Value): Value => (/^(?!0+$)[0-9a-f]{7,64}$/.test(value ?? '') ? value : undefined)

function webAddress(value: Value): Value {
  if (!value || value.length > maximumUrl || !URL.canParse(value)) return undefined
  const url = new URL(value)
  // A password would be in every report.
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && displayLine(value) === value ? value : undefined
}
