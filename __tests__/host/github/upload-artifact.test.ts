import { createHash, randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UserError } from '../../../src/base/errors.js'
import { artifactName, uploadArtifact } from '../../../src/host/github/upload-artifact.js'
import { runtimeToken, sentFields, startArtifactService, storedBytes } from '../../deliver/reporters/artifact-service.js'
import { makeTree } from '../../read/collect/tree.js'

const url = 'https://github.com/acme/shop/actions/runs/7/artifacts/42'

/** Starts a service. Returns its requests and the environment of a job. */
async function serve(...answer: Parameters<typeof startArtifactService>) {
  const service = await startArtifactService(...answer)
  const env = {
    ACTIONS_RESULTS_URL: service.url,
    ACTIONS_RUNTIME_TOKEN: runtimeToken,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_RUN_ID: '7',
  }
  return { requests: service.requests, env }
}

const refuse = (response: ServerResponse, status: number, msg: string) => {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' }).end(JSON.stringify({ msg }))
  return true
}

/** Answers the first requests to a path with a fault. */
function faultAt(path: string, times: number, fault: (response: ServerResponse) => void) {
  let left = times
  return (asked: string, response: ServerResponse) => {
    if (!asked.includes(path) || left === 0) return false
    left -= 1
    fault(response)
    return true
  }
}

const oneFile = () => {
  const root = makeTree({ 'a.txt': 'a' })
  return { name: 'all', files: [join(root, 'a.txt')], root }
}

