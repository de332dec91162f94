import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFileHistory, type FileHistoryOptions } from '../../../src/judge/earlier-builds/history-file.js'
import type { Outcome } from '../../../src/judge/history/test-histories.js'
import { buildResultsOf, idOf } from '../history/build-results-of.js'

let cwd: string
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'history-file-'))
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

type Files = Partial<Omit<FileHistoryOptions, 'cwd' | 'output'>> & { readonly output?: string }

const open = ({ patterns = ['history.ndjson'], output, ownBuild }: Files = {}) =>
  createFileHistory({ cwd, patterns, ownBuild, output: output === undefined ? undefined : join(cwd, output) })

/** Reads the history, and writes it with a build of one test. */
async function addBuild(id: string, outcome: Outcome | undefined, files: Files) {
  const history = open(files)
  const { problems } = await history.read()
  const results = buildResultsOf(outcome === undefined ? [] : [{ id: idOf(1), outcome }])
  return [...problems, ...(await history.write({ build: { id, ref: 'main', status: 'successful' }, results })).problems]
}

const resultsOf = async (...patterns: readonly string[]) => {
  const { histories } = await open({ patterns }).read()
  return [histories?.builds.map(({ id }) => id).join(' '), histories?.find(idOf(1))?.results]
}

describe('createFileHistory', () => {
  it('has no history and no problem when the file does not exist yet', async () => {
    expect(await open().read()).toEqual({
      summary: { builds: 0, source: 'file', reason: 'No file matches "history.ndjson" of --history yet.' },
      problems: [],
    })
  })

  it.each(['history.ndjson', 'history.ndjson.gz'])('continues the history when %s is read and written', async (name) => {
    for (const [id, outcome] of [
      ['1', 'P'],
      ['2', 'F'],
      ['3', 'P'],
    ] as const) {
      expect(await addBuild(id, outcome, { patterns: [name], output: name })).toEqual([])
    }
    expect(await resultsOf(name)).toEqual(['1 2 3', 'PFP'])
    expect((await open({ patterns: [name] }).read()).summary).toEqual({ builds: 3, ref: 'main', source: 'file' })
    const bytes = readFileSync(join(cwd, name))
    expect((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()).toMatch(/^\{"format":"build-report-history","version":1,/)
    expect(readdirSync(cwd)).toEqual([name])
  })

  it('keeps the failure of an earlier attempt as a sign of flakiness', async () => {
    const files = { output: 'history.ndjson', ownBuild: '2' }
    await addBuild('1', 'P', files)
    await addBuild('2', 'F', files)
    expect((await open({ ownBuild: '2' }).read()).histories?.builds.map(({ id }) => id)).toEqual(['1'])
    await addBuild('2', 'P', files)
    expect(await resultsOf('history.ndjson')).toEqual(['1 2', 'Pf'])
  })

  it('asks git for the commit of a build only when it or one of the last three builds failed', async () => {
    const trees: string[] = []
    const history = async (id: string, status: 'successful' | 'failed') => {
      const file = open({ output: 'history.ndjson' })
      await file.read()
      const findCommit = () => {
        trees.push(id)
        return { tree: `tree ${id}`, parent: `parent ${id}`, subject: 'from git', author: 'Alice' }
      }
      const build = { id, status, subject: `from the event ${id}` }
      await file.write({ build, results: buildResultsOf([{ id: idOf(1), outcome: 'P' }]), findCommit })
    }
    for (const id of ['1', '2']) await history(id, 'successful')
    await history('3', 'failed')
    for (const id of ['4', '5', '6', '7']) await history(id, 'successful')
    expect(trees).toEqual(['3', '4', '5', '6'])
    const { histories } = await open().read()
    expect(histories?.builds.map(({ tree }) => tree)).toEqual([undefined, undefined, ...trees.map((id) => `tree ${id}`), undefined])
    expect(histories?.builds[2]).toMatchObject({ parent: 'parent 3', subject: 'from the event 3', author: 'Alice' })
    expect(histories?.builds[6]).toMatchObject({ subject: 'from the event 7' })
  })

  it('finds the failures of an earlier attempt of the build', async () => {
    const files = { output: 'history.ndjson', ownBuild: '2' }
    await addBuild('1', 'F', files)
    expect(await open({ ownBuild: '2' }).earlierAttempt()).toBeUndefined()
    await addBuild('2', 'F', files)
    const failures = await open({ ownBuild: '2' }).earlierAttempt()
    expect([1, 2].map((test) => failures?.of(idOf(test), undefined))).toEqual([{ status: 'failed' }, undefined])
    await addBuild('2', 'P', files)
    expect((await open({ ownBuild: '2' }).earlierAttempt())?.of(idOf(1), undefined)).toEqual({ status: 'failed' })
  })

  it('does not regard a passed retry as a failure of an earlier attempt', async () => {
    await addBuild('2', 'f', { output: 'history.ndjson', ownBuild: '2' })
    const failures = await open({ ownBuild: '2' }).earlierAttempt()
    expect(failures).toBeDefined()
    expect(failures?.of(idOf(1), undefined)).toBeUndefined()
  })

  it('unites the files when several match', async () => {
    await addBuild('100000001', 'P', { output: 'a.ndjson' })
    await addBuild('100000003', 'F', { patterns: ['a.ndjson'], output: 'b.ndjson' })
    await addBuild('100000002', 'S', { patterns: ['a.ndjson'], output: 'c.ndjson' })
    expect(await resultsOf('*.ndjson')).toEqual(['100000001 100000002 100000003', 'PSF'])
    expect(await resultsOf('b.ndjson', 'c.ndjson')).toEqual(['100000001 100000002 100000003', 'PSF'])
  })

  it('does not contain this build when it ran before', async () => {
    await addBuild('1', 'P', { output: 'history.ndjson' })
    await addBuild('2', 'F', { output: 'history.ndjson' })
    const { histories } = await open({ ownBuild: '2' }).read()
    expect(histories?.find(idOf(1))?.results).toBe('P')
    await addBuild('2', 'S', { output: 'history.ndjson', ownBuild: '2' })
    expect(await resultsOf('history.ndjson')).toEqual(['1 2', 'PS'])
  })

  it('writes the earlier builds when this one has no tests', async () => {
    await addBuild('1', 'P', { output: 'history.ndjson' })
    await addBuild('2', undefined, { output: 'next.ndjson' })
    expect(await resultsOf('next.ndjson')).toEqual(['1', 'P'])
  })

  it('adds a build with properties and without tests as long as no earlier build has tests', async () => {
    const add = async (id: string, value: number | undefined, outcome?: Outcome) => {
      const history = open({ output: 'history.ndjson' })
      await history.read()
      const build = { id, status: 'unknown' as const, ...(value !== undefined && { moduleProperties: { web: { coverage: value } } }) }
      await history.write({ build, results: buildResultsOf(outcome === undefined ? [] : [{ id: idOf(1), outcome }]) })
      return (await open().read()).histories?.builds.map((known) => `${known.id}: ${known.moduleProperties?.web?.coverage}`)
    }
    expect(await add('1', 80)).toEqual(['1: 80'])
    expect(await add('2', undefined)).toEqual(['1: 80'])
    expect(await add('3', 81)).toEqual(['1: 80', '3: 81'])
    expect(await add('4', 82, 'P')).toEqual(['1: 80', '3: 81', '4: 82'])
    expect(await add('5', 83)).toEqual(['1: 80', '3: 81', '4: 82'])
  })

  it('warns and starts again when the file is broken', async () => {
    writeFileSync(join(cwd, 'history.ndjson'), 'broken')
    expect(await addBuild('1', 'P', { output: 'history.ndjson' })).toEqual([
      {
        severity: 'warning',
        message: 'The file is not a history: its first line lacks "format": "build-report-history". It is not used.',
        path: 'history.ndjson',
      },
    ])
    expect(await resultsOf('history.ndjson')).toEqual(['1', 'P'])
  })

  it('does not overwrite the history of a newer version', async () => {
    const newer = '{"format":"build-report-history","version":2,"builds":[]}\n'
    writeFileSync(join(cwd, 'history.ndjson'), newer)
    const problems = await addBuild('1', 'P', { output: 'history.ndjson' })
    expect(problems.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'warning: The history has version 2 of its format, but this version of Build Report reads 1. Update Build Report. It is not used.',
      'warning: The newer history is not overwritten.',
    ])
    expect(readFileSync(join(cwd, 'history.ndjson'), 'utf8')).toBe(newer)
  })

  it('reports a file that cannot be written', async () => {
    mkdirSync(join(cwd, 'folder'))
    const problems = await addBuild('1', 'P', { output: 'folder' })
    expect(problems).toMatchObject([{ severity: 'error', kind: 'delivery', message: expect.stringContaining('it is not a file') }])
    expect(existsSync(join(cwd, 'folder'))).toBe(true)
  })

  it('states the sizes when even the tests of the last build are too large for the file', async () => {
    // The names of the jobs do not compress, and each test has a result of its own in one of them.
    const noise = (seed: number) => createHash('shake256', { outputLength: 500 }).update(String(seed)).digest('hex')
    const tests = Array.from({ length: 20_000 }, (_, index) =>
      index % 2 === 0
        ? { id: idOf(index), outcome: 'P' as const, job: 'linux' }
        : { id: idOf(index - 1), outcome: 'F' as const, job: noise(index) },
    )
    const history = open({ output: 'history.ndjson.gz' })
    await history.read()
    const { problems } = await history.write({ build: { id: '1', status: 'failed' }, results: buildResultsOf(tests) })
    expect(problems[0]?.message).toMatch(
      /^The history contains no tests: even the last build would take [4-9]\.\d MB compressed and [\d.]+ MB plain without the names of its tests, and the limits are 4\.2 MB and 67 MB\. Keep a history of its own for each job or module, or give jobs shorter names\.$/,
    )
    expect(await resultsOf('history.ndjson.gz')).toEqual(['1', undefined])
  })

  it('reads no more than twenty files', async () => {
    for (let index = 10; index < 32; index += 1)
      await addBuild(String(100_000_000 + index), 'P', { patterns: [], output: `${index}.ndjson` })
    const { histories, problems } = await open({ patterns: ['*.ndjson'] }).read()
    expect(histories?.builds).toHaveLength(20)
    expect(problems.map(({ message }) => message)).toEqual(['Only the first 20 of 22 history files are used.'])
  })
})
