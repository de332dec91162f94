import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { uploadHtml } from '../../../../src/deliver/reporters/html-report/html-artifact.js'
import { makeTree } from '../../../read/collect/tree.js'
import { runtimeToken, sentFields, startArtifactService } from '../artifact-service.js'

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/**
 * Starts a service. Returns the environment of a job and the artifacts that it asked for.
 * @param refusal returns the status and the message with which an artifact is refused
 */
async function startJob(refusal: (asked: Readonly<Record<string, unknown>>) => readonly [number, string] | undefined = () => undefined) {
  const { url: serviceUrl, requests } = await startArtifactService((path, response, body) => {
    const refused = path.endsWith('/CreateArtifact') ? refusal(JSON.parse(body.toString())) : undefined
    if (refused !== undefined) response.writeHead(refused[0]).end(JSON.stringify({ msg: refused[1] }))
    return refused !== undefined
  })
  const env = {
    ACTIONS_RUNTIME_TOKEN: runtimeToken,
    ACTIONS_RESULTS_URL: serviceUrl,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_RUN_ID: '7',
  }
  return { env, asked: () => sentFields(requests, 'CreateArtifact').map(({ name, mime_type: type }) => [name, type]) }
}

const url = 'https://github.com/acme/shop/actions/runs/7/artifacts/42'
const path = () => join(makeTree({ 'report.html': '<p>' }), 'report.html')

describe('an HTML report as an artifact', () => {
  test('uploads the report unzipped, so that its link opens it', async () => {
    const { env, asked } = await startJob()
    expect(await uploadHtml(path(), env)).toEqual({ url, notices: [], problems: [] })
    expect(asked()).toEqual([['report.html', 'text/html']])
  })

  test('chooses another name when another matrix job has taken it', async () => {
    const { env, asked } = await startJob(({ name }) => (name === 'report.html' ? [409, 'taken'] : undefined))
    expect((await uploadHtml(path(), env)).url).toBe(url)
    expect(asked()[1]).toEqual([expect.stringMatching(/^report-[0-9a-f]{6}\.html$/), 'text/html'])
  })

  test.skipIf(process.platform === 'win32')('replaces characters that the name of an artifact must not contain', async () => {
    const { env, asked } = await startJob()
    expect((await uploadHtml(join(makeTree({ 'unit|e2e.html': '<p>' }), 'unit|e2e.html'), env)).url).toBe(url)
    expect(asked()).toEqual([['unit-e2e.html', 'text/html']])
  })

  test('uploads an archive when the server does not accept single files', async () => {
    const { env, asked } = await startJob(({ mime_type: type }) => (type === 'text/html' ? [400, 'unknown type'] : undefined))
    expect((await uploadHtml(path(), env)).url).toBe(url)
    expect(asked().map(([, type]) => type)).toEqual(['text/html', 'application/zip'])
  })

  test('returns a notice with the path on GitHub Enterprise Server', async () => {
    const { env, asked } = await startJob()
    const file = path()
    const result = await uploadHtml(file, { ...env, GITHUB_SERVER_URL: 'https://github.acme.example' })
    expect(asked()).toEqual([])
    expect(result).toMatchObject({ problems: [], notices: [expect.stringContaining(`The report itself is in ${file}.`)] })
    expect(result.url).toBeUndefined()
  })

  test('returns a problem when no upload succeeds', async () => {
    const { env, asked } = await startJob(() => [403, 'Artifact storage quota has been hit.'])
    expect((await uploadHtml(path(), env)).problems).toMatchObject([
      { kind: 'delivery', message: expect.stringContaining('the storage for artifacts is used up') },
    ])
    expect(asked()).toHaveLength(1)
  })

  test('uploads nothing outside of a job', async () => {
    expect(await uploadHtml(path(), {})).toEqual({ notices: [], problems: [] })
  })
})
