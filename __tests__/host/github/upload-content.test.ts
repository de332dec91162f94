import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadContent } from '../../../src/host/github/upload-content.js'
import { readZipEntry } from '../../../src/host/github/zip-entry.js'
import { runtimeToken, startArtifactService, storedBytes } from '../../deliver/reporters/artifact-service.js'

const upload = { name: 'history', fileName: 'history.ndjson', content: Buffer.from('content'), retentionDays: 5, limitMs: 10_000 }

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('uploads the content as the only file of an archive', async () => {
  const { url, requests } = await startArtifactService()
  await uploadContent(upload, { ACTIONS_RUNTIME_TOKEN: runtimeToken, ACTIONS_RESULTS_URL: url })
  expect(readZipEntry(storedBytes(requests), 100).toString()).toBe('content')
  expect(storedBytes(requests).toString('latin1')).toContain('history.ndjson')
})

test('ends the upload, its requests and its group of the log when the time is over', async () => {
  let closed = false
  const { url } = await startArtifactService((path, response) => {
    if (!path.startsWith('/blob/')) return false
    response.on('close', () => {
      closed = true
    })
    return true
  })
  const started = uploadContent({ ...upload, limitMs: 500 }, { ACTIONS_RUNTIME_TOKEN: runtimeToken, ACTIONS_RESULTS_URL: url })
  await expect(started).rejects.toThrow('The upload took more than 0.5 s.')
  await expect.poll(() => closed).toBe(true)
  expect(vi.mocked(process.stdout.write).mock.calls.at(-1)?.[0]).toContain('::endgroup::')
})

test('gives the reason outside of a job', async () => {
  await expect(uploadContent(upload, {})).rejects.toThrow(
    'The artifact "history" was not uploaded: artifacts require a job of GitHub Actions.',
  )
})
