import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { attachmentKind } from '../../../src/records/attachment-kind.js'
import { addFile, everything, failedTest, makeFolder, marker, runEvidence, zipOf } from './evidence-run.js'

const secret = 'THE-CONTENT-OF-A-SECRET-FILE'
const sumOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

const events = [
  ['a push', {}],
  ['workflow_run', { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'workflow_run' }],
  ['pull_request_target', { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request_target' }],
] as const

/** Files whose content must not be stored. */
const contents: readonly (readonly [name: string, content: string | Buffer])[] = [
  ['id_rsa', secret],
  ['key.jks', secret],
  ['notes.exe', secret],
  ['nul.txt', `${secret}\0`],
  ['latin.log', Buffer.from(`${secret}\xff\xfe\xfd`, 'latin1')],
  ['page.png', secret],
]

/** Writes a records file whose only test has these attachments. */
const addRecords = (cwd: string, attachments: readonly object[]): void =>
  addFile(cwd, 'in/r.ndjson', `${JSON.stringify({ kind: 'test', name: 'a', suite: ['s'], status: 'failed', message: 'x', attachments })}\n`)

describe.each(events)('on %s', (_event, env) => {
  it.each(contents)('stores no byte of %s when a result file names it', async (name, content) => {
    const cwd = makeFolder({ 'junit.xml': failedTest([marker(name)]), [name]: content })
    const result = await runEvidence(cwd, { env })
    expect(result.files).toMatchObject([{ name, reason: 'type' }])
    expect(result.stored).toEqual([])
    expect(everything(result)).not.toContain(secret)
  })

  it.each(contents)('stores no byte of %s when a records file names its checksum', async (name, content) => {
    const sha256 = sumOf(content)
    const cwd = makeFolder({ [`in/r-attachments/${sha256.slice(0, 32)}.png`]: content })
    addRecords(cwd, [{ name, sha256, type: 'image/png' }])
    const result = await runEvidence(cwd, { records: ['in/r.ndjson'], env })
    expect(result.files).toMatchObject([{ name, reason: 'type' }])
    expect(result.stored).toEqual([])
    expect(everything(result)).not.toContain(secret)
  })

  it.each([
    'secret.txt',
    '../secret.txt',
    '/etc/passwd',
    'file:///etc/passwd',
    '.git/config',
    '.env',
    'node_modules/a.txt',
    'in/notes.log',
  ])('opens nothing when a records file has the path %j and a forged checksum', async (path) => {
    const cwd = makeFolder({
      'secret.txt': secret,
      '.git/config': secret,
      '.env': secret,
      'node_modules/a.txt': secret,
      'in/notes.log': secret,
      'in/r-attachments/notes.log': secret,
    })
    addRecords(cwd, [
      { name: 'with', path, sha256: sumOf(secret), type: 'text/plain' },
      { name: 'without', path, type: 'text/plain' },
    ])
    const result = await runEvidence(cwd, { records: ['in/r.ndjson'], env })
    expect(result.files.map(({ name, sha256, text }) => [name, sha256, text])).toEqual([
      ['with', undefined, undefined],
      ['without', undefined, undefined],
    ])
    expect(result.stored).toEqual([])
    expect(everything(result)).not.toContain(secret)
  })

  it.each([
    ['page.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['page.html', '<!doctype html><script>alert(1)</script>'],
    ['page.xml', '<?xml version="1.0"?><a/>'],
  ])('never calls %s an image', async (name, content) => {
    const cwd = makeFolder({ 'junit.xml': failedTest([marker(name)]), [name]: content })
    const fromResults = await runEvidence(cwd, { env, output: 'in/r.ndjson' })
    const fromRecords = await runEvidence(cwd, { records: ['in/r.ndjson'], env })
    for (const { files } of [fromResults, fromRecords]) {
      expect(files).toHaveLength(1)
      expect(attachmentKind(files[0]?.type)).not.toMatch(/^(?:image|video)$/)
    }
  })

  it('drops a trace of a records file when sensitive files are dropped', async () => {
    const trace = zipOf(['0-trace.trace'])
    const sha256 = sumOf(trace)
    const cwd = makeFolder({ [`in/r-attachments/${sha256.slice(0, 32)}.zip`]: trace })
    addRecords(cwd, [{ name: 'trace.zip', sha256, type: 'application/vnd.playwright.trace+zip' }])
    const dropped = await runEvidence(cwd, { records: ['in/r.ndjson'], env, attachments: { sensitive: 'drop' } })
    expect(dropped.files).toMatchObject([{ reason: 'sensitive' }])
    expect(dropped.stored).toEqual([])
    const kept = await runEvidence(cwd, { records: ['in/r.ndjson'], env, attachments: { sensitive: 'keep' } })
    expect(kept.stored).toHaveLength(1)
  })
})
