import { createHash } from 'node:crypto'
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { UserError } from '../../../src/base/errors.js'
import { collect } from '../../../src/read/collect/collect.js'
import type { Collector } from '../../../src/read/collect/collector.js'
import type { Problem } from '../../../src/records/problem.js'
import type { Recorder } from '../../../src/records/recorder.js'
import { makeTree } from './tree.js'

const junit = (...tests: readonly string[]) =>
  `<testsuite name="s">${tests.map((name) => `<testcase name="${name}"/>`).join('')}</testsuite>`

const trx = `<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results>
  <UnitTestResult testId="1" testName="Net.A" outcome="Passed"/></Results></TestRun>`

const collector = (key: Collector['key'], include: readonly string[], more: Partial<Collector> = {}): Collector => ({
  key,
  include,
  exclude: [],
  metadata: {},
  ...more,
})

/** Records its calls, one line per call. */
function remembering(more: Partial<Recorder> = {}) {
  const lines: string[] = []
  const problems: Problem[] = []
  const recorder: Recorder = {
    beginFile: ({ path, format, metadata }) => lines.push(`begin ${path} as ${format}${metadata ? ` ${JSON.stringify(metadata)}` : ''}`),
    test: ({ name, status }) => lines.push(`test ${name} ${status}`),
    restartFile: () => lines.push('restart'),
    endFile(found) {
      lines.push('end')
      problems.push(...found)
    },
    record: (record) => lines.push(`record ${JSON.stringify(record)}`),
    ...more,
  }
  return { lines, problems, recorder }
}

async function collected(files: Record<string, string | Buffer>, collectors: readonly Collector[], cwd = makeTree(files)) {
  const memory = remembering()
  const result = await collect({ cwd, collectors }, memory.recorder)
  return { cwd, ...memory, result }
}

