import type { CiContextSources, PartialCiContext } from './ci-context.js'
import { knownFields } from './known-fields.js'

/** Reads the context from the `SERVICE_…` variables, which the user can set on any CI service. */
export function environmentContext({ env }: CiContextSources): PartialCiContext {
  return knownFields({
    org: env.SERVICE_ORG,
    project: env.SERVICE_PROJECT,
    module: env.SERVICE_MODULE,
    pipeline: env.SERVICE_PIPELINE,
    job: env.SERVICE_JOB,
    matrixJob: env.SERVICE_JOB,
    ref: env.SERVICE_REF,
    build: knownFields({ id: env.SERVICE_BUILD }),
    source: knownFields({ baseBranch: env.SERVICE_BASE_BRANCH }),
  })
}
