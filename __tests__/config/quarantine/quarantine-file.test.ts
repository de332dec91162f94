import { describe, expect, test } from 'vitest'
import { loadQuarantine, quarantineFileName } from '../../../src/config/quarantine/quarantine-file.js'
import { folderWith } from '../config-folder.js'
import { problemLines } from '../problem-lines.js'

const load = async (text: string | Uint8Array) => loadQuarantine(await folderWith({ [quarantineFileName]: text }), quarantineFileName)

/** Every problem of a file, as `line:column severity message`. */
const problemsOf = (text: string) => problemLines(load(text), quarantineFileName)

const entries = (count: number) => JSON.stringify(Array.from({ length: count }, (_, index) => ({ test: `test ${index}` })))

describe('a quarantine file', () => {
  test('may have comments and trailing commas', async () => {
    const text = `// Owned by @org/quality.
[
  { "test": "Cart › adds", "until": "2026-12-31", },
  /* two lines
     long */ {
    "test": "Shop › *",
    "module": "api", "owner": "@jane", "reason": "slow", "issue": "https://example.com/1",
  },
]
`
    const { list, warnings } = await load(text)
    expect(warnings).toEqual([])
    expect(list.entries).toEqual([
      { test: 'Cart › adds', until: '2026-12-31' },
      { test: 'Shop › *', module: 'api', owner: '@jane', reason: 'slow', issue: 'https://example.com/1' },
    ])
    expect(list.entries.map((entry) => list.lines.get(entry))).toEqual([3, 5])
  })

  test('a quarantine file may be empty', async () => {
    expect((await load('[]')).list.entries).toEqual([])
  })

  test('a quarantine file has no entries when it vanished meanwhile', async () => {
    expect((await loadQuarantine(await folderWith({}), quarantineFileName)).list.entries).toEqual([])
  })

  test.each([
    ['{ "test": "a" }', ['1:1 error expected an array, found an object']],
    ['', ['1:1 error not valid JSON: expected a value']],
    ['[\n  "a"\n]', ['2:3 error [0]: expected an object, found "a"']],
    ['[{ "reason": "a" }]', ['1:2 error [0].test: is missing; expected a string']],
    ['[{ "test": "" }]', ['1:12 error [0].test: must not be empty']],
    ['[{ "test": "* › *" }]', ['1:13 error [0].test: matches every test; a pattern needs more than wildcards']],
    ['[{ "test": "a", "until": "2026-02-30" }]', ['1:27 error [0].until: expected a day like "2026-12-31", found "2026-02-30"']],
    ['[{ "test": "a", "issue": "#12" }]', ['1:27 error [0].issue: expected a URL that begins with https:// or http://, found "#12"']],
    [
      '[{ "test": "a", "issue": "javascript:alert(1)" }]',
      ['1:27 error [0].issue: expected a URL that begins with https:// or http://, found "javascript:alert(1)"'],
    ],
    ['[{ "test": "a", "untl": "2026-12-31" }]', ['1:17 warning [0].untl: unknown key; did you mean "until"?']],
    ['[{ "test": "a", "test": "b" }]', ['1:17 error [0].test: duplicate key']],
    [`[{ "test": "${'a'.repeat(2_001)}" }]`, ['1:12 error [0].test: must have at most 2,000 characters']],
    [`[{ "test": "a", "owner": "${'a'.repeat(501)}" }]`, ['1:26 error [0].owner: must have at most 500 characters']],
    [entries(1_001), ['1:1 error must have at most 1,000 entries']],
  ])('a quarantine file has its problems reported with their places: %#', async (text, expected) => {
    expect(await problemsOf(text)).toEqual(expected)
  })

  test('may have a thousand entries', async () => {
    expect((await load(entries(1_000))).list.entries).toHaveLength(1_000)
  })

  test('a quarantine file must be UTF-8', async () => {
    await expect(load(new Uint8Array([0xff, 0xfe]))).rejects.toThrow(`The quarantine file ${quarantineFileName} is not UTF-8.`)
  })
})