const logged = () => vi.mocked(process.stdout.write).mock.calls.map(([text]) => String(text).trimEnd())

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('uploadArtifact', () => {
  test('uploads the files in one archive and returns its address', async () => {
    const { requests, env } = await serve()
    const root = makeTree({ 'dist/app.txt': 'the app', 'dist/deep/notes.txt': 'notes' })
    const files = ['dist/app.txt', 'dist/deep/notes.txt', 'dist/gone.txt'].map((path) => join(root, path))
    const artifact = await uploadArtifact({ name: 'shop: unit/fast', files, root, retentionDays: 5 }, env)
    const archive = storedBytes(requests)
    expect(artifact).toEqual({ name: 'shop- unit-fast', id: 42, size: archive.length, url, leftOut: [join(root, 'dist/gone.txt')] })
    const ids = { workflow_run_backend_id: 'run-id', workflow_job_run_backend_id: 'job-id', name: 'shop- unit-fast' }
    expect(sentFields(requests, 'CreateArtifact')).toEqual([
      { ...ids, version: 7, mime_type: 'application/zip', expires_at: expect.any(String) },
    ])
    const hash = `sha256:${createHash('sha256').update(archive).digest('hex')}`
    expect(sentFields(requests, 'FinalizeArtifact')).toEqual([{ ...ids, size: String(archive.length), hash }])
    expect(archive.toString('latin1')).toContain('dist/app.txt')
    expect(archive.toString('latin1')).toContain('dist/deep/notes.txt')
    expect(archive.toString('latin1')).not.toContain('gone')
  })

  test('sends the signature of the blob storage as the service gave it', async () => {
    const { requests, env } = await serve()
    await uploadArtifact(oneFile(), env)
    expect(requests.flatMap(({ path }) => (path.startsWith('/blob/') ? [path] : []))).toEqual([
      '/blob/artifact?sp=cw&sig=a%2Bb%2Fc%3D&comp=block&blockid=MDAwMDAw',
      '/blob/artifact?sp=cw&sig=a%2Bb%2Fc%3D&comp=blocklist',
    ])
  })

  test('collects the lines of an upload in one group of the log, also when the upload fails', async () => {
    const { env } = await serve()
    await uploadArtifact(oneFile(), env)
    expect(logged()).toEqual([
      '::group::Upload of the artifact "all"',
      expect.stringMatching(/^Uploaded \d+ bytes\. Their SHA-256 digest is [0-9a-f]{64}\.$/),
      'The artifact was successfully finalized. Its ID is 42.',
      '::endgroup::',
    ])
    const refused = await serve((_path, response) => refuse(response, 409, ''))
    await expect(uploadArtifact(oneFile(), refused.env)).rejects.toThrow(UserError)
    expect(logged().at(-1)).toBe('::endgroup::')
  })

  test('uploads a single file unzipped when requested', async () => {
    const { requests, env } = await serve()
    const root = makeTree({ 'out/report.html': '<p>the report</p>' })
    const file = join(root, 'out/report.html')
    const artifact = await uploadArtifact({ name: 'report.html', files: [file], root, unzippedType: 'text/html' }, env)
    expect(artifact).toMatchObject({ name: 'report.html', url })
    expect(sentFields(requests, 'CreateArtifact')).toMatchObject([{ name: 'report.html', mime_type: 'text/html' }])
    expect(storedBytes(requests).toString()).toBe('<p>the report</p>')
  })

  test('uploads files outside of the root', async () => {
    const { requests, env } = await serve()
    const root = makeTree({ 'app/a.txt': 'a', 'other/b.txt': 'b' })
    await uploadArtifact({ name: 'all', files: [join(root, 'app/a.txt'), join(root, 'other/b.txt')], root: join(root, 'app') }, env)
    const archive = storedBytes(requests).toString('latin1')
    expect(archive).toContain('app/a.txt')
    expect(archive).toContain('other/b.txt')
  })

  test('leaves out a file that disappears when the upload has begun', async () => {
    const root = makeTree({ 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c' })
    const files = ['a.txt', 'b.txt', 'c.txt'].map((path) => join(root, path))
    const { requests, env } = await serve((path) => {
      if (path.endsWith('/CreateArtifact')) rmSync(join(root, 'b.txt'))
      return false
    })
    expect((await uploadArtifact({ name: 'all', files, root }, env)).leftOut).toEqual([join(root, 'b.txt')])
    expect(storedBytes(requests).toString('latin1')).toMatch(/a\.txt.*c\.txt/s)
  })

  test('reports that the only file disappears when the upload has begun', async () => {
    const root = makeTree({ 'report.html': '<p>' })
    const file = join(root, 'report.html')
    const { env } = await serve((path) => {
      if (path.endsWith('/CreateArtifact')) rmSync(file)
      return false
    })
    const upload = uploadArtifact({ name: 'report.html', files: [file], root, unzippedType: 'text/html' }, env)
    await expect(upload).rejects.toMatchObject({ reason: 'other', message: expect.stringContaining('ENOENT') })
  })

  test.each([
    ['the days that are asked for', 5, '90', 5],
    ['the days that are asked for when the limit of the repository is 0', 5, '0', 5],
    ['the days that are asked for when the limit of the repository is not a number', 5, 'x', 5],
    ['the days that the repository allows', 30, '3', 3],
  ])('keeps an artifact for %s', async (_, retentionDays, allowed, expected) => {
    const { requests, env } = await serve()
    await uploadArtifact({ ...oneFile(), retentionDays }, { ...env, GITHUB_RETENTION_DAYS: allowed })
    const [{ expires_at: expires } = {}] = sentFields(requests, 'CreateArtifact')
    expect(Math.round((Date.parse(String(expires)) - Date.now()) / 86_400_000)).toBe(expected)
  })

  test('accepts answers whose fields are in camel case', async () => {
    const { requests, env } = await serve((path, response) => {
      if (path.endsWith('/CreateArtifact')) response.end(JSON.stringify({ ok: true, signedUploadUrl: `${env.ACTIONS_RESULTS_URL}/blob/7` }))
      else if (path.endsWith('/FinalizeArtifact')) response.end(JSON.stringify({ ok: true, artifactId: '7' }))
      else return false
      return true
    })
    expect(await uploadArtifact(oneFile(), env)).toMatchObject({ id: 7 })
    expect(requests.map(({ path }) => path)).toContain('/blob/7?comp=blocklist')
  })
})

describe('a large file', () => {
  const blockBytes = 4 * 1024 * 1024
  const bytes = randomBytes(2 * blockBytes + 1)

  async function uploadLarge(...answer: Parameters<typeof serve>) {
    const root = makeTree({ 'report.html': '' })
    const file = join(root, 'report.html')
    writeFileSync(file, bytes)
    const { requests, env } = await serve(...answer)
    const { size } = await uploadArtifact({ name: 'report.html', files: [file], root, unzippedType: 'text/html' }, env)
    return { requests, size }
  }

  test('is uploaded in blocks, in the order of the list', async () => {
    const { requests, size } = await uploadLarge()
    expect(size).toBe(bytes.length)
    expect(requests.flatMap(({ path, body }) => (path.includes('comp=block&') ? [body.length] : [])).toSorted()).toEqual([
      1,
      blockBytes,
      blockBytes,
    ])
    expect(storedBytes(requests).equals(bytes)).toBe(true)
    const hash = `sha256:${createHash('sha256').update(bytes).digest('hex')}`
    expect(sentFields(requests, 'FinalizeArtifact')).toMatchObject([{ size: String(bytes.length), hash }])
  })

  test.each([
    ['is refused for a while', (response: ServerResponse) => response.writeHead(503, { 'retry-after': '0' }).end()],
    ['is lost with its connection', (response: ServerResponse) => response.destroy()],
  ])('repeats a block that %s', async (_, fault) => {
    const { requests } = await uploadLarge(faultAt('blockid=MDAwMDAx', 2, fault))
    expect(requests.filter(({ path }) => path.includes('blockid=MDAwMDAx'))).toHaveLength(3)
    expect(storedBytes(requests).equals(bytes)).toBe(true)
  })

  test('ends with the reason, without the signature, when the storage refuses a block', async () => {
    const fault = (response: ServerResponse) =>
      response.writeHead(403, { 'x-ms-error-code': 'AuthenticationFailed' }).end('<Error>sig=a+b</Error>')
    await expect(uploadLarge(faultAt('blockid=MDAwMDAx', 1, fault))).rejects.toMatchObject({
      reason: 'other',
      message: 'The artifact "report.html" was not uploaded: the blob storage answered with status 403 (AuthenticationFailed).',
    })
  })
})

describe('a fault of the service', () => {
  test('reports that the name is taken', async () => {
    const { env } = await serve((path, response) => path.endsWith('/CreateArtifact') && refuse(response, 409, 'an artifact already exists'))
    const upload = uploadArtifact(oneFile(), env)
    await expect(upload).rejects.toMatchObject({ reason: 'name-taken' })
    await expect(upload).rejects.toThrow(/"all".*with this name.*Use a different name/)
  })

  test.each(['Artifact storage quota has been hit. Unable to upload any new artifacts.', 'insufficient usage'])(
    'reports that the storage is used up when the service answers %j',
    async (msg) => {
      const { env } = await serve((path, response) => path.endsWith('/CreateArtifact') && refuse(response, 403, msg))
      const upload = uploadArtifact(oneFile(), env)
      await expect(upload).rejects.toMatchObject({
        reason: 'storage',
        message: expect.stringMatching(/"all".*storage for artifacts is used up/),
      })
    },
  )

  test('quotes the message of the service without the token, and does not repeat the request', async () => {
    const { requests, env } = await serve((_path, response) => refuse(response, 403, `No access\nfor ${runtimeToken}.`))
    await expect(uploadArtifact(oneFile(), env)).rejects.toThrow(
      'The artifact "all" was not uploaded: CreateArtifact of the results service answered with status 403 (No access for ***).',
    )
    expect(requests).toHaveLength(1)
  })

  test('repeats each request until it succeeds, and logs that', async () => {
    const seen = new Set<string>()
    const { env } = await serve((path, response) => {
      if (seen.has(path)) return false
      seen.add(path)
      return refuse(response, 503, 'busy')
    })
    expect(await uploadArtifact(oneFile(), env)).toMatchObject({ id: 42 })
    expect(logged()).toContainEqual(
      expect.stringMatching(
        /^Attempt 1 of 6 failed: CreateArtifact of the results service answered with status 503 \(busy\)\. The next attempt starts in \d+ ms\.$/,
      ),
    )
  })

  test('gives up after six attempts', async () => {
    const { requests, env } = await serve((_path, response) => refuse(response, 500, ''))
    await expect(uploadArtifact(oneFile(), env)).rejects.toThrow('CreateArtifact of the results service answered with status 500.')
    expect(requests).toHaveLength(6)
  })

  test('reports that the name is taken when the answer to its creation was lost', async () => {
    let isCreated = false
    const { env } = await serve((path, response) => {
      if (!path.endsWith('/CreateArtifact')) return false
      if (isCreated) return refuse(response, 409, 'an artifact already exists')
      isCreated = true
      response.destroy()
      return true
    })
    await expect(uploadArtifact(oneFile(), env)).rejects.toMatchObject({ reason: 'name-taken' })
  })

  test.each(['/CreateArtifact', '/FinalizeArtifact'])('repeats %s when its answer is lost', async (method) => {
    const { requests, env } = await serve(faultAt(method, 1, (response) => response.destroy()))
    expect(await uploadArtifact(oneFile(), env)).toMatchObject({ id: 42 })
    expect(requests.filter(({ path }) => path.endsWith(method))).toHaveLength(2)
  })

  test('reports an answer that does not come from the service', async () => {
    const { env } = await serve((_path, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in</h1>')
      return true
    })
    await expect(uploadArtifact(oneFile(), env)).rejects.toThrow(
      'The artifact "all" was not uploaded: CreateArtifact of the results service gave an answer without a confirmation.',
    )
  })

  test('gives the reason outside of a job', async () => {
    const upload = uploadArtifact(oneFile(), { ACTIONS_RUNTIME_TOKEN: '' })
    await expect(upload).rejects.toThrow(UserError)
    await expect(upload).rejects.toThrow(/require a job/)
  })

  test('gives the reason when the token does not name the run', async () => {
    const { requests, env } = await serve()
    const upload = uploadArtifact(oneFile(), { ...env, ACTIONS_RUNTIME_TOKEN: 'e30.e30.' })
    await expect(upload).rejects.toMatchObject({ reason: 'other', message: expect.stringContaining('do not name the run') })
    expect(requests).toEqual([])
  })

  test('sends no request on GitHub Enterprise Server', async () => {
    const { requests, env } = await serve()
    const upload = uploadArtifact(oneFile(), { ...env, GITHUB_SERVER_URL: 'https://github.acme.example' })
    await expect(upload).rejects.toMatchObject({ reason: 'unsupported', message: expect.stringContaining('actions/upload-artifact@v3') })
    expect(requests).toEqual([])
  })

  test('throws an error when no file is readable', async () => {
    const { env } = await serve()
    const root = makeTree({ 'a.txt': 'a' })
    await expect(uploadArtifact({ name: 'all', files: [join(root, 'b.txt')], root }, env)).rejects.toThrow(/none of its 1 files/)
  })
})

test.each([
  ['unit tests', 'unit tests'],
  ['a/b\\c:d"e<f>g|h*i?j\r\nk', 'a-b-c-d-e-f-g-h-i-j--k'],
  ['  ', 'build-report'],
])('replaces forbidden characters in the name %j: %j', (given, name) => {
  expect(artifactName(given)).toBe(name)
})
