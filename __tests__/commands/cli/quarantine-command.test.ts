// Tests that the quarantine commands add, list and check entries without damaging the file (src/commands/cli/quarantine).
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeHistoryDocument } from '../../../src/judge/history/document/write-history-document.js'
import { buildsOf, historiesOf } from '../../judge/verdicts/history-of.js'
import { makeTree } from '../../read/collect/tree.js'
import { runMain } from './run-main.js'

const file = '.service-quarantine.json'
const git = { '.git/HEAD': 'ref: refs/heads/main\n', '.git/objects/x': '', '.git/refs/x': '' }

const cli = (cwd: string, ...words: readonly string[]) => runMain(cwd, ['quarantine', ...words])

const contentOf = (cwd: string, path = file) => readFileSync(join(cwd, path), 'utf8')

describe('quarantine add', () => {
  test('creates the file in the root of the repository', async () => {
    const root = makeTree({ ...git, 'api/x': '' })
    const words = [
      'Cart › *',
      '--reason',
      'slow',
      '--issue',
      'https://example.com/1',
      '--owner',
      '@jane',
      '--until',
      '9999-12-31',
      '--module',
      'api',
    ]
    expect(await cli(join(root, 'api'), 'add', ...words)).toEqual({ status: 0, stdout: '', stderr: `Added "Cart › *" to ../${file}.\n` })
    expect(JSON.parse(contentOf(root))).toEqual([
      { test: 'Cart › *', module: 'api', owner: '@jane', reason: 'slow', issue: 'https://example.com/1', until: '9999-12-31' },
    ])
    expect(existsSync(join(root, 'api', file))).toBe(false)
  })

  test('keeps the comments and the order of the file', async () => {
    const cwd = makeTree({ [file]: '\ufeff// Owned by @org/quality.\n[\n  { "test": "b" }, // first\n  { "test": "a" } // second\n]\n' })
    expect((await cli(cwd, 'add', 'Cart › adds')).status).toBe(0)
    expect(contentOf(cwd)).toBe(
      '// Owned by @org/quality.\n[\n  { "test": "b" }, // first\n  { "test": "a" }, // second\n  { "test": "Cart › adds" }\n]\n',
    )
  })

  test('writes next to the configuration that is named', async () => {
    const cwd = makeTree({ 'ci/service.json': '{}' })
    expect((await cli(cwd, 'add', 'a', '--config', 'ci/service.json')).status).toBe(0)
    expect(JSON.parse(contentOf(cwd, `ci/${file}`))).toEqual([{ test: 'a' }])
  })

  test.each([
    [['*'], 'Invalid test "*": matches every test; a pattern needs more than wildcards.'],
    [[''], 'Invalid test "": must not be empty.'],
    [['a', '--until', '2026-02-30'], '--until: expected a day like "2026-12-31", found "2026-02-30".'],
    [['a', '--until', '2020-01-01'], '--until: the day 2020-01-01 is over. Use a later day.'],
    [['a', '--issue', '#12'], '--issue: expected a URL that begins with https:// or http://, found "#12".'],
  ])('refuses %j and writes nothing', async (words, message) => {
    const cwd = makeTree({})
    expect(await cli(cwd, 'add', ...words)).toEqual({ status: 2, stdout: '', stderr: `error ${message}\n` })
    expect(existsSync(join(cwd, file))).toBe(false)
  })

  test('refuses a test that the file has already, with its line', async () => {
    const text = '[\n  { "test": "a" }\n]\n'
    const cwd = makeTree({ [file]: text })
    const { status, stderr } = await cli(cwd, 'add', 'a')
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `${file}:2 error The quarantine already has an entry for "a". Change that entry.\n`,
    })
    expect(contentOf(cwd)).toBe(text)
    expect((await cli(cwd, 'add', 'a', '--module', 'api')).status).toBe(0)
  })

  test('changes no file with errors', async () => {
    const cwd = makeTree({ [file]: '[\n  { "tset": "a" }\n]\n' })
    const { status, stderr } = await cli(cwd, 'add', 'b')
    expect(status).toBe(2)
    expect(stderr).toContain(`${file}:2:3 error [0].test: is missing`)
    expect(contentOf(cwd)).toBe('[\n  { "tset": "a" }\n]\n')
  })

  test('refuses an entry more than the file may have', async () => {
    const cwd = makeTree({ [file]: JSON.stringify(Array.from({ length: 1_000 }, (_, index) => ({ test: `test ${index}` }))) })
    expect(await cli(cwd, 'add', 'b')).toMatchObject({ status: 2, stderr: expect.stringContaining('must have at most 1,000 entries') })
  })
})

const ended =
  '[\n  { "test": "Cart › adds", "owner": "@jane", "until": "2020-01-01" },\n  { "test": "Cart › moves", "reason": "slow" }\n]\n'

