import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { makeFolder } from '../../read/collect/tree.js'
import { bareEnvironment, cliBundle } from '../nodes.js'

const passed = (name: string) => `<testcase classname="Cart" name="${name}" time="0.01"/>`
const failed = (name: string) => `<testcase classname="Cart" name="${name}"><failure message="${name} is broken"/></testcase>`

/** The checkout of a job, with a test that fails on main and another one that a branch breaks. */
export interface CiWorkspace {
  readonly cwd: string
  /** The commit of main. */
  readonly base: string
  /** The commit of the branch `feature/rounding`. */
  readonly head: string
  checkout(commit: string): void
  /** Runs commands one after the other, as a service does, in `sh` with `-e`. Returns the output and the first status that is not 0. */
  run(commands: readonly string[], env: Readonly<Record<string, string | undefined>>): { readonly status: number; readonly output: string }
  /** Returns the first test of the records that `collect` writes with the same variables. */
  record(env: Readonly<Record<string, string | undefined>>): Readonly<Record<string, unknown>>
}

/** Makes the checkout, and programs in place of `make` and `npx`. */
export function makeCiWorkspace(node: string): CiWorkspace {
  const cwd = makeFolder()
  const programs = makeFolder()
  const program = (name: string, text: string) => {
    writeFileSync(join(programs, name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(programs, name), 0o755)
  }
  program('make', 'mkdir -p test-results && cp results.xml test-results/TEST-cart.xml && exit 1')
  program('npx', `[ "$1" = build-report ] || exit 9\nshift\nexec ${quoted(node)} ${quoted(cliBundle)} "$@"`)
  // The image with the command has it on the PATH.
  program('build-report', `exec ${quoted(node)} ${quoted(cliBundle)} "$@"`)

  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], {
      cwd,
      env: { ...bareEnvironment },
      encoding: 'utf8',
    })
  const commit = (...tests: readonly string[]): string => {
    writeFileSync(join(cwd, 'results.xml'), `<testsuite name="Cart">${tests.join('')}</testsuite>`)
    git('add', 'results.xml')
    git('commit', '--quiet', '-m', 'change')
    return git('rev-parse', 'HEAD').trim()
  }
  git('init', '--quiet', '-b', 'main')
  git('remote', 'add', 'origin', 'https://git.example.com/acme/shop.git')
  const base = commit(passed('adds'), failed('pays'), passed('ships'))
  git('update-ref', 'refs/remotes/origin/main', base)
  git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main')
  git('checkout', '--quiet', '-b', 'feature/rounding')
  const head = commit(failed('adds'), failed('pays'), passed('ships'))

  const environment = (env: Readonly<Record<string, string | undefined>>) => ({
    ...bareEnvironment,
    ...env,
    PATH: [programs, env.PATH, bareEnvironment.PATH].filter(Boolean).join(delimiter),
  })
  return {
    cwd,
    base,
    head,
    checkout(hash) {
      git('checkout', '--quiet', '--detach', hash)
    },
    run(commands, env) {
      let status = 0
      let output = ''
      for (const command of commands) {
        const done = spawnSync('sh', ['-e', '-c', command], { cwd, env: environment(env), encoding: 'utf8' })
        status ||= done.status ?? 99
        output += done.stdout + done.stderr
      }
      return { status, output }
    },
    record(env) {
      const output = join(programs, 'records.ndjson')
      spawnSync(node, [cliBundle, 'collect', 'test-results/', '--output', output], { cwd, env: environment(env) })
      const records = readFileSync(output, 'utf8').trimEnd().split('\n')
      return records.map((line) => JSON.parse(line)).find(({ kind }) => kind === 'test')
    },
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
