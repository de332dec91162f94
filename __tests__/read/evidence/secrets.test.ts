// Tests that secrets in the files of tests are replaced, and that public repositories store no traces (src/read/evidence).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { jobToken as token } from '../../host/github/job-token.js'
import { addFile, everything, failedTest, makeFolder, marker, runEvidence, zipOf } from './evidence-run.js'

const secrets = [token]

const trace = zipOf(['trace.trace', 'trace.network', 'resources/a.png'])

it('replaces secrets in text files before they are hashed, stored and shown', async () => {
  const cwd = makeFolder({
    'junit.xml': failedTest([marker('notes.log'), marker('data.json')]),
    'notes.log': `Authorization: ${token}\n`,
    'data.json': JSON.stringify({ token: encodeURIComponent(token), base64: Buffer.from(token).toString('base64') }),
  })
  const result = await runEvidence(cwd, { secrets })
  expect(everything(result)).not.toContain(token)
  expect(everything(result)).not.toContain(Buffer.from(token).toString('base64').slice(0, 40))
  expect(result.files[0]).toMatchObject({ type: 'text/x-log', text: 'Authorization: ***\n', size: 19 })
})

it.each([1, 2, 3])('replaces a secret that lies at the border of two pieces of a large file (%i)', async (part) => {
  const padding = 'x'.repeat(1024 * 1024 * part - 20)
  const cwd = makeFolder({ 'junit.xml': failedTest([marker('a.log')]), 'a.log': `${padding}${token}${'y'.repeat(1024 * 1024)}${token}` })
  const result = await runEvidence(cwd, { secrets })
  const content = readFileSync(join(result.folder, result.stored[0] ?? ''), 'utf8')
  expect(content).toBe(`${padding}***${'y'.repeat(1024 * 1024)}***`)
})

it('replaces secrets in names, paths, steps and at a cut', async () => {
  const name = `${'n'.repeat(180)}${token}`
  const records = {
    kind: 'test',
    name: 'a',
    suite: [],
    status: 'failed',
    message: 'x',
    steps: [
      { name: `${'s'.repeat(490)}${token}`, status: 'failed', message: `${'m'.repeat(1990)}${token}`, text: `${'t'.repeat(3990)}${token}` },
    ],
    attachments: [{ name, path: `${'p'.repeat(990)}${token}`, text: `${'t'.repeat(3990)}${token}`, comparison: { name, side: 'actual' } }],
  }
  const cwd = makeFolder({ 'in/r.ndjson': `${JSON.stringify(records)}\n` })
  const result = await runEvidence(cwd, { records: ['in/*.ndjson'], secrets })
  expect(result.text).not.toContain(token.slice(0, 4))
  expect(result.files[0]?.name).toBe(`${'n'.repeat(180)}***`)
  expect(result.tests[0]?.steps?.[0]?.name).toBe(`${'s'.repeat(490)}***`)
})

it('replaces secrets in the path of a warning before it is cut', async () => {
  const cwd = makeFolder({ 'junit.xml': failedTest([marker(`${'a/'.repeat(95)}${token}.png`)]) })
  const result = await runEvidence(cwd, { secrets })
  const [message = ''] = result.summary.problems.map((problem) => problem.message)
  expect(message).toContain('1 of 1 attachment of junit.xml was not found, for example "a/')
  expect(message).not.toContain(token.slice(0, 8))
})

const publicEvent = (cwd: string, isPrivate: boolean) => {
  addFile(cwd, 'event.json', JSON.stringify({ repository: { private: isPrivate } }))
  return { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: join(cwd, 'event.json') }
}

const sensitiveFiles = {
  'trace.zip': trace,
  'net.har': '{}',
  'page.html': '<p>',
  'error-context.md': '# Page',
  'recording.zip': zipOf(['net.har']),
  'shot.png': '',
}

const makeSensitive = () => makeFolder({ 'junit.xml': failedTest(Object.keys(sensitiveFiles).map(marker)), ...sensitiveFiles })

it('does not store traces and page sources in a public repository, and reports it once', async () => {
  const cwd = makeSensitive()
  const result = await runEvidence(cwd, { env: publicEvent(cwd, false) })
  expect(result.files.map(({ reason }) => reason)).toEqual(['sensitive', 'sensitive', 'sensitive', 'sensitive', 'sensitive', undefined])
  expect(result.stored).toHaveLength(1)
  expect(result.notices.map(({ message }) => message)).toEqual([
    '1 Playwright trace and 4 other files are not stored, because this repository is public and such files can contain cookies and values of fields. Set "collect.attachments.sensitive" to "keep" to store them.',
  ])
  expect(result.summary.problems).toEqual([])
})

it.each([
  ['sensitive is "keep"', { sensitive: 'keep' } as const, false],
  ['the repository is private', {}, true],
])('stores traces when %s', async (_when, attachments, isPrivate) => {
  const cwd = makeSensitive()
  const result = await runEvidence(cwd, { env: publicEvent(cwd, isPrivate), attachments })
  expect(result.stored).toHaveLength(6)
  expect(result.files[0]).toMatchObject({ type: 'application/vnd.playwright.trace+zip', path: 'trace.zip' })
  expect(result.notices).toEqual([])
})

it.each(['public', 'internal'])('does not store traces in a project of GitLab that is %s', async (visibility) => {
  const cwd = makeSensitive()
  expect((await runEvidence(cwd, { env: { CI_PROJECT_VISIBILITY: visibility } })).stored).toHaveLength(1)
  expect((await runEvidence(cwd, { env: { CI_PROJECT_VISIBILITY: 'private' } })).stored).toHaveLength(6)
})

it('stores no traces and gives no notice when sensitive is "drop"', async () => {
  const cwd = makeSensitive()
  const result = await runEvidence(cwd, { attachments: { sensitive: 'drop' } })
  expect(result.stored).toHaveLength(1)
  expect(result.notices).toEqual([])
})

it('replaces the values of password fields in error-context.md even when sensitive is "keep"', async () => {
  const cwd = makeFolder({
    'junit.xml': failedTest([marker('error-context.md')]),
    'error-context.md': '- textbox "Password" [ref=e3]: hunter2\n- textbox "Name" [ref=e4]: Ada\n',
  })
  const result = await runEvidence(cwd, { attachments: { sensitive: 'keep' } })
  expect(result.files[0]?.text).toBe('- textbox "Password" [ref=e3]: ***\n- textbox "Name" [ref=e4]: Ada\n')
  expect(everything(result)).not.toContain('hunter2')
})
