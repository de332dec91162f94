import { known, type PartialOrigin, type Surroundings } from './origin.js'

/** Reads the origin that the `SERVICE_…` variables give; they stand for whatever build service there is. */
export function environmentOrigin({ env }: Surroundings): PartialOrigin {
  return known({
    org: env.SERVICE_ORG,
    project: env.SERVICE_PROJECT,
    module: env.SERVICE_MODULE,
    pipeline: env.SERVICE_PIPELINE,
    job: env.SERVICE_JOB,
    leg: env.SERVICE_JOB,
    ref: env.SERVICE_REF,
    build: known({ id: env.SERVICE_BUILD }),
  })
}