describe('collecting test results', () => {
  test.each([
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['JPEG', '\xff\xd8\xff\xe0'],
    ['GIF', 'GIF89a'],
    ['WebP', 'RIFF\x24\x08\x00\x00WEBP'],
    ['AVIF', '\x00\x00\x00\x20ftypavif'],
    ['WebM', '\x1a\x45\xdf\xa3'],
  ])('leaves out a file in a folder when it begins like %s', async (_, front) => {
    const files = { 'out/a.xml': junit('t1'), 'out/shot': Buffer.from(`${front}\0${junit('t2')}`, 'latin1') }
    const { lines, problems, result } = await collected(files, [collector('junit', ['out'], { folders: ['out'] })])
    expect(lines).toEqual(['begin out/a.xml as junit', 'test t1 successful', 'end'])
    expect([...problems, ...result.problems]).toEqual([])
    expect(result.files[1]).toMatchObject({ path: 'out/shot', kind: 'foreign', because: 'an image or a video' })
  })

  test('reports an image in a folder when it has the name of a result file', async () => {
    const files = { 'out/a.xml': Buffer.from('\x89PNG\r\n\x1a\n\0', 'latin1') }
    const { problems } = await collected(files, [collector('junit', ['out'], { folders: ['out'] })])
    expect(problems).toMatchObject([{ severity: 'error', kind: 'unreadable' }])
  })

  test('passes over history files next to results', async () => {
    const history = '{"format":"build-report-history","version":1,"builds":[]}\n{"ids":""}\n"adds"\n'
    const files = { 'a.xml': junit('t1'), 'history.ndjson': history, 'build-report-history.ndjson.gz': gzipSync(history) }
    const { lines, result, problems } = await collected(files, [collector('junit', ['*']), collector('events', ['*'])])
    expect(lines).toEqual(['begin a.xml as junit', 'test t1 successful', 'end'])
    expect(result.files.map(({ path, kind, because }) => [path, kind, because])).toEqual([
      ['a.xml', 'results', expect.any(String)],
      ['build-report-history.ndjson.gz', 'foreign', 'a history of Build Report'],
      ['history.ndjson', 'foreign', 'a history of Build Report'],
    ])
    expect([...problems, ...result.problems]).toEqual([])
  })

  test('reads every file once, in the order of the paths, by the format that its content shows', async () => {
    const { lines, result, problems } = await collected({ 'b/net.xml': trx, 'a/two.xml': junit('t2'), 'a/one.xml': junit('t1') }, [
      collector('junit', ['**/*.xml'], { metadata: { by: 'junit' } }),
      collector('trx', ['b/*', '**/two.xml'], { metadata: { by: 'trx' } }),
    ])
    expect(lines).toEqual([
      'begin a/one.xml as junit {"by":"junit"}',
      'test t1 successful',
      'end',
      'begin a/two.xml as junit {"by":"junit"}',
      'test t2 successful',
      'end',
      'begin b/net.xml as trx {"by":"trx"}',
      'test A successful',
      'end',
    ])
    expect(result.files.map(({ path, format, collectors }) => ({ path, format, collectors }))).toEqual([
      { path: 'a/one.xml', format: 'junit', collectors: ['junit'] },
      { path: 'a/two.xml', format: 'junit', collectors: ['junit', 'trx'] },
      { path: 'b/net.xml', format: 'trx', collectors: ['junit', 'trx'] },
    ])
    expect([...problems, ...result.problems]).toEqual([])
  })

  test('reports a file that is not a result file as an error, and continues', async () => {
    const { lines, problems } = await collected({ 'a.xml': '', 'b.xml': '<results tests="1"/>', 'c.xml': junit('t') }, [
      collector('junit', ['*.xml']),
    ])
    expect(problems).toEqual([
      { severity: 'error', kind: 'unreadable', path: 'a.xml', message: expect.stringContaining('empty') },
      { severity: 'error', kind: 'unreadable', path: 'b.xml', message: expect.stringMatching(/"junit".*<results>/) },
    ])
    expect(lines).toContain('test t successful')
  })

  test('leaves out files without results when only wide names lead to them, except empty ones', async () => {
    const files = { 'output.xml': '<project/>', 'cut/output.xml': '<robo', 'empty/output.xml': ' \n', 'real/output.xml': junit('t') }
    const names = { wellKnown: true, wide: ['**/output.xml'] }
    const { lines, problems, result } = await collected(files, [collector('robot', ['**/output.xml'], names)])
    expect(lines.filter((line) => line.startsWith('begin'))).toEqual(['begin empty/output.xml as robot', 'begin real/output.xml as junit'])
    expect(problems).toEqual([{ severity: 'warning', path: 'empty/output.xml', message: expect.stringContaining('white space') }])
    expect(result.files.map(({ path, kind }) => [path, kind])).toEqual([
      ['cut/output.xml', 'foreign'],
      ['empty/output.xml', 'unreadable'],
      ['output.xml', 'foreign'],
      ['real/output.xml', 'results'],
    ])
    expect(result.problems).toEqual([])
  })

  test('reports a damaged file as an error when its name belongs to one format, and leaves out a complete file of another kind', async () => {
    const files = {
      'TEST-cut.xml': '<testsui',
      'TEST-nul.xml': Buffer.alloc(4096),
      'TEST-prolog.xml': '<?xml version="1.0" encoding="UTF-8"?>\n',
      'TEST-crash.xml': 'Segmentation fault',
      'TEST-empty.xml': '',
      'TEST-é.xml': `${'é'.repeat(10_000)}`,
      'TEST-ant.xml': '<project/>',
      'reports/other.xml': '<testsui',
    }
    const include = ['**/TEST-*.xml', '**/reports/*.xml']
    const { problems, result } = await collected(files, [collector('junit', include, { wellKnown: true, wide: ['**/reports/*.xml'] })])
    expect(problems.map(({ path, kind, severity }) => [path, kind, severity])).toEqual(
      ['TEST-crash.xml', 'TEST-cut.xml', 'TEST-empty.xml', 'TEST-nul.xml', 'TEST-prolog.xml', 'TEST-é.xml'].map((path) => [
        path,
        'unreadable',
        'error',
      ]),
    )
    expect(result.files.filter(({ kind }) => kind === 'foreign').map(({ path }) => path)).toEqual(['TEST-ant.xml', 'reports/other.xml'])
  })

  test('reports an event file with its usual name as an error when it has no line of JSON', async () => {
    const files = { 'service-a-events.ndjson': 'Segmentation fault', 'service-b-events.ndjson': '' }
    const { problems } = await collected(files, [collector('events', ['**/service-*-events.ndjson'], { wellKnown: true })])
    expect(problems).toEqual([expect.objectContaining({ kind: 'unreadable', severity: 'error', path: 'service-a-events.ndjson' })])
  })

  test('leaves out unrelated files in a folder, but no file that the user named', async () => {
    const files = { 'out/a.xml': junit('t'), 'out/b.log': '[INFO] {"a":1}\n{"a":1}', 'out/c.json': '{"a":1}', 'out/d.xml': '' }
    const both = (include: readonly string[]) =>
      (['junit', 'events'] as const).map((key) => collector(key, include, { folders: ['out/**'] }))
    const inFolder = await collected(files, both(['out/**']))
    expect(inFolder.problems.map(({ path, kind, severity }) => [path, kind, severity])).toEqual([['out/d.xml', 'unreadable', 'error']])
    expect(inFolder.result.notices).toMatchObject([{ path: 'out/c.json', neighbour: 'json' }])
    expect(inFolder.result.files.find(({ path }) => path === 'out/b.log')?.kind).toBe('foreign')

    const named = await collected(files, both(['out/**', 'out/*.log']))
    expect(named.problems.map(({ path }) => path)).toEqual(['out/b.log', 'out/d.xml'])
  })

  test('asks to unpack an archive when the user named it, and passes over it in a folder', async () => {
    // A zip archive that stores its file without compression contains the text of a result file.
    const stored = Buffer.concat([Buffer.from('PK\x03\x04\x0a\0\0\0\0\0', 'latin1'), Buffer.from(junit('t'))])
    const files = { 'out/a.xml': junit('t'), 'out/b.zip': stored, 'out/c.tar.gz': gzipSync(junit('t')), 'd.xml.gz': gzipSync(junit('t')) }
    const inFolder = await collected(files, [collector('junit', ['out'], { folders: ['out'] })])
    expect(inFolder.problems).toEqual([])
    expect(inFolder.lines.filter((line) => line.startsWith('test'))).toEqual(['test t successful'])

    const both = (include: readonly string[]) => (['junit', 'trx'] as const).map((key) => collector(key, include))
    const named = await collected(files, both(['out/b.zip', 'out/c.tar.gz', 'd.xml.gz']))
    const message = (kind: string) => `The file contains no results in a known format: a ${kind} archive. Unpack it first.`
    expect(named.problems).toEqual([
      { severity: 'error', kind: 'unreadable', path: 'd.xml.gz', message: message('gzip') },
      { severity: 'error', kind: 'unreadable', path: 'out/b.zip', message: message('zip') },
      { severity: 'error', kind: 'unreadable', path: 'out/c.tar.gz', message: message('gzip') },
    ])
  })

  test('asks to unpack an archive when its name belongs to one format', async () => {
    const { problems } = await collected({ 'TEST-a.xml': gzipSync(junit('t')) }, [collector('junit', ['TEST-*.xml'], { wellKnown: true })])
    expect(problems.map(({ message }) => message)).toEqual([
      'The file contains no results that "junit" reads: a gzip archive. Unpack it first.',
    ])
  })

  test('asks to unpack a zip archive when it is named as a records file', async () => {
    const { problems } = await collected({ 'a.zip': 'PK\x03\x04\n{' }, [collector('events', ['a.zip'])])
    expect(problems.map(({ message }) => message)).toEqual(['The file is not a records file: a zip archive. Unpack it first.'])
  })

  test('stops with the reason of the signal, and reads nothing more', async () => {
    const reason = new Error('enough')
    const interruption = new AbortController()
    const { recorder, lines } = remembering({ endFile: () => interruption.abort(reason) })
    const cwd = makeTree({ 'a.xml': junit('t1'), 'b.xml': junit('t2') })
    const collecting = collect({ cwd, collectors: [collector('junit', ['*'])], signal: interruption.signal }, recorder)
    await expect(collecting).rejects.toBe(reason)
    expect(lines).toEqual(['begin a.xml as junit', 'test t1 successful'])
  })

  test('keeps the complete tests of a file that was cut', async () => {
    const { lines, problems } = await collected({ 'a.xml': junit('t1', 't2').slice(0, -30) }, [collector('junit', ['a.xml'])])
    expect(lines).toContain('test t1 successful')
    expect(problems).toEqual([expect.objectContaining({ severity: 'error', kind: 'incomplete', path: 'a.xml', line: 1 })])
  })

  test('counts all files with the same content, and warns once', async () => {
    const same = junit('t')
    const { lines, result } = await collected({ 'a.xml': same, 'b.xml': same, 'c.xml': junit('u'), 'd/a.xml': same }, [
      collector('junit', ['**']),
    ])
    expect(lines.filter((line) => line === 'test t successful')).toHaveLength(3)
    expect(result.problems).toEqual([
      { severity: 'warning', path: 'b.xml', message: expect.stringMatching(/"b\.xml", "d\/a\.xml".*"a\.xml"/) },
    ])
  })

  test('distinguishes files that differ only in the middle', async () => {
    const long = (name: string) => junit(...Array.from({ length: 1000 }, (_, index) => (index === 500 ? name : `t${index}`)))
    const { result } = await collected({ 'a.xml': long('one'), 'b.xml': long('two') }, [collector('junit', ['**'])])
    expect(result.problems).toEqual([])
  })

  test('reports a file that vanishes before it is read, and continues', async () => {
    const cwd = makeTree({ 'a.xml': junit('t1'), 'b.xml': junit('t2'), 'c.xml': junit('t3') })
    const names: string[] = []
    const { recorder, problems } = remembering({ test: ({ name }) => names.push(name) })
    const isCommitted = () => {
      rmSync(join(cwd, 'b.xml'), { force: true })
      return false
    }
    await collect({ cwd, collectors: [collector('junit', ['*.xml'])], isCommitted }, recorder)
    expect(names).toEqual(['t1', 't3'])
    expect(problems).toEqual([{ severity: 'error', kind: 'unreadable', path: 'b.xml', message: expect.stringContaining('ENOENT') }])
  })

  test('warns of a file that changes while it is read', async () => {
    const cwd = makeTree({ 'a.xml': junit('t1') })
    const { recorder, problems } = remembering({ test: () => appendFileSync(join(cwd, 'a.xml'), '\n') })
    await collect({ cwd, collectors: [collector('junit', ['*.xml'])] }, recorder)
    expect(problems).toEqual([{ severity: 'warning', path: 'a.xml', message: expect.stringContaining('changed') }])
  })

  test('throws an error of the recorder instead of blaming the file', async () => {
    const failure = new UserError('The disk is full.')
    const fail = () => {
      throw failure
    }
    const cwd = makeTree({ 'a.xml': junit('t1') })
    await expect(collect({ cwd, collectors: [collector('junit', ['*'])] }, remembering({ test: fail }).recorder)).rejects.toBe(failure)
  })

  test('warns of unmatched patterns once for all collectors that share them', async () => {
    const { result } = await collected({ 'a.xml': junit('t') }, [
      collector('junit', ['a.xml']),
      collector('trx', ['none/**']),
      collector('qt', ['none/**']),
      collector('robot', ['**/output.xml'], { wellKnown: true }),
    ])
    expect(result.problems).toEqual([
      { severity: 'warning', kind: 'missing', message: 'No file matches "none/**" (included by "trx", "qt").' },
    ])
  })

  test.skipIf(process.platform === 'win32')('shows a pattern with slashes when one with backslashes matches nothing', async () => {
    const { result } = await collected({ 'build/a.xml': junit('t') }, [collector('junit', ['build\\*.xml', 'none\\reports\\*.xml'])])
    expect(result.problems.map(({ message }) => message)).toEqual([
      'No file matches "build\\*.xml", "none\\reports\\*.xml" (included by "junit"). Separate folders with "/": "build/*.xml".',
    ])
  })

  test('warns of each pattern that matches nothing, also when another pattern of its collector matches', async () => {
    const { result } = await collected({ 'a.xml': junit('t') }, [
      collector('junit', ['a.xml\nnone/*.xml', '!b.xml']),
      collector('files', ['a.xml', 'dist/**', 'dist/**']),
    ])
    expect(result.problems).toEqual([
      { severity: 'warning', kind: 'missing', message: 'No file matches "none/*.xml" (included by "junit").' },
      { severity: 'warning', kind: 'missing', message: 'No file matches "dist/**" (included by "files").' },
    ])
  })

  test('names the cure when a pattern with a comma matches nothing', async () => {
    const files = { 'a.xml': junit('t'), 'b,c.xml': junit('u') }
    const { result } = await collected(files, [collector('junit', ['b,c.xml', 'a.xml,reports/*.xml'])])
    const message =
      'No file matches "a.xml,reports/*.xml" (included by "junit"). A comma does not separate paths: write one path per line in the input, per argument of the command, or per entry of the configuration.'
    expect(result.problems).toEqual([{ severity: 'warning', kind: 'missing', message }])
  })

  test('gives the job that the pattern names to each test that names none, in result and event files', async () => {
    const jobs: unknown[] = []
    const event = (name: string, job = '') => `{"kind":"test","name":"${name}","status":"successful"${job}}\n`
    const files = { 'out/linux/a.xml': junit('a'), 'out/mac/b.ndjson': event('b') + event('c', ',"job":"own"') }
    const cwd = makeTree(files)
    const memory = remembering({ test: ({ name, job }) => jobs.push([name, job]) })
    const collectors = [collector('junit', ['out/<job>/*']), collector('events', ['out/<job>/*'])]
    await collect({ cwd, collectors }, memory.recorder)
    expect(jobs).toEqual([
      ['a', 'linux'],
      ['b', 'mac'],
      ['c', 'own'],
    ])
  })

  test('does not warn of files with the same content from different jobs', async () => {
    const files = { 'out/linux/a.xml': junit('t'), 'out/mac/a.xml': junit('t') }
    const { result } = await collected(files, [collector('junit', ['out/<job>/*'])])
    expect(result.problems).toEqual([])
    const { result: without } = await collected(files, [collector('junit', ['out/*/*'])])
    expect(without.problems).toHaveLength(1)
  })

  test('reports progress before each file', async () => {
    const cwd = makeTree({ 'a.xml': junit('t'), 'b.xml': junit('t2') })
    const progress: unknown[] = []
    await collect({ cwd, collectors: [collector('junit', ['*'])], onProgress: (step) => progress.push(step) }, remembering().recorder)
    expect(progress).toEqual([
      { path: 'a.xml', done: 0, total: 2 },
      { path: 'b.xml', done: 1, total: 2 },
    ])
  })

  test('reports progress within a large file, and yields to the event loop', async () => {
    const cwd = makeTree({ 'a.xml': `<testsuite name="s">${'<testcase name="t"/>'.repeat(600_000)}</testsuite>` })
    const shares: number[] = []
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    const onProgress = ({ share }: { readonly share?: number }) => {
      if (share !== undefined) shares.push(share)
    }
    await collect({ cwd, collectors: [collector('junit', ['*'])], onProgress }, remembering({ test: () => {} }).recorder)
    clearInterval(timer)
    expect(shares.length).toBeGreaterThan(0)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBeLessThanOrEqual(1)
    expect(turns).toBeGreaterThan(0)
  })
})

