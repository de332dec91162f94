// Tests which files are opened ahead to compare their formats when there is little room (src/read/collect/look-ahead.ts).
import { expect, test } from 'vitest'
import type { Collector } from '../../../../src/read/collect/collector.js'
import { lookAhead } from '../../../../src/read/collect/look-ahead.js'
import { matchFiles } from '../../../../src/read/collect/match-files.js'
import { createTwinReading, nowhere } from '../../../../src/read/collect/twins/twin-reading.js'
import { createRecordsReader } from '../../../../src/records/read-records.js'
import type { Recorder } from '../../../../src/records/recorder.js'
import { makeTree } from '../tree.js'

const names = Array.from({ length: 12 }, (_, index) => `adds ${index}`)
const junit = (some: readonly string[]) =>
  `<testsuite name="org.Cart">${some.map((name) => `<testcase classname="org.Cart" name="${name}"/>`).join('')}</testsuite>`
const testng = `<testng-results><suite name="s"><test name="t"><class name="org.Cart">${names
  .map((name) => `<test-method name="${name}" status="PASS"/>`)
  .join('')}</class></test></suite></testng-results>`

const collectors: readonly Collector[] = [{ key: 'junit', include: ['**'], exclude: [], metadata: {} }]
const tools = () => ({ buffer: Buffer.alloc(64 * 1024), recordsReader: createRecordsReader() })

/** Reads files as a run does, with little room for files that wait. */
async function readWith(files: Readonly<Record<string, string>>, limits: { maximumHeld: number; maximumOpen: number }) {
  const { files: sources } = matchFiles({ cwd: makeTree(files), collectors })
  const ahead = await lookAhead(sources, tools(), limits)
  const presumed = [...ahead.presumed.keys()].map((position) => sources[position]?.path)
  const counts: Record<string, number> = {}
  let path = ''
  const recorder: Recorder = {
    ...nowhere,
    beginFile(file) {
      path = file.path
      counts[path] = 0
    },
    test() {
      counts[path] = (counts[path] ?? 0) + 1
    },
  }
  const twins = createTwinReading(sources, ahead, recorder)
  const order = [...twins.order]
  for (const position of order) {
    const file = sources[position]
    if (file === undefined) continue
    const opened = await ahead.open(position, file)
    if (twins.isLate(position, opened.identity)) {
      opened.source?.close()
      order.push(position)
    } else await twins.read(position, file, opened, tools())
  }
  ahead.close()
  return { presumed, counts }
}

test('opens every file ahead when there is room', async () => {
  const { presumed, counts } = await readWith({ 'a.xml': junit(names), 'b.xml': testng }, { maximumHeld: 100_000, maximumOpen: 10 })
  expect(presumed).toEqual([])
  expect(counts).toEqual({ 'b.xml': 12, 'a.xml': 0 })
})

test('presumes the only format for further files with the same ending when the room is used up', async () => {
  const files = { 'a.xml': junit(['one']), 'b.xml': junit(['two']), 'c.xml': junit(['three']), 'd.json': '{"a": 1}' }
  const { presumed, counts } = await readWith(files, { maximumHeld: 1, maximumOpen: 10 })
  expect(presumed).toEqual(['b.xml', 'c.xml'])
  expect(counts).toEqual({ 'a.xml': 1, 'b.xml': 1, 'c.xml': 1 })
})

test('counts what a waiting file needs besides its text when files are tiny', async () => {
  const tiny = junit(['one'])
  const files = { 'a.xml': tiny, 'b.xml': tiny, 'c.xml': tiny }
  const room = 2 * (tiny.length + 1024)
  expect((await readWith(files, { maximumHeld: room + 1, maximumOpen: 10 })).presumed).toEqual([])
  expect((await readWith(files, { maximumHeld: room, maximumOpen: 10 })).presumed).toEqual(['c.xml'])
  expect((await readWith(files, { maximumHeld: room - 1, maximumOpen: 10 })).presumed).toEqual(['c.xml'])
})

test('counts a run once when a file turns out late to have another format', async () => {
  const files = { 'a.xml': junit(names.slice(0, 6)), 'b.xml': testng, 'c.xml': junit(names.slice(6)) }
  const { presumed, counts } = await readWith(files, { maximumHeld: 1, maximumOpen: 10 })
  expect(presumed).toEqual(['b.xml', 'c.xml'])
  expect(counts).toEqual({ 'a.xml': 6, 'c.xml': 6, 'b.xml': 0 })
})

test('keeps room for results when other files come first', async () => {
  const history = `{"format":"build-report-history"}${' '.repeat(100_000)}`
  const files = { 'a.json': history, 'b.json': history, 'c.xml': junit(['one']), 'd.xml': junit(['two']) }
  const { presumed, counts } = await readWith(files, { maximumHeld: 100_000, maximumOpen: 1 })
  expect(presumed).toEqual([])
  expect(counts).toEqual({ 'c.xml': 1, 'd.xml': 1 })
})
