import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadArtifact } from '../../../src/host/github/upload-artifact.js'
import { runtimeToken } from '../../deliver/reporters/artifact-service.js'
import { makeTree } from '../../read/collect/tree.js'

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('gives up after four attempts when nothing listens at the address of the service', async () => {
  const root = makeTree({ 'a.txt': 'a' })
  const env = { ACTIONS_RUNTIME_TOKEN: runtimeToken, ACTIONS_RESULTS_URL: 'http://127.0.0.1:9' }
  await expect(uploadArtifact({ name: 'all', files: [join(root, 'a.txt')], root }, env)).rejects.toMatchObject({
    reason: 'other',
    message: expect.stringMatching(
      /^The artifact "all" was not uploaded: CreateArtifact of the results service does not answer: .*ECONNREFUSED/,
    ),
  })
  const attempts = vi.mocked(process.stdout.write).mock.calls.filter(([text]) => String(text).startsWith('Attempt '))
  expect(attempts).toHaveLength(3)
})
