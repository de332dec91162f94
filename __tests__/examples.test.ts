// Tests that the projects in examples give the expected reports, and that the workflows use only inputs that exist.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { actionReference } from '../src/base/action-reference.js'
import type { Warning } from '../src/run/prepare/workspace-trust.js'
import { run } from '../src/run/run.js'
import { exampleWorkflows } from './example-workflows.js'

const root = join(import.meta.dirname, '..')

describe('examples', () => {
  let folder = ''
  const warnings: Warning[] = []

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-report-examples-'))
    warnings.length = 0
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** Runs in a copy of an example, because result files that git tracks are left out. */
  const performIn = (example: string, env: Record<string, string> = {}) => {
    const cwd = join(folder, example)
    cpSync(join(root, 'examples', example), cwd, { recursive: true })
    return run(
      { cwd, paths: [], records: [], output: join(folder, 'records.ndjson') },
      { env, onWarning: (warning) => warnings.push(warning) },
    )
  }
  const writtenRecords = () =>
    readFileSync(join(folder, 'records.ndjson'), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))

  test('finds three formats without a configuration file in the quickstart example', async () => {
    const { scope } = (await performIn('quickstart')).judged

    expect(scope.summary.status).toBe('failed')
    expect(scope.summary.counts).toMatchObject({ total: 32, successful: 27, failed: 3, skipped: 2, flaky: 2 })
    expect(scope.summary.files.map((file) => file.format).sort()).toEqual(['ctrf', 'junit', 'junit', 'trx'])
    expect(scope.summary.problems).toEqual([])
    expect(scope.summary.tests.failed.map((failed) => failed.name)).toEqual([
      'roundsHalfACentUp',
      'Weight_decides_the_rate(kilograms: 2, expected: 4.9)',
      'test_counts_equal_products_once',
    ])
  })

  test('applies includes, excludes and metadata in the configured example', async () => {
    const {
      judged: { scope },
      collected: { artifacts },
    } = await performIn('configured', { DEVICE: 'tablet', SERVICE_PIPELINE: 'nightly', SERVICE_BUILD: '7' })

    expect(warnings).toEqual([])
    expect(scope.summary.problems).toEqual([])
    expect(scope.summary.counts).toMatchObject({ total: 7, successful: 5, skipped: 2 })
    expect(artifacts.map(({ record }) => record.path)).toEqual(['app/release-notes.txt'])
    expect(writtenRecords()).toContainEqual(expect.objectContaining({ kind: 'property', name: 'coverage', value: 83.5 }))
    expect(writtenRecords()).toContainEqual(
      expect.objectContaining({
        name: 'shows the total',
        metadata: expect.objectContaining({ layer: 'app', device: 'tablet', run: 'nightly 7' }),
      }),
    )
  })
})

describe('workflows', () => {
  const ownWorkflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`)
  const workflows = [...exampleWorkflows, ...ownWorkflows].map((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split(/\r?\n/)
    return { path, lines, uses: actionsIn(lines) }
  })

  test.each(workflows)('pins third-party actions of $path to a commit', ({ uses }) => {
    expect(uses.length).toBeGreaterThan(0)
    const others = uses.map(({ action }) => action).filter((action) => !action.startsWith('./') && !isOurs(action))
    for (const action of others) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
  })

  test.each(workflows)('states the permissions of $path', ({ lines }) => {
    expect(lines.filter((line) => line.startsWith('permissions:'))).toHaveLength(1)
  })

  const isDownload = (action: string) => action.startsWith('actions/download-artifact@')

  test.each(workflows.filter(({ uses }) => uses.some(({ action }) => isDownload(action))))(
    'downloads artifacts of $path into a separate folder',
    ({ lines, uses }) => {
      for (const { index } of uses.filter(({ action }) => isDownload(action))) expect(inputsAfter(lines, index)).toContain('path')
    },
  )

  test.each(workflows.filter(({ uses }) => uses.some(({ action }) => isOurs(action))))(
    'only uses existing inputs of our action in $path',
    ({ lines, uses }) => {
      const given = uses.filter(({ action }) => isOurs(action)).flatMap(({ index }) => inputsAfter(lines, index))
      expect(inputNames()).toEqual(expect.arrayContaining(given))
    },
  )
})

/** Returns the actions that steps use, with their lines. */
function actionsIn(lines: readonly string[]) {
  return lines.flatMap((line, index) => {
    const action = /^ *(?:- )?uses: (\S+)/.exec(line)?.[1]
    return action === undefined ? [] : [{ action, index }]
  })
}

const isOurs = (action: string) => action === './' || action === actionReference

/** Returns the keys directly below `inputs:` of action.yml. */
function inputNames(): string[] {
  const text = readFileSync(join(root, 'action.yml'), 'utf8')
  const section = /^inputs:\r?\n((?: .*\r?\n)+)/m.exec(text)?.[1] ?? ''
  return [...section.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name)
}

/** Returns the keys below `with:` of the step that uses an action in this line. */
function inputsAfter(lines: readonly string[], uses: number): string[] {
  const names: string[] = []
  let depth = -1
  let depthOfKeys: number | undefined
  for (const line of lines.slice(uses + 1)) {
    const indent = line.search(/\S/)
    if (indent === -1 || line.trimStart().startsWith('#')) continue
    if (line.trimStart().startsWith('- ')) break
    if (depth !== -1 && indent <= depth) break
    if (line.trim() === 'with:') depth = indent
    else if (depth !== -1) {
      // Deeper lines are the value of the key before.
      depthOfKeys ??= indent
      if (indent === depthOfKeys) names.push(line.trim().split(':', 1)[0] ?? '')
    }
  }
  return names
}
