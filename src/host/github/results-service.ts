import type { Environment } from '../../base/environment.js'
import { download } from './download.js'
import { isEnterpriseServer } from './enterprise-server.js'
import { resultsAccess } from './results-access.js'
import { readZipEntry } from './zip-entry.js'

/** An artifact of the workflow run. */
export interface ListedArtifact {
  readonly name: string
  /** In bytes. */
  readonly size: number
}

/** Reads the artifacts of the own workflow run. */
export interface ResultsService {
  /** @throws Error if the service does not answer */
  list(): Promise<readonly ListedArtifact[]>
  /** Returns the only file of an archive. Returns undefined if it cannot be read. */
  read(name: string): Promise<Buffer | undefined>
}

interface ServiceOptions {
  readonly env: Environment
  /** The maximum size of a file after unpacking. */
  readonly maximumBytes: number
  readonly requestMs?: number
}

const maximumListBytes = 16 * 1024 * 1024
/** For the headers of the archive. */
const archiveBytes = 1024

/** Connects to the service of the runner. Returns undefined outside of a job, and on a GitHub Enterprise Server, which has none. */
export function connectResultsService({ env, maximumBytes, requestMs = 10_000 }: ServiceOptions): ResultsService | undefined {
  const access = resultsAccess(env)
  if (access === undefined || isEnterpriseServer(env.GITHUB_SERVER_URL)) return undefined
  const { token, backendIds, addressOf } = access
  const owners = new Map<string, typeof backendIds>()

  async function ask(method: string, body: object): Promise<Readonly<Record<string, unknown>>> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const limits = { requestMs, maximumBytes: maximumListBytes }
    const answer = await download(addressOf(method), limits, { method: 'POST', headers, body: JSON.stringify(body) })
    return Object(JSON.parse(answer.toString('utf8')))
  }

  return {
    async list() {
      const { artifacts } = await ask('ListArtifacts', backendIds)
      return (Array.isArray(artifacts) ? artifacts : []).flatMap((artifact: unknown): readonly ListedArtifact[] => {
        const { name, size, workflow_run_backend_id: run, workflow_job_run_backend_id: job } = Object(artifact)
        if (typeof name !== 'string') return []
        if (typeof run === 'string' && typeof job === 'string') {
          owners.set(name, { workflow_run_backend_id: run, workflow_job_run_backend_id: job })
        }
        return [{ name, size: Number(size ?? 0) }]
      })
    },
    async read(name) {
      try {
        const { signed_url: signedUrl } = await ask('GetSignedArtifactURL', { ...(owners.get(name) ?? backendIds), name })
        if (typeof signedUrl !== 'string') return undefined
        const archive = await download(new URL(signedUrl), { requestMs, maximumBytes: maximumBytes + archiveBytes })
        return readZipEntry(archive, maximumBytes)
      } catch {
        // The artifact may have expired. The caller may try again.
        return undefined
      }
    },
  }
}
