import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { uploadKeptFiles } from '../../../src/deliver/reporters/artifacts.js'
import { makeTree } from '../../read/collect/tree.js'
import { runtimeToken, startArtifactService } from './artifact-service.js'

afterEach(() => {
  vi.restoreAllMocks()
})

test('counts a file that disappeared before the upload, and names it by its path in the working directory', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { url } = await startArtifactService()
  const env = {
    ACTIONS_RESULTS_URL: url,
    ACTIONS_RUNTIME_TOKEN: runtimeToken,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_RUN_ID: '7',
  }
  const cwd = makeTree({ 'out/a.txt': 'a' })
  const artifacts = ['out/a.txt', 'out/gone.txt'].map((path) => ({
    absolutePath: join(cwd, path),
    record: { kind: 'file', path } as const,
  }))
  const { upload, problems } = await uploadKeptFiles(artifacts, cwd, env, () => {})
  expect(upload).toEqual({ files: 2, notUploaded: 1, url: 'https://github.com/acme/shop/actions/runs/7/artifacts/42' })
  expect(problems).toEqual([{ severity: 'warning', message: 'The file could not be uploaded.', path: 'out/gone.txt' }])
})
