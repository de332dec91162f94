import { expect, test } from 'vitest'
import { withoutMargins } from '../../../../src/base/text/cut-margin.js'
import { createFieldAppender } from '../../../../src/read/formats/fields/field-appender.js'
import { formats } from '../../../../src/read/formats/index.js'
import { recordLimits } from '../../../../src/records/limits.js'
import { cpuTime } from '../../../cpu-time.js'
import { readText } from '../reading.js'

interface Texts {
  a?: string
  b?: string
}

test('joins what is added to a field with line breaks', () => {
  const texts = createFieldAppender<'a' | 'b'>()
  const target: Texts = {}
  for (const text of ['1', '2', '3']) texts.add(target, 'a', text)
  texts.add(target, 'b', 'only')
  texts.finish(target)
  expect(target).toEqual({ a: '1\n2\n3', b: 'only' })
})

test('keeps the texts of two objects apart when one of them is never finished', () => {
  const texts = createFieldAppender<'a'>()
  const dropped: Texts = {}
  texts.add(dropped, 'a', 'old 1')
  texts.add(dropped, 'a', 'old 2')
  const target: Texts = {}
  texts.add(target, 'a', 'new 1')
  texts.finish(target)
  expect(target).toEqual({ a: 'new 1' })
})

test('counts all left-out characters in one line when a text is long', () => {
  const texts = createFieldAppender<'a'>()
  const target: Texts = {}
  for (let index = 0; index < 50_000; index += 1) texts.add(target, 'a', '0123456789')
  texts.finish(target)
  const text = withoutMargins(target.a ?? '')
  expect(text.length).toBeLessThan(recordLimits.text + 100)
  expect(text.match(/characters left out/g)).toHaveLength(1)
  expect(Number(/… (\d+) characters left out/.exec(text)?.[1])).toBe(50_000 * 11 - 1 - recordLimits.text)
})

// To cap a text again for each of its lines took minutes here.
test.each([
  ['junit', '<testsuite><testcase name="a">', '<system-out>0123456789</system-out>', '</testcase></testsuite>'],
  [
    'junit',
    '<testsuite><testcase name="a"><properties>',
    '<property name="a" value="0123456789"/>',
    '</properties></testcase></testsuite>',
  ],
  [
    'nunit',
    '<test-run><test-case name="a" result="Warning">',
    '<assertion><message>0123456789</message></assertion>',
    '</test-case></test-run>',
  ],
  [
    'trx',
    '<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results><UnitTestResult testName="a"><Output>',
    '<StdOut>0123456789</StdOut>',
    '</Output></UnitTestResult></Results></TestRun>',
  ],
  [
    'testng',
    '<testng-results><suite name="s"><test name="t"><class name="c"><test-method status="PASS" name="a"><reporter-output>',
    '<line>0123456789</line>',
    '</reporter-output></test-method></class></test></suite></testng-results>',
  ],
])('reads a test of %s with 500,000 short texts of one kind', async (id, front, piece, end) => {
  const format = formats.find((candidate) => candidate.id === id)
  if (format === undefined) throw new Error(id)
  function* chunks() {
    yield front
    for (let index = 0; index < 500; index += 1) yield piece.repeat(1000)
    yield end
  }
  const names: string[] = []
  const start = cpuTime()
  await format.read({ path: 'a.xml', chunks }, { test: ({ name }) => void names.push(name), problem() {}, notice() {}, restart() {} })
  expect(cpuTime() - start).toBeLessThan(10_000)
  expect(names).toEqual(['a'])
})

test('bounds the values of a property when it comes again and again', async () => {
  const junit = formats.find(({ id }) => id === 'junit')
  if (junit === undefined) throw new Error('junit')
  const property = `<property name="a" value="${'x'.repeat(1000)}"/>`
  const text = `<testsuite><testcase name="a"><properties>${property.repeat(1000)}</properties></testcase></testsuite>`
  const { tests } = await readText(junit, 'junit.xml', text)
  expect(withoutMargins(tests[0]?.metadata?.a ?? '').length).toBeLessThan(recordLimits.text + 100)
})
