import { describe, expect, test } from 'vitest'
import { recognise } from '../../../../src/read/formats/index.js'
import { xunit } from '../../../../src/read/formats/xunit/xunit.js'
import { unescapeMessage } from '../../../../src/read/formats/xunit/xunit-escapes.js'
import { readText } from '../reading.js'

const read = (text: string) => readText(xunit, 'xunit.xml', text)
const collection = (name: string, inside: string) =>
  `<assemblies><assembly name="/src/Shop.dll"><collection name="${name}">${inside}</collection></assembly></assemblies>`

describe('recognition of xUnit.net files', () => {
  test.each([
    ['an assembly descriptor of Maven', '<assembly xmlns="http://maven.apache.org/ASSEMBLY/2.0.0"><id>bin</id></assembly>'],
    ['another assembly', '<assembly><name>x</name></assembly>'],
    ['the documentation of an assembly', '<doc><assembly><name>x</name></assembly><members/></doc>'],
  ])('does not recognise %s as xUnit.net', (_what, text) => {
    expect(recognise('xunit.xml', text).format).toBeUndefined()
  })
})

describe('the status of a test', () => {
  test.each([
    ['Pass', 'successful'],
    ['Fail', 'failed'],
    ['Skip', 'skipped'],
    ['NotRun', 'skipped'],
    ['Other', 'unknown'],
  ])('reads the result %s as %s', async (result, status) => {
    const { tests } = await read(collection('c', `<test name="A.B" type="A" method="B" result="${result}"/>`))
    expect(tests.map((one) => one.status)).toEqual([status])
  })

  test('skips a test that skipped itself when an old runner reports it as failed', async () => {
    const { tests } = await read(
      collection('c', '<test name="A.B" type="A" result="Fail"><failure><message>$XunitDynamicSkip$no network</message></failure></test>'),
    )
    expect(tests[0]).toMatchObject({ status: 'skipped', message: 'no network' })
  })
})

describe('the suite', () => {
  const suiteIn = async (name: string) =>
    (await read(collection(name, '<test name="A.B" type="A" method="B" result="Pass"/>'))).tests[0]?.suite
  test('leaves the default collection of a class out of the suite', async () => {
    expect(await suiteIn('Test collection for A (id: 0f1e2d)')).toEqual(['Shop.dll', 'A'])
  })
  test('keeps a custom collection without the id of the run', async () => {
    expect(await suiteIn('Database (id: 0f1e2d)')).toEqual(['Shop.dll', 'Database', 'A'])
  })
})

test('gives rows of a theory different names when their arguments are truncated', async () => {
  const row = '<test name="A.B(text: &quot;long&quot;···)" type="A" method="B" result="Pass"/>'
  const { tests } = await read(collection('c', row + row))
  expect(tests.map((one) => one.name)).toEqual(['B(text: "long"···)', 'B(text: "long"···) #2'])
})

test('reports the run as incomplete when an error occurs outside of the tests', async () => {
  const { problems } = await read(
    '<assemblies><assembly name="a.dll" errors="1"><errors><error type="assembly-cleanup" name="a.dll"><failure><message>left open</message></failure></error></errors></assembly></assemblies>',
  )
  expect(problems).toEqual([
    expect.objectContaining({ kind: 'incomplete', message: 'The run reports an error (assembly-cleanup) in "a.dll": left open' }),
  ])
})

test('does not add the failure of a class to the test before it', async () => {
  const { tests, problems } = await read(
    '<assembly test-framework="x"><class name="A"><test name="A.B" type="A" result="Fail"><failure><message>its own</message></failure></test><failure><message>left open</message></failure></class></assembly>',
  )
  expect(tests[0]?.message).toBe('its own')
  expect(problems[0]?.message).toBe('The class "A" failed outside of its tests: left open')
})

describe('the messages that the console runner of version 2 escapes', () => {
  test.each([
    [
      String.raw`Assert.Equal() Failure\r\nExpected: \"c:\\new\"\r\nActual:   \t1`,
      'Assert.Equal() Failure\nExpected: "c:\\new"\nActual:   \t1',
    ],
    [String.raw`one\ntwo\\nthree`, 'one\ntwo\\nthree'],
    // Those of others stay as they are.
    [String.raw`Could not find C:\new\table.txt`, String.raw`Could not find C:\new\table.txt`],
    ['a line\nwith \\n in it', 'a line\nwith \\n in it'],
    [String.raw`a \d pattern`, String.raw`a \d pattern`],
  ])('resolves the escapes of %j', (written, message) => {
    expect(unescapeMessage(written)).toBe(message)
  })
})

describe('the attachments of a test', () => {
  const attached = (result: string, inside: string) =>
    collection('c', `<test name="A.B" type="A" method="B" result="${result}"><attachments>${inside}</attachments></test>`)
  const image = (data: string) => `<attachment name="page" media-type="image/png"><![CDATA[${data}]]></attachment>`

  test('keeps the whole data of an attachment when it is longer than an output may be', async () => {
    const data = 'iVBORw0KGgo'.repeat(20_000)
    const { tests } = await read(attached('Fail', image(data)))
    expect(tests[0]?.attachments).toEqual([{ name: 'page', content: { base64: data } }])
  })

  test('reads an attachment as text when it has no media type', async () => {
    const { tests } = await read(attached('Fail', '<attachment name="request.json">{ "total": 12 }</attachment>'))
    expect(tests[0]?.attachments).toEqual([{ name: 'request.json', content: { text: '{ "total": 12 }' } }])
  })

  test('keeps the names of attachments as metadata when a test passed', async () => {
    const { tests } = await read(attached('Pass', image('iVBO')))
    expect(tests[0]).not.toHaveProperty('attachments')
    expect(tests[0]?.metadata).toEqual({ Attachment: 'page' })
  })

  test('keeps the attachments of a test that passed when they are wanted', async () => {
    const { tests } = await readText(xunit, 'xunit.xml', attached('Pass', image('iVBO')), undefined, true)
    expect(tests[0]?.attachments).toEqual([{ name: 'page', content: { base64: 'iVBO' } }])
  })

  test('keeps the output after attachments', async () => {
    const { tests } = await read(
      collection(
        'c',
        `<test name="A.B" type="A" method="B" result="Fail"><attachments>${image('iVBO')}</attachments><output>adding</output></test>`,
      ),
    )
    expect(tests[0]).toMatchObject({ stdout: 'adding', attachments: [{ name: 'page' }] })
  })
})
