import { describe, expect, test } from 'vitest'
import { describeHead } from '../../../../src/read/formats/head.js'
import { trx } from '../../../../src/read/formats/trx/trx.js'
import { readText } from '../reading.js'

const namespace = 'http://microsoft.com/schemas/VisualStudio/TeamTest/2010'
const run = (content: string) => `<?xml version="1.0"?>\n<TestRun id="1" xmlns="${namespace}">\n${content}\n</TestRun>`
const read = (content: string) => readText(trx, 'a.trx', run(content))
const messages = async (content: string) => (await read(content)).problems.map(({ message }) => message)

const passed = '<Results><UnitTestResult testId="1" testName="Adds" outcome="Passed" /></Results>'
const failed = '<Results><UnitTestResult testId="1" testName="Adds" outcome="Failed" /></Results>'
const info = (outcome: string, text: string) => `<RunInfos><RunInfo outcome="${outcome}"><Text>${text}</Text></RunInfo></RunInfos>`

test.each([
  ['CppUnit and AUnit', '<TestRun><FailedTests/></TestRun>'],
  ['another root', `<Run xmlns="${namespace}"/>`],
])('does not recognise %s as TRX', (_what, text) => {
  expect(trx.matches(describeHead('a.trx', text))).toBeUndefined()
})

test('gives the same tests when there is more output than can be held', async () => {
  const output = 'x'.repeat(60_000)
  const result = (index: number) =>
    `<UnitTestResult testId="t${index}" testName="Adds ${index}" outcome="Passed"><Output><StdOut>${output}</StdOut></Output></UnitTestResult>`
  const definition = (index: number) => `<UnitTest id="t${index}"><TestMethod className="Shop.Tests${index % 3}" name="Adds" /></UnitTest>`
  const indices = Array.from({ length: 400 }, (_, index) => index)
  const content = `<Results>${indices.map(result).join('')}</Results><TestDefinitions>${indices.map(definition).join('')}</TestDefinitions>`
  const { tests, problems } = await read(content)
  expect(problems).toEqual([])
  expect(tests.map(({ name, suite }) => [name, ...suite])).toEqual(indices.map((index) => [`Adds ${index}`, `Shop.Tests${index % 3}`]))
})

test('shares the path of a class between its tests', async () => {
  const { tests } = await read(`<Results>
    <UnitTestResult testId="1" testName="Adds" outcome="Passed" /><UnitTestResult testId="2" testName="Removes" outcome="Passed" />
    </Results><TestDefinitions>
    <UnitTest id="1"><TestMethod className="Shop.Tests" /></UnitTest><UnitTest id="2"><TestMethod className="Shop.Tests" /></UnitTest>
    </TestDefinitions>`)
  expect(tests[0]?.suite).toBe(tests[1]?.suite)
})

test('counts a failed container only when none of its rows explains the failure', async () => {
  const container = (row: string) => `<Results><UnitTestResult testName="Rows" outcome="Failed"><InnerResults>
    <UnitTestResult testName="Rows (1)" outcome="${row}" /></InnerResults></UnitTestResult></Results>`
  expect((await read(container('Failed'))).tests.map(({ name }) => name)).toEqual(['Rows (1)'])
  expect((await read(container('Passed'))).tests.map(({ name }) => name)).toEqual(['Rows (1)', 'Rows'])
})

test('takes the place of a failed test from its own frame when a helper is above it', async () => {
  const { tests } =
    await read(`<Results><UnitTestResult testName="Shop.CartTests.Adds(count: 1)" outcome="Failed"><Output><ErrorInfo><StackTrace>
   at Shop.Check.Equal() in C:\\shop\\Check.cs:line 3
   at Shop.CartTests.Adds(Int32 count) in C:\\shop\\CartTests.cs:line 12</StackTrace></ErrorInfo></Output></UnitTestResult></Results>`)
  expect(tests[0]).toMatchObject({ name: 'Adds(count: 1)', suite: ['Shop.CartTests'], file: 'C:\\shop\\CartTests.cs', line: 12 })
})

