import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UserError } from '../../../src/base/errors.js'
import { artifactName, uploadArtifact } from '../../../src/host/github/upload-artifact.js'
import { runtimeToken, startArtifactService } from '../../deliver/reporters/artifact-service.js'
import { makeTree } from '../../read/collect/tree.js'

/** Starts a service and sets the variables of this process for it. */
async function serve(...answer: Parameters<typeof startArtifactService>) {
  const { url, requests } = await startArtifactService(...answer)
  vi.stubEnv('ACTIONS_RESULTS_URL', url)
  return requests
}

describe('uploadArtifact', () => {
  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    vi.stubEnv('ACTIONS_RUNTIME_TOKEN', runtimeToken)
    vi.stubEnv('GITHUB_SERVER_URL', 'https://github.com')
    vi.stubEnv('GITHUB_REPOSITORY', 'acme/shop')
    vi.stubEnv('GITHUB_RUN_ID', '7')
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  })

  test('uploads the files in one archive and returns its address', async () => {
    const requests = await serve()
    const root = makeTree({ 'dist/app.txt': 'the app', 'dist/deep/notes.txt': 'notes' })
    const files = ['dist/app.txt', 'dist/deep/notes.txt', 'dist/gone.txt'].map((path) => join(root, path))
    const artifact = await uploadArtifact({ name: 'shop: unit/fast', files, root, retentionDays: 5 })
    expect(artifact).toEqual({
      name: 'shop- unit-fast',
      id: 42,
      size: expect.any(Number),
      url: 'https://github.com/acme/shop/actions/runs/7/artifacts/42',
      leftOut: [join(root, 'dist/gone.txt')],
    })
    const created = JSON.parse(String(requests[0]?.body))
    expect(created).toMatchObject({ name: 'shop- unit-fast', workflow_run_backend_id: 'run-id', expires_at: expect.any(String) })
    const archive = requests.filter(({ path }) => path.startsWith('/blob/')).reduce((text, { body }) => text + body.toString('latin1'), '')
    expect(archive).toContain('dist/app.txt')
    expect(archive).toContain('dist/deep/notes.txt')
    expect(artifact.size).toBeGreaterThan(100)
  })

  test('collects the lines of the toolkit in one group of the log, also when the upload fails', async () => {
    const lines = () => vi.mocked(process.stdout.write).mock.calls.map(([text]) => String(text).trimEnd())
    const root = makeTree({ 'a.txt': 'a' })
    await serve()
    await uploadArtifact({ name: 'all', files: [join(root, 'a.txt')], root })
    expect([lines().at(0), lines().at(-1)]).toEqual(['::group::Upload of the artifact "all"', '::endgroup::'])
    expect(lines().length).toBeGreaterThan(4)
    await serve((_path, response) => {
      response.writeHead(409, { 'content-type': 'application/json' }).end('{}')
      return true
    })
    await expect(uploadArtifact({ name: 'all', files: [join(root, 'a.txt')], root })).rejects.toThrow(UserError)
    expect(lines().at(-1)).toBe('::endgroup::')
  })

  test('uploads a single file unzipped when requested', async () => {
    const requests = await serve()
    const root = makeTree({ 'out/report.html': '<p>the report</p>' })
    const file = join(root, 'out/report.html')
    const artifact = await uploadArtifact({ name: 'report.html', files: [file], root, unzipped: true })
    expect(artifact).toMatchObject({ name: 'report.html', url: 'https://github.com/acme/shop/actions/runs/7/artifacts/42' })
    expect(JSON.parse(String(requests[0]?.body))).toMatchObject({ name: 'report.html', mime_type: 'text/html' })
    expect(requests.filter(({ path }) => path.startsWith('/blob/')).map(({ body }) => String(body))).toContain('<p>the report</p>')
  })

  test('uploads files outside of the root', async () => {
    const requests = await serve()
    const root = makeTree({ 'app/a.txt': 'a', 'other/b.txt': 'b' })
    await uploadArtifact({ name: 'all', files: [join(root, 'app/a.txt'), join(root, 'other/b.txt')], root: join(root, 'app') })
    const archive = requests.reduce((text, { body }) => text + body.toString('latin1'), '')
    expect(archive).toContain('app/a.txt')
    expect(archive).toContain('other/b.txt')
  })

  test('reports that the name is taken', async () => {
    await serve((path, response) => {
      if (!path.endsWith('/CreateArtifact')) return false
      response.writeHead(409, { 'content-type': 'application/json' }).end('{"msg":"an artifact with this name already exists"}')
      return true
    })
    const root = makeTree({ 'a.txt': 'a' })
    const upload = uploadArtifact({ name: 'all', files: [join(root, 'a.txt')], root })
    await expect(upload).rejects.toThrow(UserError)
    await expect(upload).rejects.toThrow(/"all".*with this name.*Use a different name/)
  })

  test('reports that the storage is used up', async () => {
    await serve((path, response) => {
      if (!path.endsWith('/CreateArtifact')) return false
      const msg = 'Artifact storage quota has been hit. Unable to upload any new artifacts. Usage is recalculated every 6-12 hours.'
      response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify({ msg }))
      return true
    })
    const root = makeTree({ 'a.txt': 'a' })
    const upload = uploadArtifact({ name: 'all', files: [join(root, 'a.txt')], root })
    await expect(upload).rejects.toMatchObject({
      reason: 'storage',
      message: expect.stringMatching(/"all".*storage for artifacts is used up/),
    })
  })

  test('gives the reason outside of a job', async () => {
    vi.stubEnv('ACTIONS_RUNTIME_TOKEN', '')
    const root = makeTree({ 'a.txt': 'a' })
    const upload = uploadArtifact({ name: 'all', files: [join(root, 'a.txt')], root })
    await expect(upload).rejects.toThrow(UserError)
    await expect(upload).rejects.toThrow(/require a job/)
  })

  test('does not load the toolkit on GitHub Enterprise Server', async () => {
    const root = makeTree({ 'a.txt': 'a' })
    const env = { ...process.env, GITHUB_SERVER_URL: 'https://github.acme.example' }
    const loadClient = vi.fn(() => Promise.reject(new Error('loaded')))
    const upload = uploadArtifact({ name: 'all', files: [join(root, 'a.txt')], root }, { env, loadClient })
    await expect(upload).rejects.toMatchObject({ reason: 'unsupported', message: expect.stringContaining('actions/upload-artifact@v3') })
    expect(loadClient).not.toHaveBeenCalled()
  })

  test('throws an error when no file is readable', async () => {
    const root = makeTree({ 'a.txt': 'a' })
    await expect(uploadArtifact({ name: 'all', files: [join(root, 'b.txt')], root })).rejects.toThrow(/none of its 1 files/)
  })
})

test.each([
  ['unit tests', 'unit tests'],
  ['a/b\\c:d"e<f>g|h*i?j\r\nk', 'a-b-c-d-e-f-g-h-i-j--k'],
  ['  ', 'build-report'],
])('replaces forbidden characters in the name %j: %j', (given, name) => {
  expect(artifactName(given)).toBe(name)
})
