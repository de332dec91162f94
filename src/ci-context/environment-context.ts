import { type CiContextSources, known, type PartialCiContext } from './ci-context.js'

/** Reads the origin that the `SERVICE_…` variables give; they stand for whatever build service there is. */
export function environmentContext({ env }: CiContextSources): PartialCiContext {
  return known({
    org: env.SERVICE_ORG,
    project: env.SERVICE_PROJECT,
    module: env.SERVICE_MODULE,
    pipeline: env.SERVICE_PIPELINE,
    job: env.SERVICE_JOB,
    matrixJob: env.SERVICE_JOB,
    ref: env.SERVICE_REF,
    build: known({ id: env.SERVICE_BUILD }),
  })
}
