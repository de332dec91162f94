import { expect, test } from 'vitest'
import { mayNameFile, namingParts, nextNaming, pathLinesAfter } from '../../../src/base/text/naming-line.js'

const lines = [
  ['[[ATTACHMENT|a.png]]', 0],
  ['Reference screenshot:', 1],
  ['\u001b[2mActual screenshot:\u001b[22m', 1],
  ['Diff image:', 1],
  ['See diff for details: a.png', 0],
  ['Golden "a.png": Pixel test failed, 0.12%', 0],
  ['Failure feedback can be found at', 2],
  ['Screenshot: file:/repo/1.png', 0],
  ['Page source: file:/repo/1.html', 0],
  ['[Screenshot Image]: tmp/1.png', 0],
  ['[Screenshot HTML]: tmp/1.html', 0],
] as const

test.each(lines)('recognises %j as a line that may name a file, with %i lines after it', (line, after) => {
  expect(mayNameFile(`log\n${line}\nlog`)).toBe(true)
  expect(nextNaming(`log\n${line}\nlog`, 0)).toBeGreaterThan(2)
  expect(pathLinesAfter(line)).toBe(after)
})

test.each(['a line of a log', 'took a screen shot', 'https://shop.example/a.png'])(
  'does not recognise %j as a line that names a file',
  (line) => {
    expect(mayNameFile(line)).toBe(false)
    expect(nextNaming(line, 0)).toBe(-1)
  },
)

test.each(Object.values(namingParts).flat())('finds %j when it begins a text', (part) => {
  expect(mayNameFile(part)).toBe(true)
  expect(nextNaming(`${part} x`, 0)).toBe(0)
})
