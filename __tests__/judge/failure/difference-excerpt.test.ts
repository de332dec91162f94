import { expect, test } from 'vitest'
import { differenceExcerpt } from '../../../src/judge/failure/difference-excerpt.js'

const stack = '\n ❯ cart.test.js:4:46\n'

/** The details of a failed `toEqual` in Vitest with `diff: { expand: true }`. */
function details(properties: number, changed: number): string {
  const lines = Array.from({ length: properties }, (_, index) =>
    index === changed ? `-   "key${index}": "value",\n+   "key${index}": "changed",` : `    "key${index}": "value",`,
  )
  return `AssertionError: expected { key0: 'value', …(${properties - 1}) } to deeply equal …\n\n- Expected\n+ Received\n\n  {\n${lines.join('\n')}\n  }\n${stack}`
}

test('keeps a text that is short enough', () => {
  const text = details(10, 5)
  expect(differenceExcerpt(text, 4_000)).toBe(text)
})

test.each([1, 200, 399])('keeps the first difference and the stack of a long diff when property %d differs', (changed) => {
  const shown = differenceExcerpt(details(400, changed), 4_000)
  expect(shown.length).toBeLessThanOrEqual(4_000)
  expect(shown).toContain(`- Expected\n+ Received\n\n  {\n`)
  expect(shown).toContain(`    "key${changed - 1}": "value",\n-   "key${changed}": "value",\n+   "key${changed}": "changed",\n`)
  expect(shown.endsWith(stack)).toBe(true)
})

test('counts the lines that it leaves out before and after the first difference', () => {
  const shown = differenceExcerpt(details(400, 200), 4_000)
  const notes = [...shown.matchAll(/^ {2}… (\d+) more lines$/gm)].map(([, count]) => Number(count))
  const properties = shown.match(/^[- ] {3}"key\d+"/gm)?.length ?? 0
  expect(notes).toHaveLength(2)
  // The last line is the bracket.
  expect((notes[0] ?? 0) + (notes[1] ?? 0) + properties).toBeGreaterThanOrEqual(400)
})

test('leaves out what two long values on consecutive lines have in common', () => {
  const [before, after] = ['x'.repeat(3_000), 'y'.repeat(3_000)]
  const text = `AssertionError: expected 'xxx…' to be 'xxx…'\n\nExpected: "${before}b${after}"\nReceived: "${before}a${after}"\n${stack}`
  expect(differenceExcerpt(text, 4_000)).toBe(
    `AssertionError: expected 'xxx…' to be 'xxx…'\n\nExpected: …${'x'.repeat(20)}b${'y'.repeat(20)}…\nReceived: …${'x'.repeat(20)}a${'y'.repeat(20)}…\n${stack}`,
  )
})

test('leaves out the middle of a long text without a diff', () => {
  expect(differenceExcerpt(`first${'x'.repeat(10_000)}last`, 4_000)).toMatch(/^firstx+\n… 6009 characters left out …\nx+last$/)
})

test('bounds the length and the time for hostile diffs', () => {
  const legend = '- Expected\n+ Received\n'
  for (const piece of [
    '- a\n',
    `  ${'x'.repeat(50_000)}\n`,
    `- ${'x'.repeat(50_000)}\n+ ${'y'.repeat(50_000)}\n`,
    legend,
    '+ ',
    '\n',
    `- ${'a '.repeat(250)}\n+ ${'b '.repeat(250)}\n`,
  ]) {
    const text = legend + piece.repeat(Math.ceil(1_000_000 / piece.length))
    expect(differenceExcerpt(text, 4_000).length).toBeLessThanOrEqual(6_000)
  }
})
