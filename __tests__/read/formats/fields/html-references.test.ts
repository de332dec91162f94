import { expect, test } from 'vitest'
import { htmlReferences, withoutInlineData } from '../../../../src/read/formats/fields/html-references.js'

test.each([
  ['<a href="x.png"><img src="x-small.png" width=1></a>', ['x.png']],
  ['<A HREF="x.png">x</A><img src="y.png">', ['x.png', 'y.png']],
  ["<img alt='a' src='x.png'/>", ['x.png']],
  ['<img src=x.png>', ['x.png']],
  ['<video controls><source src="v.webm" type="video/webm"></video>', ['v.webm']],
  ['<img src="a&amp;b.png">', ['a&b.png']],
  ['<img src="data:image/png;base64,AAAA">', ['data:image/png;base64,AAAA']],
  ['<b>a</b> <a name="x"> <img>', []],
])('finds the files in %s', (html, expected) => {
  expect(htmlReferences(html)).toEqual(expected)
})

test('shortens inline data', () => {
  expect(withoutInlineData('<img src="data:image/png;base64,AAAA+/="> b')).toBe('<img src="data:image/png;base64,…"> b')
})

test('takes linear time when tags never end', () => {
  expect(htmlReferences('<a href="'.repeat(200_000))).toEqual([])
})