describe('collecting events', () => {
  const events =
    '{"kind":"job","id":"j1"}\n{"kind":"test","name":"t","status":"failed"}\nnot json\n{"kind":"property","name":"size","value":3}\n'

  test.each([
    ['plain', Buffer.from(events)],
    ['gzip', gzipSync(events)],
  ])('passes on every record of %s lines, and reports the invalid line', async (_, content) => {
    const { lines, problems } = await collected({ 'x.ndjson': content }, [
      collector('events', ['**/*.ndjson'], { metadata: { from: 'events' } }),
      collector('dart', ['**/*.ndjson']),
    ])
    expect(lines).toEqual([
      'begin x.ndjson as events {"from":"events"}',
      'record {"kind":"job","id":"j1"}',
      'test t failed',
      'record {"kind":"property","name":"size","value":3}',
      'end',
    ])
    expect(problems).toEqual([expect.objectContaining({ severity: 'error', path: 'x.ndjson', line: 3 })])
  })

  test('accepts an empty event file, and reports XML as an error', async () => {
    const { problems } = await collected({ 'a.ndjson': '', 'b.ndjson': '<results tests="1"/>' }, [collector('events', ['*.ndjson'])])
    expect(problems).toEqual([expect.objectContaining({ kind: 'unreadable', path: 'b.ndjson' })])
  })
})

