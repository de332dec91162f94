// Tests that the commands in the documentation print what their pages show, and that every metric is documented.
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { type RunningServer, startServer } from '../src/server/serve.js'
import { createFolder, openStore } from './server/store/open-stores.js'

const root = join(import.meta.dirname, '..')
const adminKey = 'brk_the-administration-key-of-the-documentation'

interface Block {
  readonly script: string
  /** The JSON documents that the page shows after the script. */
  readonly answers: readonly unknown[]
}

/** Returns the blocks of a page after `<!-- run -->`, also in lists, each with the `json` block that follows. */
function blocksOf(page: string): readonly Block[] {
  const text = readFileSync(join(root, page), 'utf8')
  const block = /^( *)<!-- run -->\n\1```sh\n([\s\S]*?)^\1```\n(?:\n\1```json\n([\s\S]*?)^\1```)?/gm
  return [...text.matchAll(block)].map(([, indent = '', script = '', answers = '']) => ({
    script: withoutIndent(script, indent),
    answers: documentsIn(withoutIndent(answers, indent)),
  }))
}

const withoutIndent = (text: string, indent: string): string => text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')

/** Splits the output of several `curl` commands into JSON documents. */
const documentsIn = (text: string): readonly unknown[] =>
  text
    .replaceAll('\n', '')
    .split(/(?<=\})(?=\{)/)
    .filter((document) => document !== '')
    .map((document) => JSON.parse(document) as unknown)

/** Replaces times, ids and keys, which differ between runs. */
const steady = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, item) => (['id', 'testId', 'key', 'timestamp', 'createdAt'].includes(name) ? typeof item : item))

/** Starts a server with an empty history for one test. */
async function startDocsServer(): Promise<RunningServer> {
  const { folder, remove } = createFolder()
  onTestFinished(remove)
  const stream = { write: () => {} }
  const server = await startServer({
    store: await openStore({ folder }),
    adminKey,
    host: '127.0.0.1',
    port: 0,
    stdout: stream,
    stderr: stream,
  })
  onTestFinished(() => server.close())
  return server
}

const has = (tool: string): boolean => spawnSync(tool, ['--version']).status === 0

test.skipIf(!has('curl')).each(['docs/server.md', 'docs/server-api.md', 'docs/keys.md', 'docs/questions.md'])(
  'the commands of %s print what the page shows',
  async (page) => {
    const server = await startDocsServer()
    const blocks = blocksOf(page)
    expect(blocks.length).toBeGreaterThan(0)
    const separator = '-- next block --'
    const script = ['set -euo pipefail', ...blocks.map(({ script }) => script)].join(`\necho '${separator}'\n`)
    const real = script.replaceAll('http://127.0.0.1:8080', server.url).replaceAll('brk_…', adminKey)
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', real])
    expect(stderr).toBe('')
    const outputs = stdout.split(`${separator}\n`).slice(1)
    for (const [index, { answers, script }] of blocks.entries()) {
      expect(documentsIn(outputs[index] ?? '').map(steady), script).toEqual(answers.map(steady))
    }
  },
)

test.skipIf(!has('jq'))('omits unknown parts of a location with the filter of docs/json.md', () => {
  const filter = /jq -r '([^']+)'/.exec(readFileSync(join(root, 'docs/json.md'), 'utf8'))?.[1] ?? ''
  const failures = [
    { file: 'src/cart.ts', line: 7, headline: 'not 3' },
    { file: 'src/cart.ts', headline: 'no line' },
    { headline: 'no place' },
  ]
  const { stdout, stderr } = spawnSync('jq', ['-r', filter], { input: JSON.stringify({ failures }), encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout.split(/\r?\n/)).toEqual(['src/cart.ts:7 not 3', 'src/cart.ts no line', '- no place', ''])
})

test('lists every metric in docs/server-operation.md', async () => {
  const server = await startDocsServer()
  const text = await (await fetch(`${server.url}/metrics`)).text()
  const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
  expect(names).toContain('http_request_duration_seconds')
  const page = readFileSync(join(root, 'docs/server-operation.md'), 'utf8')
  expect(names.filter((name) => !/^(process|nodejs)_/.test(name) && !page.includes(`\`${name}\``))).toEqual([])
})