describe('the outcome of the run', () => {
  test.each([
    ['Failed', 'The run has the outcome "Failed", but none of its tests failed.'],
    ['Timeout', 'The run has the outcome "Timeout", but none of its tests failed.'],
    ['Aborted', 'The run was aborted.'],
  ])('reports the run as incomplete when its outcome is %s and all tests passed', async (outcome, message) => {
    expect((await read(`${passed}<ResultSummary outcome="${outcome}" />`)).problems).toEqual([
      { severity: 'error', kind: 'incomplete', message, line: 3 },
    ])
  })

  test('accepts a failed outcome when a test failed, unless the run was aborted', async () => {
    expect(await messages(`${failed}<ResultSummary outcome="Failed" />`)).toEqual([])
    expect(await messages(`<ResultSummary outcome="Error" />${failed}`)).toEqual([])
    expect(await messages(`${failed}<ResultSummary outcome="Aborted" />`)).toEqual(['The run was aborted.'])
  })

  test('reports errors of the run, but no messages that repeat results', async () => {
    const summary = (text: string) => `${failed}<ResultSummary outcome="Failed">${text}</ResultSummary>`
    expect(await messages(summary(info('Error', '[xUnit.net 00:00:01.67]     Shop.Tests.Adds [FAIL]')))).toEqual([])
    expect(await messages(summary(info('Error', "Exit code indicates failure: '2'. Please refer to the documentation.")))).toEqual([])
    expect(await messages(summary(info('Warning', 'No test is available.')))).toEqual([])
    expect(await messages(summary(info('Error', '[xUnit.net 00:00:01.67] Catastrophic failure')))).toEqual([
      'The run reports an error outside of its tests: [xUnit.net 00:00:01.67] Catastrophic failure',
    ])
  })
})

test('accepts a total that counts a container, its rows or both', async () => {
  const results = `<Results><UnitTestResult testName="Rows" outcome="Passed"><InnerResults>
    <UnitTestResult testName="Rows (1)" outcome="Passed" /><UnitTestResult testName="Rows (2)" outcome="Passed" /></InnerResults></UnitTestResult></Results>`
  const stated = (total: number) => messages(`${results}<ResultSummary outcome="Completed"><Counters total="${total}" /></ResultSummary>`)
  expect(await Promise.all([1, 2, 3].map(stated))).toEqual([[], [], []])
  expect(await stated(4)).toEqual(['The file states 4 tests, but lists 2; the listed ones count.'])
})

describe('the files of a result', () => {
  const result = (attributes: string, inside: string) =>
    `<Results><UnitTestResult testId="1" testName="Adds" ${attributes}>${inside}</UnitTestResult></Results>`
  const file = '<ResultFiles><ResultFile path="HOST\\page.png" /></ResultFiles>'
  const basesOf = async (content: string) =>
    (await read(content)).tests.flatMap(({ attachments = [] }) => attachments).map((attachment) => ({ bases: [], ...attachment }).bases)

  test.each([
    ['<Deployment runDeploymentRoot="run" />', 'relativeResultsDirectory="files" executionId="e1"', ['run/In/files', 'run/In', 'run']],
    ['<Deployment runDeploymentRoot="run" />', 'executionId="e1"', ['run/In/e1', 'run/In', 'run']],
    ['<Deployment runDeploymentRoot="out\\run\\" />', '', ['out/run/In', 'out/run']],
    ['', 'executionId="e1"', ['In/e1', 'In']],
  ])(
    'looks for the files of a result in the folders of the run when the settings are %j and the result has %j',
    async (settings, attributes, bases) => {
      const content = `<TestSettings>${settings}</TestSettings>${result(`outcome="Failed" ${attributes}`, file)}`
      expect(await basesOf(content)).toEqual([bases])
    },
  )

  test('leaves out the files of a result that is successful, unless they are wanted', async () => {
    const content = result('outcome="Passed"', file)
    expect((await read(content)).tests[0]).not.toHaveProperty('attachments')
    expect((await readText(trx, 'a.trx', run(content), undefined, true)).tests[0]?.attachments).toHaveLength(1)
  })

  test('gives the files of a row to the row when a container has rows', async () => {
    const row = `<UnitTestResult testName="Rows (1)" outcome="Failed">${file}</UnitTestResult>`
    const { tests } = await read(
      `<Results><UnitTestResult testName="Rows" outcome="Failed"><InnerResults>${row}</InnerResults></UnitTestResult></Results>`,
    )
    expect(tests.map(({ name, attachments }) => [name, attachments?.length])).toEqual([['Rows (1)', 1]])
  })
})
