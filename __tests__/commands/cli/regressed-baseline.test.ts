// Tests that fail-on regressed fails when a baseline cannot be read, and passes when there is none yet.
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { main } from '../../../src/commands/cli/program.js'
import { makeTree } from '../../read/collect/tree.js'
import { goodResults } from '../../results/junit-results.js'

const coverage = (value: number, more: object = {}) =>
  `${JSON.stringify({ kind: 'property', name: 'coverage', valueType: 'number', value, ...more })}\n`
const onMain = { org: 'o', project: 'p', module: 'p', build: '1', ref: 'main', timestamp: 1 }

const config = (fields: object) =>
  JSON.stringify({
    collect: { junit: {}, events: {} },
    report: { template: { components: [{ type: 'property', name: 'coverage', valueType: 'number', ...fields }] } },
  })
const compared = config({ baseline: { ref: 'main', expectedTrend: 'up' } })

interface Given {
  readonly files?: Readonly<Record<string, string | Buffer>>
  readonly template?: string
  readonly words?: readonly string[]
  readonly failOn?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs `report` in a folder with results and a coverage of 70. */
async function report({ files = {}, template = compared, words = ['--baseline', 'main.ndjson'], failOn = 'regressed', env = {} }: Given) {
  const cwd = makeTree({ 'TEST-a.xml': goodResults, '.service.json': template, 'service-quality-events.ndjson': coverage(70) })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(cwd, name), content)
  const written = { stdout: '', stderr: '' }
  const stream = (name: keyof typeof written) => ({
    write(text: string) {
      written[name] += text
    },
  })
  const streams = { stdout: stream('stdout'), stderr: stream('stderr') }
  const status = await main(['report', '--fail-on', failOn, ...words], {
    env: { SERVICE_ORG: 'o', SERVICE_PROJECT: 'p', SERVICE_REF: 'fix', ...env },
    cwd,
    ...streams,
  })
  return { status, ...written, all: written.stdout + written.stderr }
}

const times = (text: string, part: string): number => text.split(part).length - 1
const unread = 'The baseline of "coverage" could not be read ('

describe('fail-on regressed', () => {
  test('fails when the file of the baseline is damaged, and reports its problem once', async () => {
    const { status, stderr, all } = await report({ files: { 'main.ndjson': `${coverage(90, onMain)}not JSON\n` } })
    expect(status).toBe(1)
    expect(stderr).toContain(`error ${unread}main.ndjson:2: The line is not JSON).`)
    expect(times(all, 'main.ndjson:2 error')).toBe(1)
  })

  test('compares a property with a baseline that has only a warning', async () => {
    const latin = Buffer.from(coverage(90, { ...onMain, actor: 'José' }), 'latin1')
    const { status, stderr } = await report({ files: { 'main.ndjson': latin } })
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('Properties regressed: coverage went from 90') })
    expect(stderr).toContain('bytes that are not UTF-8')
    expect(stderr).not.toContain(unread)
  })

  test('passes with a warning when no file of an earlier build exists yet', async () => {
    const { status, all } = await report({})
    expect(status).toBe(0)
    expect(times(all, 'No file matches the baseline "main.ndjson".')).toBe(1)
  })

  test('passes when the baseline has no value of the property', async () => {
    expect((await report({ files: { 'main.ndjson': coverage(90, { ...onMain, name: 'size' }) } })).status).toBe(0)
  })

  test('does not fail for a damaged baseline when only failed is given', async () => {
    const { status, all } = await report({ files: { 'main.ndjson': 'not JSON\n' }, failOn: 'failed' })
    expect(status).toBe(0)
    expect(times(all, 'main.ndjson:1 error')).toBe(1)
    expect(all).not.toContain(unread)
  })

  test('fails when a property with a limit has no value, also when no event file exists', async () => {
    const { status, stderr } = await report({ template: config({ name: 'size', max: 60 }), words: [] })
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'error Properties regressed: size has no value (max 60).\n' })
    expect((await report({ template: config({ name: 'size' }), words: [] })).status).toBe(0)
  })

  test('does not read the baseline for a property with a limit only', async () => {
    const { status, all } = await report({ files: { 'main.ndjson': 'not JSON\n' }, template: config({ min: 60 }) })
    expect({ status, reads: all.includes('main.ndjson') }).toEqual({ status: 0, reads: false })
  })

  test('fails when the value itself belongs to an earlier build that could not be read', async () => {
    const { status, stderr } = await report({
      files: { 'main.ndjson': 'not JSON\n' },
      template: config({ min: 60, value: { ref: 'main' } }),
    })
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining('The value of "coverage" could not be read (main.ndjson'),
    })
    expect(stderr).not.toContain('has no value')
  })

  test('fails when the history that has the baseline is damaged', async () => {
    const { status, stderr } = await report({ files: { h: 'not a history' }, words: ['--history', 'h'] })
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(`${unread}h: `) })
    expect((await report({ words: ['--history', 'h'] })).status).toBe(0)
  })

  test('fails when the server refuses to answer, and asks it once for all reports', async () => {
    const paths: string[] = []
    const server = createServer((request, response) => {
      paths.push(new URL(request.url ?? '', 'http://a').pathname)
      response.writeHead(401).end()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const env = { SERVICE_URL: `http://127.0.0.1:${port}`, SERVICE_API_KEY: 'secret' }
    const { status, stderr } = await report({ words: [], env })
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(`${unread}Values of earlier builds are missing`) })
    expect(paths.filter((path) => path === '/v1/data/properties')).toHaveLength(1)
    expect(times(stderr, 'warning Values of earlier builds are missing')).toBe(1)
  })
})

test('explains a failed run in --json when every test passed', async () => {
  const { stdout } = await report({ files: { 'main.ndjson': coverage(90, onMain) }, words: ['--baseline', 'main.ndjson', '--json'] })
  expect(JSON.parse(stdout)).toMatchObject({
    status: 'successful',
    headline: '1 test passed',
    gates: { fails: true, reasons: [{ word: 'regressed', message: 'Properties regressed: coverage went from 90 (main) to 70.' }] },
  })
})
