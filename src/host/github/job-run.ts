/** The run of a job in the results service of GitHub, which stores artifacts. */
export interface JobRun {
  /** The id of the workflow run in the service. */
  readonly run: string
  /** The id of the job's run, which differs between all jobs and attempts. */
  readonly job: string
}

/** In characters; the token of a runner has about 2,000. */
const maximumToken = 100_000

/** Reads the ids that the token of the runner (`ACTIONS_RUNTIME_TOKEN`) names. Returns undefined if it is another kind of token. */
export function readJobRun(token: string | undefined): JobRun | undefined {
  const payload = token?.slice(0, maximumToken).split('.')[1]
  if (payload === undefined) return undefined
  try {
    const { scp }: { scp?: unknown } = Object(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
    for (const scope of typeof scp === 'string' ? scp.split(' ') : []) {
      const [name, run, job, ...others] = scope.split(':')
      if (name === 'Actions.Results' && run && job && others.length === 0) return { run, job }
    }
  } catch {
    // Another service may use another format.
  }
  return undefined
}
