import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  type CommentMarker,
  isPossibleRun,
  markerKey,
  markText,
  readMarker,
} from '../../../../src/deliver/reporters/comment/comment-marker.js'

const marker: CommentMarker = { key: markerKey('ci.yml'), run: 12, data: Buffer.from('parts') }
const line = markText('', marker).trim()

test('writes one invisible line that contains no untrusted text', () => {
  expect(markText('## Report\n', { ...marker, key: markerKey('--> <b>@everyone</b>') })).toMatch(
    /^## Report\n\n<!-- build-report:v2 key=[0-9a-f]{16} run=12 data=[A-Za-z0-9+/=]+ -->$/,
  )
})

test('reads back any data', () => {
  for (let length = 0; length < 200; length++) {
    const data = randomBytes(length)
    const written = markText('text', { ...marker, data })
    expect(written.slice(10, -3)).not.toMatch(/-->|--!>/)
    expect(readMarker(written)).toEqual({ kind: 'current', ...marker, data })
  }
})

test('reads a marker without data', () => {
  expect(readMarker(markText('text', { ...marker, data: undefined }))).toEqual({ kind: 'current', ...marker, data: undefined })
})

test.each([
  ['a browser changed the line ends', `text\r\n\r\n${line}\r\n`],
  ['blanks follow', `text\n\n${line} \t\n\n`],
])('finds a marker when %s', (_, body) => {
  expect(readMarker(body)).toEqual({ kind: 'current', ...marker })
})

test.each([
  ['is quoted', `text\n> ${line}`],
  ['is indented, as code', `text\n\n    ${line}`],
  ['comes before other text', `${line}\nand an answer`],
  ['is in the middle of a line', `text ${line}`],
  ['follows a line of text, where it is never written', `text\n${line}`],
  ['follows a line of text that a browser ended', `text\r\n${line}`],
  ['is cut off', `text\n\n${line.slice(0, -1)}`],
  ['has a key of another length', `text\n\n${line.replace('key=', 'key=0')}`],
  ['has data of another alphabet', `text\n\n${line.replace('data=', 'data=--')}`],
  ['is missing', 'text'],
])('finds no marker when it %s', (_, body) => {
  expect(readMarker(body)).toBeUndefined()
})

test('finds the marker that version 0.1 wrote for one step', () => {
  const former = '<!-- build-report:v1 key=0123456789abcdef run=4711 outcome=0123456789ab -->'
  expect(readMarker(`text\n\n${former}`)).toEqual({ kind: 'former', key: '0123456789abcdef', runId: 4711 })
})

test('reads key and run of a later version', () => {
  const later = `<!-- build-report:v3 key=${marker.key} run=13 more=x -->`
  expect(readMarker(`text\n\n${later}`)).toEqual({ kind: 'current', key: marker.key, run: 13, data: undefined })
})

test.each([
  ['1,001 runs later', 1_013, 12, false],
  ['1,000 runs later', 1_012, 12, true],
  ['earlier', 1, 12, true],
])('decides whether a marker is possible when its run is %s', (_, run, current, possible) => {
  expect(isPossibleRun(run, current)).toBe(possible)
})

test('finds a marker in linear time', () => {
  for (const piece of ['\r', '\n', ' ', '<!-- build-report:v2 key=', `${line}\n`]) {
    expect(readMarker(`${piece.repeat(2_000_000 / piece.length)}x`)).toBeUndefined()
  }
})