/** A history in which `moves` passed in each of these builds. */
function historyFile(passes: number) {
  const row = { id: '0123456789', suite: ['Cart'], name: 'moves', results: 'P'.repeat(passes), causes: [] }
  return Buffer.from(writeHistoryDocument(historiesOf([row], buildsOf(passes))))
}

describe('quarantine list', () => {
  test('prints the entries', async () => {
    expect(await cli(makeTree({ [file]: ended }), 'list')).toEqual({
      status: 0,
      stdout: `${file}: 2 entries\n\nCart › adds\n  ended on 2020-01-01 · @jane\n\nCart › moves\n  no end · slow\n`,
      stderr: '',
    })
  })

  test('prints that there are none', async () => {
    for (const files of [{}, { [file]: '[]' }]) {
      expect(await cli(makeTree(files), 'list')).toEqual({ status: 0, stdout: 'No test is in quarantine.\n', stderr: '' })
    }
  })

  test('prints one object with --json', async () => {
    const { stdout } = await cli(makeTree({ [file]: ended, h: historyFile(20) }), 'list', '--json', '--history', 'h')
    expect(JSON.parse(stdout)).toEqual({
      path: file,
      entries: [
        { test: 'Cart › adds', owner: '@jane', until: '2020-01-01', line: 2, hasEnded: true, canLeave: false, isBroad: false },
        {
          ...{ test: 'Cart › moves', reason: 'slow', line: 3, hasEnded: false },
          ...{ passes: 20, canLeave: true, tests: 1, ofTests: 1, isBroad: false },
        },
      ],
    })
  })

  test('names the tests that can leave when there is a history', async () => {
    const { stdout } = await cli(makeTree({ [file]: ended, h: historyFile(21) }), 'list', '--history', 'h')
    expect(stdout).toContain('Cart › moves\n  no end · slow · passed 21 times in a row · can leave\n')
    const once = await cli(makeTree({ [file]: ended, h: historyFile(1) }), 'list', '--history', 'h')
    expect(once.stdout).toContain('no end · slow · passed once\n')
  })
})

describe('quarantine check', () => {
  test('fails when an entry has ended', async () => {
    expect(await cli(makeTree({ [file]: ended }), 'check')).toEqual({
      status: 1,
      stdout: `${file}: 2 entries\n`,
      stderr: `${file}:2 error The quarantine of "Cart › adds" ended on 2020-01-01.\n`,
    })
  })

  test('passes when no entry has ended', async () => {
    const cwd = makeTree({ [file]: '[{ "test": "a", "until": "9999-12-31" }]' })
    expect(await cli(cwd, 'check')).toEqual({ status: 0, stdout: `${file}: 1 entry\n`, stderr: '' })
  })

  test('fails with the status of a wrong configuration when the file has errors', async () => {
    const { status, stderr } = await cli(makeTree({ [file]: '[{ "test": "*" }]' }), 'check')
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining(`${file}:1:13 error`) })
  })

  test('warns of tests that can leave, and of those that the history does not know', async () => {
    const cwd = makeTree({ [file]: '[\n  { "test": "Cart › moves" },\n  { "test": "x" }\n]\n', h: historyFile(20) })
    expect(await cli(cwd, 'check', '--history', 'h')).toEqual({
      status: 0,
      stdout: `${file}: 2 entries\n`,
      stderr: [
        `${file}:2 warning "Cart › moves" passed 20 times in a row, so it can leave the quarantine.\n`,
        `${file}:3 warning The history contains no test that matches "x".\n`,
      ].join(''),
    })
  })

  test('warns of an entry when it matches more than 5 % of the tests in the history', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({
      ...{ id: String(index).padStart(10, '0'), suite: [index < 3 ? 'Cart' : 'Shop'], name: `test ${index}`, results: 'F', causes: [] },
    }))
    const h = Buffer.from(writeHistoryDocument(historiesOf(rows, buildsOf(1))))
    const cwd = makeTree({
      [file]: '[\n  { "test": "Cart › *" },\n  { "test": "Shop › test 1*", "until": "2020-01-01" },\n  { "test": "Shop › test 3" }\n]\n',
      h,
    })
    const { status, stderr } = await cli(cwd, 'check', '--history', 'h')
    const why = 'It excuses the new failures of all of them, so name fewer tests.'
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: [
        `${file}:2 warning "Cart › *" matches 3 of the 40 tests in the history. ${why}\n`,
        `${file}:3 error The quarantine of "Shop › test 1*" ended on 2020-01-01.\n`,
        `${file}:3 warning "Shop › test 1*" matches 10 of the 40 tests in the history. ${why}\n`,
      ].join(''),
    })
  })

  test('ends with an error when the history does not exist', async () => {
    const { status, stderr } = await cli(makeTree({}), 'check', '--history', 'none')
    expect({ status, stderr }).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^error The history "none" cannot be read: .* Correct --history\.\n$/),
    })
  })
})
