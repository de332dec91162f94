import { expect, test } from 'vitest'
import { describeHead } from '../../../../src/read/formats/head.js'
import { robot } from '../../../../src/read/formats/robot/robot.js'
import { applySuiteTeardowns } from '../../../../src/read/formats/robot/robot-status.js'
import { readText } from '../reading.js'

const read = (content: string) => readText(robot, 'output.xml', `<robot generator="Robot 7.0">${content}</robot>`)
const status = (word: string, message = '') => `<status status="${word}" start="2026-03-02T10:00:00" elapsed="0.001">${message}</status>`
const keyword = (name: string, word: string, content = '') => `<kw name="${name}">${content}${status(word)}</kw>`
const details = async (content: string) =>
  (await read(`<suite name="A"><test name="T">${content}${status('FAIL', 'wrong')}</test></suite>`)).tests.map((result) => result.details)

test.each([
  ['a robot of ROS', '<robot name="arm"><link name="base"/><joint name="elbow"/></robot>'],
  ['a suite of TestNG', '<suite name="Failed suite"><test name="a"/></suite>'],
])('does not recognise %s as Robot Framework', (_what, text) => {
  expect(robot.matches(describeHead('output.xml', text))).toBeUndefined()
})

test.each([
  ['failed', 'successful', ['FAIL']],
  ['failed', 'failed', ['FAIL']],
  ['skipped', 'skipped', ['FAIL']],
  ['skipped', 'failed', ['SKIP']],
  ['skipped', 'successful', ['FAIL', 'SKIP']],
  ['skipped', 'successful', ['SKIP', 'FAIL']],
] as const)('makes a test %s that was %s when the suite teardowns are %j', (after, before, words) => {
  const result = { status: before }
  applySuiteTeardowns(
    result,
    words.map((word) => ({ status: word, message: '' })),
  )
  expect(result.status).toBe(after)
})

test('fails the tests of all inner suites when the teardown of the outer suite fails', async () => {
  const teardown = `<kw name="Close" type="TEARDOWN">${status('FAIL')}</kw>`
  const { tests } = await read(`<suite name="A"><suite name="B"><test name="T">${status('PASS')}</test>${status('PASS')}</suite>
    <suite name="C"><test name="T">${status('PASS')}</test>${status('PASS')}</suite>${teardown}${status('FAIL', 'Suite teardown failed:\nno network')}</suite>`)
  expect(tests.map((result) => [result.suite.join('.'), result.status, result.message])).toEqual([
    ['A.B', 'failed', 'Parent suite teardown failed:\nno network'],
    ['A.C', 'failed', 'Parent suite teardown failed:\nno network'],
  ])
})

test('does not take the teardown of a test or keyword for a suite teardown', async () => {
  const inner = `<kw name="Close" type="TEARDOWN">${status('FAIL')}</kw>`
  const { tests } = await read(`<suite name="A"><kw name="Open" type="SETUP">${inner}${status('PASS')}</kw>
    <test name="T">${inner}${status('PASS')}</test>${status('PASS')}</suite>`)
  expect(tests.map((result) => result.status)).toEqual(['successful'])
})

test('describes a failure by the innermost failed keyword and its callers', async () => {
  expect(
    await details(
      keyword('Outer', 'FAIL', keyword('First', 'PASS') + keyword('Inner', 'FAIL', '<msg level="FAIL">1 != 2</msg><arg>1</arg>')),
    ),
  ).toEqual(['Inner    1\n  in Outer\n1 != 2'])
})

test('leaves caught failures out of the details', async () => {
  const caught = keyword('Run Keyword And Ignore Error', 'PASS', keyword('Caught', 'FAIL'))
  const tried = `<try><branch type="TRY">${keyword('Tried', 'FAIL')}${status('FAIL')}</branch><branch type="EXCEPT">${keyword('Log', 'PASS')}${status('PASS')}</branch>${status('PASS')}</try>`
  expect(await details(caught + tried + keyword('Last', 'FAIL'))).toEqual(['Last'])
})

test('lists every failure of a test, without the keywords of the suite', async () => {
  expect(await details(keyword('First', 'FAIL') + keyword('Second', 'FAIL'))).toEqual(['First\n\nSecond'])
  const { tests } = await read(
    `<suite name="A"><kw name="Open" type="SETUP">${status('FAIL')}</kw><test name="T">${status('FAIL', 'Parent suite setup failed')}</test></suite>`,
  )
  expect(tests[0]).not.toHaveProperty('details')
})

