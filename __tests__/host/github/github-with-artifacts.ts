import { onTestFinished } from 'vitest'
import { type FakeResultsService, startResultsService } from '../../deliver/reporters/results-service.js'
import type { FakeRun } from './fake-artifacts.js'
import { type FakeGitHub, type FakeGitHubOptions, startFakeGitHub } from './fake-github.js'

const dayMs = 24 * 60 * 60 * 1000

/** A fake GitHub whose REST API lists the artifacts that its runs upload. */
export interface GitHubWithArtifacts {
  readonly github: FakeGitHub
  readonly service: FakeResultsService
  /** The runs that may upload, by their ids in the service. */
  readonly runs: Map<string, FakeRun>
}

/** Starts both services for the time of a test. */
export async function startGitHubWithArtifacts(options: FakeGitHubOptions): Promise<GitHubWithArtifacts> {
  const github = await startFakeGitHub(options)
  onTestFinished(() => github.close())
  const runs = new Map<string, FakeRun>()
  const service = await startResultsService(({ name, run, archive, expiresAt }) => {
    const stored = runs.get(run)
    if (stored === undefined) throw new Error(`The run ${run} is unknown.`)
    // Uploads use the time of this computer.
    const retentionDays = Math.round((Date.parse(expiresAt ?? '') - Date.now()) / dayMs)
    github.artifacts.add({ name, run: stored, content: archive, ...(retentionDays > 0 && { retentionDays }) })
  })
  onTestFinished(() => service.close())
  return { github, service, runs }
}
