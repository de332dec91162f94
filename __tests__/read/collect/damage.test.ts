import { expect, test } from 'vitest'
import { damageOf } from '../../../src/read/collect/damage.js'

const whole = (text: string) => ({ text, tail: text, isWhole: true })

const comment = `<!-- ${'a licence '.repeat(1000)} -->`

test.each([
  ['an empty file', ''],
  ['white space', ' \n'],
  ['a start tag that was cut', '<testsui'],
  ['attributes that were cut', '<?xml version="1.0"?>\n<testsuite name="s"'],
  ['NUL bytes', '\0'.repeat(4096)],
  ['only an XML prolog', '<?xml version="1.0" encoding="UTF-8"?>\n'],
  ['only a comment', comment],
  ['a crash', 'Segmentation fault'],
  ['a crash with something like an element', 'Segmentation fault <core dumped>'],
  ['the output of a build', '[INFO] Scanning for projects...'],
  ['JSON that was cut', '{"results": {"tool": {"name": "x"}, "te'],
  ['NDJSON that was cut', '{"a": 1}\n{"b": '],
])('finds damage in %s', (_, text) => {
  expect(damageOf('x', whole(text))).toEqual(expect.any(String))
})

test.each([
  ['XML of another kind', '<?xml version="1.0"?><project><a/></project>'],
  ['XML after a long comment', `${comment}\n<project>`],
  ['a web page', '\n<!doctype html><html>'],
  ['JSON', '{"default": {"paths": []}}'],
  ['an empty list', '[]\n'],
  ['NDJSON', '{"a": 1}\r\n\n{"b": 2}\n'],
])('finds no damage in %s', (_, text) => {
  expect(damageOf('x', whole(text))).toBeUndefined()
})

test('finds damage in the ends of a long text unless it is JSON', () => {
  const long = (text: string, tail: string) => ({ text, tail, isWhole: false })
  expect(damageOf('x', long('[\n {"a": [1, 2', '3]}\n]\n'))).toBeUndefined()
  expect(damageOf('x', long('[INFO] Scanning', ']'))).toEqual(expect.any(String))
})

test.each([
  ['{"a": [1, 2', '3, 4'],
  ['{"a": [1, 2', '3, 4]'],
  ['[{"a": 1', '"b": 2}'],
])('finds damage in a long JSON file that begins with %j when it ends with %j', (text, tail) => {
  expect(damageOf('x', { text, tail, isWhole: false })).toEqual(expect.any(String))
})
