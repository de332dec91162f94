import { describe, expect, test } from 'vitest'
import { recognise } from '../../../../src/read/formats/index.js'
import { testng } from '../../../../src/read/formats/testng/testng.js'
import { readText } from '../reading.js'

const read = (text: string) => readText(testng, 'testng-results.xml', text)
const report = (methods: string, attributes = '') =>
  `<testng-results ${attributes}><suite name="S"><test name="T"><class name="demo.Cart">${methods}</class></test></suite></testng-results>`
const method = (attributes: string, inside = '') => `<test-method name="adds" signature="adds()" ${attributes}>${inside}</test-method>`
const attempt = (message: string, seconds = '00') =>
  method(
    `status="SKIP" retried="true" started-at="2026-02-03T10:00:${seconds}Z"`,
    `<exception class="E"><message>${message}</message></exception>`,
  )

describe('recognition of TestNG reports', () => {
  test.each([
    [
      'a suite to run',
      '<!DOCTYPE suite SYSTEM "https://testng.org/testng-1.0.dtd"><suite name="Failed suite [S]"><test name="T"><classes><class name="A"/></classes></test></suite>',
    ],
    ['any other test', '<test name="x"/>'],
  ])('does not recognise %s as TestNG', (_what, text) => {
    expect(recognise('testng-failed.xml', text).format).toBeUndefined()
  })
})

describe('the status of a method', () => {
  test.each([
    ['PASS', 'successful'],
    ['FAIL', 'failed'],
    ['SKIP', 'skipped'],
    ['SUCCESS_PERCENTAGE_FAILURE', 'successful'],
    ['STARTED', 'running'],
    ['CREATED', 'running'],
    ['OTHER', 'unknown'],
  ])('reads the status %s as %s', async (word, status) => {
    const { tests } = await read(report(method(`status="${word}"`)))
    expect(tests.map((result) => result.status)).toEqual([status])
  })
})

describe('attempts', () => {
  test('marks a test as flaky when attempts failed before it succeeded', async () => {
    const { tests } = await read(report(attempt('first') + attempt('second') + method('status="PASS"')))
    expect(tests).toEqual([
      expect.objectContaining({
        status: 'successful',
        flaky: true,
        attempts: [expect.objectContaining({ status: 'failed', message: 'first' }), expect.objectContaining({ message: 'second' })],
      }),
    ])
  })

  test('reads the same attempts when they follow the last one in any order', async () => {
    const { tests } = await read(
      report(
        attempt('first', '01') +
          method('status="PASS" started-at="2026-02-03T10:00:09Z"') +
          attempt('third', '03') +
          attempt('second', '02'),
      ),
    )
    expect(tests).toHaveLength(1)
    expect(tests[0]?.flaky).toBe(true)
    expect(tests[0]?.attempts?.map((one) => one.message)).toEqual(['first', 'second', 'third'])
  })

  test('does not mark a test as flaky when its last attempt failed', async () => {
    const { tests } = await read(report(attempt('first') + method('status="FAIL"')))
    expect(tests[0]?.attempts).toHaveLength(1)
    expect(tests[0]?.flaky).toBeUndefined()
  })

  test('assigns attempts to the row with the same parameters', async () => {
    const row = (value: number, attributes: string) =>
      method(attributes, `<params><param index="0"><value>${value}</value></param></params>`)
    const { tests } = await read(report(row(1, 'status="SKIP" retried="true"') + row(2, 'status="PASS"') + row(1, 'status="PASS"')))
    expect(tests.map((result) => [result.name, result.flaky ?? false])).toEqual([
      ['adds(2)', false],
      ['adds(1)', true],
    ])
  })

  test('reports attempts without a last one and does not count them as tests', async () => {
    const { tests, problems } = await read(report(attempt('first')))
    expect(tests).toEqual([])
    expect(problems).toEqual([
      { severity: 'warning', message: '1 test was to be retried, but the file does not contain its last attempt. The test was left out.' },
    ])
  })

  test('reads 100,000 attempts in time', async () => {
    const many = Array.from(
      { length: 100_000 },
      (_, index) => `<test-method name="m${index}" signature="m${index}()" status="SKIP" retried="true"/>`,
    ).join('')
    const { tests } = await read(report(method('status="PASS"') + many))
    expect(tests).toHaveLength(1)
  })
})

