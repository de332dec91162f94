import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type AttachmentsRequest, deliverAttachments } from '../../../../src/deliver/reporters/attachments/deliver-attachments.js'
import { runtimeToken, sentFields, startArtifactService, storedBytes } from '../artifact-service.js'

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const sha256 = 'ab'.repeat(32)

function requestIn(more: Partial<AttachmentsRequest> = {}): AttachmentsRequest & { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'attachments-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const shot = join(folder, 'shot.png')
  writeFileSync(shot, png)
  const attachment = { name: 'shot.png', type: 'image/png', size: png.length, sha256 }
  const record = { kind: 'test', id: '9f2c41d0', name: 'pays', suite: ['cart'], status: 'failed', attachments: [attachment] }
  const recordsPath = join(folder, 'records.ndjson')
  writeFileSync(recordsPath, `${JSON.stringify(record)}\n`)
  return {
    folder,
    stored: { count: 1, bytes: png.length, pathOf: () => shot },
    isTemporary: false,
    recordsPath,
    pagePath: join(folder, 'out', 'report.html'),
    verdictOf: () => undefined,
    embed: 'failed',
    maximumBytes: 1_000_000,
    mayUpload: true,
    env: {},
    ...more,
  }
}

/** Starts a service. Returns its requests and the environment of a job. */
async function startJob(folder: string, ...answer: Parameters<typeof startArtifactService>) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => void vi.restoreAllMocks())
  const { url, requests } = await startArtifactService(...answer)
  const env = {
    ACTIONS_RUNTIME_TOKEN: runtimeToken,
    ACTIONS_RESULTS_URL: url,
    RUNNER_TEMP: folder,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_RUN_ID: '4212',
    GITHUB_RETENTION_DAYS: '90',
  }
  return { env, requests }
}

describe('deliverAttachments', () => {
  test('writes the files into a folder beside the page outside of GitHub', async () => {
    const request = requestIn()
    const { page, embedded, url, notices } = await deliverAttachments(request)
    expect(existsSync(join(request.folder, 'out', 'report-attachments', 'cart-pays-9f2c41d0', 'shot.png'))).toBe(true)
    expect(page.data).toEqual({ folder: 'report-attachments', tests: 1, bytes: 70 })
    expect(page.plan.shownAs(0, 0, sha256)).toEqual({ block: 0, width: 1, height: 1, place: 'cart-pays-9f2c41d0/shot.png' })
    expect([embedded, url, notices]).toEqual([1, undefined, []])
  })

  test.each([
    ['links the files when the stored ones are temporary', true],
    ['copies the files when the stored ones are kept', false],
  ])('%s', async (_, isTemporary) => {
    const request = requestIn({ isTemporary })
    await deliverAttachments(request)
    const place = join(request.folder, 'out', 'report-attachments', 'cart-pays-9f2c41d0', 'shot.png')
    expect(statSync(place).ino === statSync(join(request.folder, 'shot.png')).ino).toBe(isTemporary)
    expect(readFileSync(place)).toEqual(png)
  })

  test.runIf(existsSync('/dev/shm'))('copies temporary files when they are in another file system', async () => {
    const other = mkdtempSync('/dev/shm/attachments-')
    onTestFinished(() => rmSync(other, { recursive: true }))
    writeFileSync(join(other, 'shot.png'), png)
    const request = requestIn({ isTemporary: true, stored: { count: 1, bytes: png.length, pathOf: () => join(other, 'shot.png') } })
    const { notices } = await deliverAttachments(request)
    expect(readFileSync(join(request.folder, 'out', 'report-attachments', 'cart-pays-9f2c41d0', 'shot.png'))).toEqual(png)
    expect(notices).toEqual([])
  })

  test('removes the files of an earlier report, and no other files', async () => {
    const request = requestIn()
    const beside = join(dirname(request.pagePath), 'report-attachments')
    mkdirSync(join(beside, 'old-test-12345678'), { recursive: true })
    mkdirSync(join(beside, 'mine'))
    await deliverAttachments(request)
    expect(readdirSync(beside).toSorted()).toEqual(['cart-pays-9f2c41d0', 'mine'])
  })

  test('uploads one artifact for three days in a job, and names it for the page', async () => {
    const { folder, ...request } = requestIn()
    const { env, requests } = await startJob(folder)
    const { page, url } = await deliverAttachments({ ...request, env })
    const [{ name, expires_at: expires } = {}] = sentFields(requests, 'CreateArtifact')
    expect(name).toMatch(/^build-report-attachments-[0-9a-f]{8}$/)
    expect(Math.round((Date.parse(String(expires)) - Date.now()) / 86_400_000)).toBe(3)
    expect(storedBytes(requests).toString('latin1')).toContain('cart-pays-9f2c41d0/shot.png')
    expect(url).toBe('https://github.com/acme/shop/actions/runs/4212/artifacts/42')
    expect(page.data).toEqual({ url, artifact: name, run: ['4212', 'acme/shop'], tests: 1, bytes: 70 })
    expect(readdirSync(folder).toSorted()).toEqual(['records.ndjson', 'shot.png'])
  })

  test('uploads nothing if artifacts are off, and still shows images in the page', async () => {
    const { folder, ...request } = requestIn({ mayUpload: false })
    const { env, requests } = await startJob(folder)
    const { page, embedded, notices } = await deliverAttachments({ ...request, env })
    expect([requests, embedded, notices]).toEqual([[], 1, []])
    expect(page.plan.shownAs(0, 0, sha256)).toEqual({ block: 0, width: 1, height: 1 })
  })

  test.each([
    ['the quota is used up', '{"msg":"Artifact storage quota has been hit"}', {}, 'storage for artifacts is used up'],
    ['the server has no such artifacts', '', { GITHUB_SERVER_URL: 'https://github.acme.example' }, 'Enterprise Server'],
    ['the service refuses the upload', '{"msg":"no access"}', {}, 'status 403 (no access)'],
  ])('states in one notice that %s, and completes the page', async (_, refusal, changes, text) => {
    const { folder, ...request } = requestIn()
    const { env } = await startJob(folder, (_path, response) => {
      response.writeHead(403).end(refusal)
      return true
    })
    const { page, notices, url } = await deliverAttachments({ ...request, env: { ...env, ...changes } })
    expect(notices).toHaveLength(1)
    expect(notices[0]).toContain(text)
    expect(url).toBeUndefined()
    expect(page.plan.shownAs(0, 0, sha256).place).toBeUndefined()
  })

  test('states that the folder beside the page cannot be written', async () => {
    const { pagePath, ...request } = requestIn()
    mkdirSync(dirname(pagePath), { recursive: true })
    writeFileSync(join(dirname(pagePath), 'report-attachments'), 'a file')
    const { notices, embedded } = await deliverAttachments({ ...request, pagePath })
    expect(notices).toEqual([expect.stringMatching(/^The folder of attachments .* cannot be written: /)])
    expect(embedded).toBe(1)
  })
})
