import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { uploadContent } from '../../../src/host/github/upload-content.js'

test('uploads the content, not an empty archive, when the upload goes on after the time limit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'upload-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  let goOn = () => {}
  const limitIsOver = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const uploaded: string[] = []
  const loadClient = async () => ({
    async uploadArtifact(_name: string, files: readonly string[]) {
      await limitIsOver
      // As the toolkit, which leaves out a file that does not exist any more.
      for (const file of files) uploaded.push(readFileSync(file, 'utf8'))
      return { id: 1, size: 7 }
    },
  })
  const upload = { name: 'history', fileName: 'history.ndjson', content: Buffer.from('content'), retentionDays: 5, limitMs: 1 }
  const env = { ACTIONS_RUNTIME_TOKEN: 'token', RUNNER_TEMP: folder }
  await expect(uploadContent(upload, { env, loadClient })).rejects.toThrow('The upload took more than 0.001 s.')
  goOn()
  await expect.poll(() => readdirSync(folder)).toEqual([])
  expect(uploaded).toEqual(['content'])
})

test('throws the reason when its file cannot be written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'upload-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const upload = { name: 'history', fileName: 'none/history.ndjson', content: Buffer.from(''), retentionDays: 5, limitMs: 1_000 }
  const env = { ACTIONS_RUNTIME_TOKEN: 'token', RUNNER_TEMP: folder }
  await expect(uploadContent(upload, { env })).rejects.toThrow(/^The temporary file ".*history\.ndjson" cannot be written: ENOENT/)
  expect(readdirSync(folder)).toEqual([])
})
