// Tests that the command judges runs by a history file that grows, and goes on when the file is broken.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { makeTree } from '../read/collect/tree.js'
import { runCli } from './cli-process.js'
import { bareEnvironment, nodes } from './nodes.js'

const history = 'build-report-history.ndjson.gz'

const passed = (name: string) => `<testcase classname="Cart" name="${name}" time="0.01"/>`
const failed = (name: string) => `<testcase classname="Cart" name="${name}"><failure message="${name} is broken"/></testcase>`

/** Makes a repository in which each build tests a commit of its own. */
function makeRepository() {
  const cwd = makeTree({})
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], { cwd, env: { ...bareEnvironment } })
  git('init', '-q', '-b', 'main')
  return {
    cwd,
    commit(...tests: readonly string[]): void {
      writeFileSync(join(cwd, 'TEST-cart.xml'), `<testsuite name="Cart">${tests.join('')}</testsuite>`)
      git('add', 'TEST-cart.xml')
      git('commit', '-q', '--allow-empty', '-m', 'change')
    },
  }
}

describe.each(nodes)('the history in a file, on %s', (node) => {
  test('distinguishes new and known failures while the history grows', () => {
    const { cwd, commit } = makeRepository()
    let build = 0
    const report = (isMain: boolean) => {
      build += 1
      const words = ['report', 'TEST-cart.xml', '--history', history, ...(isMain ? ['--history-output', history] : []), '--json']
      const { status, stdout, stderr } = runCli(words, { node, cwd, env: { SERVICE_BUILD: String(build), SERVICE_REF: 'main' } })
      expect(stderr).not.toContain('warning')
      const { failures, history: compared, fixed } = JSON.parse(stdout)
      return { status, builds: compared.builds, verdicts: failures.map((one: { verdict?: { kind: string } }) => one.verdict?.kind), fixed }
    }

    commit(passed('adds'), failed('pays'), passed('ships'))
    expect(report(true)).toMatchObject({ status: 1, builds: 0, verdicts: [undefined] })
    commit(passed('adds'), failed('pays'), passed('ships'))
    expect(report(true)).toMatchObject({ status: 1, builds: 1, verdicts: ['known'] })
    const before = readFileSync(join(cwd, history))
    commit(failed('adds'), failed('pays'), failed('refunds'))
    expect(report(false)).toMatchObject({ builds: 2, verdicts: ['new', 'unseen', 'known'] })
    expect(readFileSync(join(cwd, history))).toEqual(before)
    commit(passed('adds'), passed('pays'), passed('ships'))
    expect(report(true)).toMatchObject({ status: 0, builds: 2, verdicts: [] })

    const lines = gunzipSync(readFileSync(join(cwd, history)))
      .toString()
      .trimEnd()
      .split('\n')
    expect(JSON.parse(lines[0] ?? '').builds.map(({ build: id, status }: Record<string, string>) => `${id} ${status}`)).toEqual([
      '1 failed',
      '2 failed',
      '4 successful',
    ])
    expect(lines.slice(3)).toEqual([
      '"adds"',
      expect.stringMatching(/^\["pays","F2P",\{"causes":\[".+",".+"\]\}\]$/),
      '"ships"',
      '{"tests":3}',
    ])
    expect(readdirSync(cwd).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  test('replaces the results of a build with a long id when it runs again', () => {
    const cwd = makeTree({ 'TEST-cart.xml': `<testsuite name="Cart">${passed('adds')}</testsuite>` })
    const words = ['report', 'TEST-cart.xml', '--history', history, '--history-output', history]
    for (const attempt of ['1', '1', '2']) {
      const { stderr } = runCli(words, { node, cwd, env: { SERVICE_BUILD: `${'nightly/'.repeat(50)}${attempt}`, SERVICE_REF: 'main' } })
      expect(stderr).not.toContain('not used')
    }
    const [header = ''] = gunzipSync(readFileSync(join(cwd, history)))
      .toString()
      .split('\n', 1)
    expect(JSON.parse(header).builds).toHaveLength(2)
  })

  test('reports and goes on when the history is broken', () => {
    const cwd = makeTree({ 'TEST-cart.xml': `<testsuite name="Cart">${passed('adds')}</testsuite>`, [history]: 'broken' })
    const words = ['report', 'TEST-cart.xml', '--history', history, '--history-output', history]
    const { status, stdout, stderr } = runCli(words, { node, cwd })
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('The file is not a history')])
    expect(gunzipSync(readFileSync(join(cwd, history))).toString()).toContain('"adds"')
  })
})
