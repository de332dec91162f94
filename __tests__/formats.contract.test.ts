// Tests that each format of src/read/formats reads its fixtures as stored, claims no other file and survives truncated ones.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeHead } from '../src/read/formats/head.js'
import { formats, recognise } from '../src/read/formats/index.js'
import { decodeWhole, readText } from './read/formats/reading.js'
import { readFolder } from './read/formats/reading-folder.js'

const folder = join(import.meta.dirname, 'fixtures')
const ids = [...new Set(formats.map((format) => format.id))]

const entriesOf = (id: string) =>
  existsSync(join(folder, id))
    ? readdirSync(join(folder, id), { withFileTypes: true }).filter(({ name }) => !name.startsWith('.') && !name.startsWith('__'))
    : []
const namesOf = (entries: ReturnType<typeof entriesOf>) => entries.map(({ name }) => name).sort()
const fixturesOf = (id: string) => namesOf(entriesOf(id).filter((entry) => entry.isFile()))
/** Folders whose files are one result. */
const folderFixturesOf = (id: string) => namesOf(entriesOf(id).filter((entry) => entry.isDirectory()))

/** The format that claims the file, which must be one of this id. */
function formatOf(id: string, name: string, text: string) {
  const { format, because } = recognise(join(id, name), text.slice(0, 64 * 1024))
  expect(format?.id, because).toBe(id)
  if (format === undefined) throw new Error(because)
  return format
}

test.each(formats)(
  'lists only specific names in include of $id $title, and ambiguous names in wideInclude',
  ({ include, wideInclude = [] }) => {
    // Every file in a folder, or of an extension that is not a format's own, may be of any kind.
    for (const name of include) expect(name).not.toMatch(/(?:^|\/)\*+(?:\.(?:xml|json|jsonl|ndjson|log|txt|output))?$/)
    for (const name of wideInclude) expect(include).not.toContain(name)
  },
)

describe.each(ids)('%s', (id) => {
  const fixtures = fixturesOf(id)

  test('has fixtures', () => {
    expect(fixtures.length).toBeGreaterThan(0)
  })

  describe.each(folderFixturesOf(id))('the folder %s', (name) => {
    const path = join(folder, id, name)

    test('reads the same records as stored', async () => {
      const reading = await readFolder(path, name)
      await expect(`${JSON.stringify(reading, null, 2)}\n`).toMatchFileSnapshot(join(folder, '__records__', id, `${name}.json`))
    })

    test('gives the same records when the files are given in another order', async () => {
      const { tests } = await readFolder(path, name, (names) => [...names].reverse())
      expect(tests).toEqual((await readFolder(path, name)).tests)
    })
  })

  describe.each(fixtures)('%s', (name) => {
    const text = decodeWhole(readFileSync(join(folder, id, name)))

    test('matches this format and no other', () => {
      // Other output may precede the document.
      const { document } = { document: undefined, ...recognise(join(id, name), text.slice(0, 64 * 1024)) }
      const head = describeHead(join(id, name), text.slice(document?.start ?? 0, 64 * 1024))
      const claims = formats.filter((format) => format.matches(head) !== undefined)
      expect(claims.map((format) => format.title)).toEqual([formatOf(id, name, text).title])
    })

    test('reads the same records as stored', async () => {
      const reading = await readText(formatOf(id, name, text), name, text)
      await expect(`${JSON.stringify(reading, null, 2)}\n`).toMatchFileSnapshot(join(folder, '__records__', id, `${name}.json`))
    })

    test.each([1, 2, 3, 4, 5, 6, 7, 4096])('gives the same records in chunks of %i characters', async (size) => {
      const format = formatOf(id, name, text)
      expect(await readText(format, name, text, size)).toEqual(await readText(format, name, text))
    })

    test('keeps complete tests and reports the place when the file is truncated', async () => {
      const format = formatOf(id, name, text)
      const whole = await readText(format, name, text)
      // Cut in the middle of the last third, inside of the content.
      const cut = text.slice(0, Math.floor(text.trimEnd().length * 0.8))
      const reading = await readText(format, name, cut)
      expect(reading.tests.length).toBeLessThanOrEqual(whole.tests.length)
      expect(reading.problems).toContainEqual(expect.objectContaining({ severity: 'error', kind: 'incomplete', line: expect.any(Number) }))
    })
  })
})
