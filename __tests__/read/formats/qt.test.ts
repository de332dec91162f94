import { expect, test } from 'vitest'
import { describeHead } from '../../../src/read/formats/head.js'
import { qt } from '../../../src/read/formats/qt.js'
import { readText } from './reading.js'

const read = (content: string, name = 'tst.xml') => readText(qt, name, `<TestCase name="tst_Cart">${content}</TestCase>`)
const incident = (type: string, tag = '') =>
  `<Incident type="${type}" file="a.cpp" line="1"><DataTag><![CDATA[${tag}]]></DataTag></Incident>`
const message = (type: string, text: string, tag = '') =>
  `<Message type="${type}" file="" line="0"><DataTag><![CDATA[${tag}]]></DataTag><Description><![CDATA[${text}]]></Description></Message>`

test.each([
  ['the JUnit form that Qt writes as well', '<testsuite name="tst_Cart"><testcase name="adds"/></testsuite>'],
  ['a test case of somebody else', '<TestCase name="a"><Step/></TestCase>'],
  ['an environment of somebody else', '<Environment><Variable/></Environment>'],
])('does not recognise %s as Qt Test XML', (_what, text) => {
  expect(qt.matches(describeHead('a.xml', text))).toBeUndefined()
})

test.each([
  ['successful', ['xfail', 'pass']],
  ['successful', ['bpass']],
  ['successful', ['bxfail']],
  ['skipped', ['skip', 'pass']],
  ['skipped', ['bfail', 'skip']],
  ['skipped', ['bxpass']],
  ['failed', ['skip', 'fail', 'bfail']],
  ['failed', ['xpass', 'pass']],
  ['unknown', ['moonwalk']],
])('makes a row %s when its incidents are %j', async (status, types) => {
  const { tests } = await read(`<TestFunction name="adds">${types.map((type) => incident(type)).join('')}</TestFunction>`)
  expect(tests.map((result) => result.status)).toEqual([status])
})

test('reads consecutive incidents with the same tag as one test', async () => {
  const { tests } = await read(
    `<TestFunction name="adds">${['a', 'a', 'b', ''].map((tag) => incident('pass', tag)).join('')}</TestFunction>`,
  )
  expect(tests.map(({ name }) => name)).toEqual(['adds(a)', 'adds(b)', 'adds'])
})

test('assigns messages before and after an incident to the row with the same tag', async () => {
  const { tests } =
    await read(`<TestFunction name="adds">${message('qdebug', '1', 'a')}${incident('pass', 'a')}${message('qdebug', '2', 'a')}
    ${message('qdebug', '3', 'b')}${incident('pass', 'b')}${message('qdebug', '4')}</TestFunction>`)
  expect(tests.map(({ stdout }) => stdout)).toEqual(['qdebug: 1\nqdebug: 2', 'qdebug: 3\nqdebug: 4'])
})

test('reports each fatal error that no test shows as an error of the run', async () => {
  const { tests, problems } =
    await read(`${message('qfatal', 'no display')}<TestFunction name="adds">${message('qfatal', 'ASSERT')}</TestFunction>
    <TestFunction name="hangs">${message('qfatal', 'timed out')}${incident('fail')}</TestFunction>`)
  expect(tests).toHaveLength(1)
  expect(problems.map((problem) => [problem.kind, problem.message])).toEqual([
    ['incomplete', 'The program ended with a fatal error outside of a test function: no display'],
    ['incomplete', 'The program ended with a fatal error in "adds": ASSERT'],
  ])
})

test('keeps complete rows and drops the open one when a file is truncated', async () => {
  const whole = `<TestCase name="tst_Cart"><TestFunction name="adds">${incident('fail', 'a')}${incident('pass', 'b')}`
  const { tests, problems } = await readText(qt, 'tst.xml', `${whole}<Incident type="pass" file="" li`)
  expect(tests.map(({ name, status }) => [name, status])).toEqual([
    ['adds(a)', 'failed'],
    ['adds(b)', 'successful'],
  ])
  expect(problems).toEqual([expect.objectContaining({ kind: 'incomplete', line: 1 })])
})

test('keeps a line that names a file when a message is cut', async () => {
  const filler = 'a line of the log\n'.repeat(4000)
  const text = `<TestCase name="tst_Cart"><TestFunction name="pays"><Incident type="fail"><Description><![CDATA[${filler}[[ATTACHMENT|cart.png]]]]><![CDATA[
${filler}]]></Description></Incident></TestFunction></TestCase>`
  const { tests } = await readText(qt, 'cart.xml', text)
  expect(tests[0]?.message).toContain('left out …\n[[ATTACHMENT|cart.png]]\n')
})