test('marks a merged test as flaky when an earlier attempt failed and the last passed', async () => {
  const merged = (now: string, before: string) =>
    `*HTML* &lt;span class="merge"&gt;Test has been re-executed and results merged.&lt;/span&gt;&lt;hr&gt;&lt;span class="new-status"&gt;New status:&lt;/span&gt; &lt;span class="${now.toLowerCase()}"&gt;${now}&lt;/span&gt;&lt;br&gt;&lt;hr&gt;&lt;span class="old-status"&gt;Old status:&lt;/span&gt; &lt;span class="${before.toLowerCase()}"&gt;${before}&lt;/span&gt;&lt;br&gt;`
  const flaky = async (now: string, before: string) =>
    (await read(`<suite name="A"><test name="T">${status(now, merged(now, before))}</test></suite>`)).tests[0]?.flaky ?? false
  expect(await Promise.all([flaky('PASS', 'FAIL'), flaky('PASS', 'PASS'), flaky('FAIL', 'FAIL'), flaky('PASS', 'SKIP')])).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('reads keywords that are nested 100,000 deep', async () => {
  const depth = 100_000
  const { tests } = await read(
    `<suite name="A"><test name="T">${'<kw name="K">'.repeat(depth)}${`${status('FAIL')}</kw>`.repeat(depth)}${status('FAIL', 'deep')}</test></suite>`,
  )
  expect(tests.map(({ name, message }) => [name, message])).toEqual([['T', 'deep']])
  expect(tests[0]?.details?.split('\n')).toHaveLength(12)
})

test('gives steps to tests that failed and to none that passed', async () => {
  const { tests } = await read(`<suite name="A"><test name="T">${keyword('Look', 'PASS')}${status('PASS')}</test>
    <test name="U">${keyword('Pay', 'FAIL', '<arg>card</arg><msg level="FAIL">no money</msg>')}${status('FAIL', 'no money')}</test></suite>`)
  expect(tests.map(({ steps }) => steps)).toEqual([undefined, [{ name: 'Pay  card', status: 'failed', duration: 1 }]])
})

test('does not mark a TRY as failed when its failure was handled', async () => {
  const branches = `<branch type="TRY">${keyword('Fail', 'FAIL')}${status('FAIL')}</branch><branch type="EXCEPT">${status('PASS')}</branch>`
  const { tests } = await read(
    `<suite name="A"><test name="T"><try>${branches}${status('PASS')}</try>${keyword('Fail', 'FAIL')}${status('FAIL')}</test></suite>`,
  )
  expect(tests[0]?.steps?.map(({ name, status: word }) => [name, word])).toEqual([
    ['TRY', 'successful'],
    ['EXCEPT', 'successful'],
    ['Fail', 'failed'],
  ])
})

test('marks the teardown as the failed step when only the teardown failed', async () => {
  const teardown = `<kw name="Close" type="TEARDOWN"><msg level="FAIL">still open</msg>${status('FAIL')}</kw>`
  const { tests } = await read(
    `<suite name="A"><test name="T">${keyword('Pay', 'PASS')}${teardown}${status('FAIL', 'Teardown failed:\nstill open')}</test></suite>`,
  )
  expect(tests[0]?.steps).toEqual([
    { name: 'Pay', status: 'successful', duration: 1 },
    { name: 'Close', status: 'failed', phase: 'teardown', duration: 1 },
  ])
})

test('keeps a screenshot whole that is longer than the output', async () => {
  const data = `data:image/png;base64,${'QUJD'.repeat(50_000)}`
  const { tests } = await read(
    `<suite name="A"><test name="T">${keyword('Pay', 'FAIL', `<msg level="INFO" html="true">&lt;img src="${data}"&gt;</msg>`)}${status('FAIL')}</test></suite>`,
  )
  expect(tests[0]?.attachments).toEqual([{ name: 'image', content: { base64: data } }])
  expect(tests[0]?.stdout).toBe('<img src="data:image/png;base64,…">')
})

test('ignores markup in messages that are plain text', async () => {
  const { tests } = await read(
    `<suite name="A"><test name="T">${keyword('Pay', 'FAIL', '<msg level="INFO">&lt;img src="a.png"&gt;</msg>')}${status('FAIL')}</test></suite>`,
  )
  expect(tests[0]).not.toHaveProperty('attachments')
})
