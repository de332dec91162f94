// Tests that a result file can name no file outside of the folders that it may read, even by links (src/read/evidence).
import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addFile, everything, failedTest, makeFolder, marker, runEvidence } from './evidence-run.js'

const secret = 'THE-CONTENT-OF-A-SECRET-FILE'

/** A folder of the results, and a secret beside it. */
function makeWorkspace(lines: readonly string[]) {
  const outer = makeFolder({ 'secret.txt': secret, 'secret/notes.log': secret })
  const cwd = join(outer, 'workspace')
  addFile(cwd, 'results/junit.xml', failedTest(lines.map((line) => marker(line.replaceAll('OUTER', outer)))))
  return { outer, cwd }
}

const untrusted = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'workflow_run' }

describe.each([
  ['a trusted event', {}],
  ['an untrusted event', untrusted],
])('on %s', (_event, env) => {
  const run = (cwd: string) => runEvidence(cwd, { paths: ['results/junit.xml'], env })

  it.each([
    '../../secret.txt',
    'OUTER/secret.txt',
    'file://OUTER/secret.txt',
    'file:OUTER/secret.txt',
    '..\\..\\secret.txt',
    'results/../../secret.txt',
    '../../../../../../../../../../../../etc/passwd',
    '/etc/passwd',
    'file:///etc/passwd',
    'file:///etc/%70asswd',
    '/proc/self/environ',
    '/dev/zero',
  ])('reads nothing of %j', async (path) => {
    const { cwd } = makeWorkspace([path])
    const result = await run(cwd)
    expect(result.stored).toEqual([])
    expect(result.files).toHaveLength(1)
    expect(result.files[0]).not.toHaveProperty('size')
    expect(result.files[0]).not.toHaveProperty('type')
    expect(everything(result)).not.toContain(secret)
    expect(everything(result)).not.toContain('root:')
    expect(result.summary.counts.failed).toBe(1)
  })

  it.each(['.env', '.env.txt', '.git/config', '.git/config.txt', 'sub/.hidden/notes.txt', 'node_modules/pkg/notes.txt', '.ssh/id_rsa'])(
    'reads nothing of the hidden file %j',
    async (path) => {
      const { cwd } = makeWorkspace([path])
      addFile(cwd, join('results', path), secret)
      const result = await run(cwd)
      expect(result.files).toMatchObject([{ path, reason: 'type' }])
      expect(everything(result)).not.toContain(secret)
    },
  )

  it('reads no file outside through a link to it, to its folder or to a folder above', async () => {
    const { cwd, outer } = makeWorkspace(['link.txt', 'folder/notes.log', 'up/secret.txt', 'chain.txt'])
    symlinkSync(join(outer, 'secret.txt'), join(cwd, 'results/link.txt'))
    symlinkSync(join(outer, 'secret'), join(cwd, 'results/folder'))
    symlinkSync('../..', join(cwd, 'results/up'))
    symlinkSync('link.txt', join(cwd, 'results/chain.txt'))
    const result = await run(cwd)
    expect(result.files.map(({ reason }) => reason)).toEqual(['outside', 'outside', 'outside', 'outside'])
    expect(result.stored).toEqual([])
    expect(everything(result)).not.toContain(secret)
  })

  it('reads a link that stays inside, under the name of its target', async () => {
    const { cwd } = makeWorkspace(['link.txt'])
    addFile(cwd, 'results/real/notes.log', 'plain')
    symlinkSync('real/notes.log', join(cwd, 'results/link.txt'))
    expect((await run(cwd)).files).toMatchObject([{ name: 'link.txt', path: 'results/real/notes.log', type: 'text/x-log', text: 'plain' }])
  })

  it('does not take the extension of a link', async () => {
    const { cwd } = makeWorkspace(['key.txt'])
    addFile(cwd, 'results/id_rsa', secret)
    symlinkSync('id_rsa', join(cwd, 'results/key.txt'))
    const result = await run(cwd)
    expect(result.files).toMatchObject([{ reason: 'type' }])
    expect(everything(result)).not.toContain(secret)
  })

  it.runIf(process.platform !== 'win32')('does not wait for a pipe, and reads no folder', async () => {
    const { cwd } = makeWorkspace(['pipe.txt', 'folder.png'])
    execFileSync('mkfifo', [join(cwd, 'results/pipe.txt')])
    mkdirSync(join(cwd, 'results/folder.png'))
    expect((await run(cwd)).files).toMatchObject([
      { path: 'pipe.txt', reason: 'type' },
      { path: 'folder.png', reason: 'type' },
    ])
  })

  it('reads a file with a hard link, which cannot be distinguished from others', async () => {
    const { cwd } = makeWorkspace(['copy.log'])
    addFile(cwd, 'results/real.log', 'plain')
    linkSync(join(cwd, 'results/real.log'), join(cwd, 'results/copy.log'))
    expect((await run(cwd)).files).toMatchObject([{ path: 'results/copy.log', text: 'plain' }])
  })
})

it('reads only the folder of the result file and below on an untrusted event', async () => {
  const { cwd } = makeWorkspace(['../src/notes.txt', 'src/notes.txt', '/build/workspace/src/notes.txt', 'below/shot.png'])
  addFile(cwd, 'src/notes.txt', 'sources')
  addFile(cwd, 'results/below/shot.png', '')
  const attachments = { roots: ['src', '.'] }
  const result = await runEvidence(cwd, { paths: ['results/junit.xml'], env: untrusted, attachments })
  expect(result.files.map(({ type }) => type)).toEqual([undefined, undefined, undefined, 'image/png'])
  const trusted = await runEvidence(cwd, { paths: ['results/junit.xml'], attachments })
  expect(trusted.files.map(({ type }) => type)).toEqual(['text/plain', 'image/png'])
})

it('reads files of a result file outside of the working directory only in its folder', async () => {
  const { cwd, outer } = makeWorkspace([])
  addFile(outer, 'elsewhere/junit.xml', failedTest([marker('shot.png'), marker('../secret.txt')]))
  addFile(outer, 'elsewhere/shot.png', '')
  const result = await runEvidence(cwd, { paths: ['../elsewhere/junit.xml'] })
  expect(result.files).toMatchObject([
    { path: '../elsewhere/shot.png', type: 'image/png' },
    { path: '../secret.txt', reason: 'outside' },
  ])
  expect(dirname(result.folder)).toBe(join(cwd, 'out'))
})
