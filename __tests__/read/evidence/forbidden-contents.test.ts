// Tests that no result or records file can make a report store or show what it must not contain (src/read/evidence).
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { attachmentKind } from '../../../src/records/attachment-kind.js'
import { runMain } from '../../commands/cli/run-main.js'
import { addFile, everything, failedTest, makeFolder, marker, pixel, runEvidence, zipOf } from './evidence-run.js'

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

  it('reads no link, pipe or folder in the folder beside a records file', async () => {
    const cwd = makeFolder({ 'secret.txt': secret, 'folder/notes.txt': secret })
    const names = ['link', 'chain', 'pipe', 'folder', 'linked folder'] as const
    const sums = names.map((_, index) => (index === 0 ? sumOf(secret) : String(index).repeat(64)))
    const places = sums.map((sum) => join(cwd, `in/r-attachments/${sum.slice(0, 32)}.txt`))
    const [link = '', chain = '', pipe = '', folder = '', linkedFolder = ''] = places
    mkdirSync(join(cwd, 'in/r-attachments'), { recursive: true })
    symlinkSync(join(cwd, 'secret.txt'), link)
    symlinkSync(link, chain)
    if (process.platform !== 'win32') execFileSync('mkfifo', [pipe])
    mkdirSync(folder)
    symlinkSync(join(cwd, 'folder'), linkedFolder)
    const attachments = names.map((name, index) => ({ name, sha256: sums[index], type: 'text/plain' }))
    addRecords(cwd, attachments)
    const result = await runEvidence(cwd, { records: ['in/r.ndjson'], env })
    expect(result.files.map(({ name, reason }) => [name, reason])).toEqual(
      names.map((name) => [name, process.platform === 'win32' && name === 'pipe' ? 'missing' : 'damaged']),
    )
    rmSync(join(cwd, 'in/r-attachments'), { recursive: true })
    addFile(cwd, `elsewhere/${sumOf(secret).slice(0, 32)}.txt`, secret)
    symlinkSync(join(cwd, 'elsewhere'), join(cwd, 'in/r-attachments'))
    const linked = await runEvidence(cwd, { records: ['in/r.ndjson'], env })
    expect(linked.files[0]).toMatchObject({ reason: 'missing' })
    for (const each of [result, linked]) {
      expect(each.stored).toEqual([])
      expect(everything(each)).not.toContain(secret)
    }
  })

  it('opens no file of a configured root when a records file names it', async () => {
    const name = `${sumOf(secret).slice(0, 32)}.txt`
    const cwd = makeFolder({ 'e2e/notes.txt': secret, [`e2e/${name}`]: secret, [`e2e/r-attachments/${name}`]: secret })
    addRecords(cwd, [
      { name: 'path', path: 'notes.txt' },
      { name: 'longer path', path: 'e2e/notes.txt', bases: ['e2e'] },
      { name: 'checksum', sha256: sumOf(secret), path: `e2e/${name}`, type: 'text/plain' },
    ])
    const result = await runEvidence(cwd, { records: ['in/r.ndjson'], env, attachments: { roots: ['e2e', '.'] } })
    expect(result.files.map(({ sha256, text }) => [sha256, text])).toEqual(Array(3).fill([undefined, undefined]))
    expect(result.stored).toEqual([])
    expect(everything(result)).not.toContain(secret)
  })

  it('links an image of 30,000 px that records name, and leaves it out of the page', async () => {
    const small = Buffer.from(pixel, 'base64')
    const huge = Buffer.from(small)
    huge.writeUInt32BE(30_000, 16)
    huge.writeUInt32BE(30_000, 20)
    const images = [
      ['small.png', small],
      ['huge.png', huge],
    ] as const
    const cwd = makeFolder(Object.fromEntries(images.map(([, bytes]) => [`in/r-attachments/${sumOf(bytes).slice(0, 32)}.png`, bytes])))
    addRecords(
      cwd,
      images.map(([name, bytes]) => ({ name, sha256: sumOf(bytes), type: 'image/png' })),
    )
    await runMain(cwd, ['report', '--records', 'in/r.ndjson', '--html', 'r.html', '--fail-on', 'never'], env)
    const page = readFileSync(join(cwd, 'r.html'), 'utf8')
    expect([page.includes(pixel), page.includes(huge.toString('base64'))]).toEqual([true, false])
    expect(page).toContain('huge.png')
    const files = readdirSync(join(cwd, 'r-attachments'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((name) => name.endsWith('huge.png'))).toHaveLength(1)
  })

  it('replaces secrets of the environment in everything that records contain', async () => {
    const token = 'q7Zt0pXw3LrB9vKd5NsE'
    const text = `Authorization: ${token}`
    const cwd = makeFolder({ [`in/r-attachments/${sumOf(text).slice(0, 32)}.txt`]: text })
    const attachments = [{ name: `a ${token}.txt`, path: `${token}/a.txt`, sha256: sumOf(text), type: 'text/plain', text }]
    const steps = [{ name: `log in with ${token}`, status: 'failed', message: token, text: token }]
    const test = { kind: 'test', name: 'a', suite: ['s'], status: 'failed', message: `refused ${token}`, steps, attachments }
    addFile(cwd, 'in/r.ndjson', `${JSON.stringify(test)}\n`)
    const words = ['report', '--records', 'in/r.ndjson', '--html', 'r.html', '--json', '--fail-on', 'never']
    const { stdout, stderr } = await runMain(cwd, words, { ...env, API_TOKEN: token })
    expect(stdout).toContain('***')
    const files = readdirSync(join(cwd, 'r-attachments'), { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
    expect(files).toHaveLength(1)
    const contents = [join(cwd, 'r.html'), ...files.map(({ parentPath, name }) => join(parentPath, name))]
    const outputs = [stdout, stderr, ...files.map(({ name }) => name), ...contents.map((path) => readFileSync(path, 'utf8'))]
    for (const output of outputs) expect(output.includes(token)).toBe(false)
    expect(readFileSync(contents[1] ?? '', 'utf8')).toBe('Authorization: ***')
  })
})