describe('collecting files', () => {
  test('records path, size, checksum and media type, with the metadata of the collector', async () => {
    const { result, lines, cwd } = await collected({ 'dist/app.ZIP': 'content', 'dist/notes': '' }, [
      collector('files', ['dist'], { metadata: { a: 'b' } }),
    ])
    const sha256 = (content: string) => createHash('sha256').update(content).digest('hex')
    const app = {
      kind: 'file',
      path: 'dist/app.ZIP',
      size: 7,
      sha256: sha256('content'),
      mediaType: 'application/zip',
      metadata: { a: 'b' },
    }
    const notes = {
      kind: 'file',
      path: 'dist/notes',
      size: 0,
      sha256: sha256(''),
      mediaType: 'application/octet-stream',
      metadata: { a: 'b' },
    }
    expect(result.artifacts).toEqual([
      { absolutePath: join(cwd, 'dist/app.ZIP').replaceAll('\\', '/'), record: app },
      { absolutePath: join(cwd, 'dist/notes').replaceAll('\\', '/'), record: notes },
    ])
    expect(lines).toEqual([app, notes].map((record) => `record ${JSON.stringify(record)}`))
    expect(result.files.map(({ kind }) => kind)).toEqual(['artifact', 'artifact'])
  })

  test('warns when it keeps a report of Playwright with the environment of a web server', async () => {
    const report = '{"config":{"rootDir":"/a","projects":[],"webServer":{"env":{"KEY":"x"}}},"suites":[],"stats":{"expected":0}}'
    const { result } = await collected({ 'a.json': report, 'b.json': '{}' }, [collector('files', ['*.json'])])
    expect(result.problems).toEqual([
      { severity: 'warning', message: "a.json holds the environment of Playwright's web server. Do not publish it.", path: 'a.json' },
    ])
  })

  test('keeps a result file and reads it', async () => {
    const { lines, result } = await collected({ 'a.xml': junit('t') }, [collector('junit', ['*.xml']), collector('files', ['*'])])
    expect(lines).toContain('test t successful')
    expect(result.artifacts).toHaveLength(1)
  })

  test('hashes all chunks of a large file', async () => {
    const content = Buffer.alloc(700_001, 'abcdefg')
    const { result } = await collected({ 'big.bin': content }, [collector('files', ['*'])])
    expect(result.artifacts[0]?.record).toMatchObject({ size: 700_001, sha256: createHash('sha256').update(content).digest('hex') })
  })
})