test('reports the run as incomplete when a configuration method fails, without counting it as a test', async () => {
  const { tests, problems } = await read(
    report(method('status="FAIL" is-config="true"', '<exception class="E"><message>no database</message></exception>')),
  )
  expect(tests).toEqual([])
  expect(problems).toEqual([
    expect.objectContaining({
      kind: 'incomplete',
      message: 'The configuration method "adds" of the class "demo.Cart" failed: no database',
    }),
  ])
})

describe('the total of the file', () => {
  const methods = attempt('first') + method('status="PASS"') + method('status="SUCCESS_PERCENTAGE_FAILURE"')
  test.each([3, 2, 1])('accepts a total of %i because of attempts and allowed failures', async (total) => {
    expect((await read(report(methods, `total="${total}"`))).problems).toEqual([])
  })
  test('warns about a total that attempts and allowed failures do not explain', async () => {
    expect((await read(report(methods, 'total="9"'))).problems).toHaveLength(1)
  })
})

test('gives a test the same name in every run when Java prints hashes', async () => {
  const run = (hash: string) =>
    read(
      report(
        method('status="PASS"', `<params><param><value>demo.Cart@${hash}</value></param><param><value>[I@${hash}</value></param></params>`),
      ),
    )
  const [one, other] = await Promise.all([run('1b2c3d4'), run('43a0cee9')])
  expect(one.tests[0]?.name).toBe('adds(demo.Cart, [I)')
  expect(other.tests[0]?.name).toBe(one.tests[0]?.name)
})

describe('the files that reported lines refer to', () => {
  const lines = (...texts: readonly string[]) =>
    `<reporter-output>${texts.map((text) => `<line><![CDATA[${text}]]></line>`).join('')}</reporter-output>`

  test.each([
    ['<a href="a.png"><img src="a.png"></a>', [{ name: 'a.png', path: 'a.png' }]],
    ["<IMG alt='x' SRC = 'out/a b.png'>", [{ name: 'a b.png', path: 'out/a b.png' }]],
    [
      '<a href=a.log>log</a> <a href="b.log">log</a>',
      [
        { name: 'a.log', path: 'a.log' },
        { name: 'b.log', path: 'b.log' },
      ],
    ],
    ['<img src="https://shop.example/x/a.png?a=1">', [{ name: 'a.png', url: 'https://shop.example/x/a.png?a=1' }]],
    ['<img src="data:image/png;base64,iVBO">', [{ name: 'image', content: { base64: 'data:image/png;base64,iVBO' } }]],
    ['<a href="#top">up</a> <a href="javascript:alert(1)">x</a> <a href="">y</a> 1 < 2', undefined],
  ])('finds the files that a reported line refers to when it is %j', async (line, attachments) => {
    const { tests } = await read(report(method('status="FAIL"', lines(line))))
    expect(tests[0]?.attachments).toEqual(attachments)
  })

  test('leaves out the data of an image from the output, and keeps it whole as an attachment', async () => {
    const data = `data:image/png;base64,${'iVBORw0KGgo'.repeat(20_000)}`
    const { tests } = await read(report(method('status="FAIL"', lines('shot', `<img src="${data}">`))))
    expect(tests[0]).toMatchObject({ stdout: 'shot\n<img src="data:image/png;base64,…">', attachments: [{ content: { base64: data } }] })
  })

  test('cuts a line that is too long', async () => {
    const { tests } = await read(report(method('status="FAIL"', lines('x'.repeat(200_000)))))
    expect(tests[0]?.stdout).toContain('characters left out')
  })

  test('gives files to the attempt that reported them', async () => {
    const retried = method('status="SKIP" retried="true"', lines('<img src="1.png">'))
    const { tests } = await read(report(retried + method('status="PASS"', lines('<img src="2.png">'))))
    expect(tests).toMatchObject([{ flaky: true, attachments: [{ path: '2.png' }], attempts: [{ attachments: [{ path: '1.png' }] }] }])
  })

  test('leaves out the files of reported lines when a test passed at its first attempt', async () => {
    const { tests } = await read(report(method('status="PASS"', lines('<img src="1.png">'))))
    expect(tests[0]).not.toHaveProperty('attachments')
  })
})
