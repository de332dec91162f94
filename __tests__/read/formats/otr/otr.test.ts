import { describe, expect, test } from 'vitest'
import { recognise } from '../../../../src/read/formats/index.js'
import { otr } from '../../../../src/read/formats/otr/otr.js'
import { readText } from '../reading.js'

const core = 'xmlns="https://schemas.opentest4j.org/reporting/core/0.2.0"'
const eventNamespace = 'https://schemas.opentest4j.org/reporting/events/0.2.0'
const events = (inside: string, namespaces = '') => `<e:events ${core} xmlns:e="${eventNamespace}" ${namespaces}>${inside}</e:events>`
const ofPhpUnit = 'xmlns:phpunit="https://schema.phpunit.de/otr/phpunit/0.2.0"'

const read = (inside: string, namespaces?: string) => readText(otr, 'otr.xml', events(inside, namespaces))

const at = (seconds: string) => `2026-11-20T10:00:${seconds}Z`
const started = (id: string, attributes: string, inside = '') =>
  `<e:started id="${id}" time="${at('01')}" ${attributes}>${inside}</e:started>`
const finished = (id: string, inside = '<result status="SUCCESSFUL"/>', time = at('02')) =>
  `<e:finished id="${id}" time="${time}">${inside}</e:finished>`
const typed = (type: string, sources = '') => `<metadata><j:type>${type}</j:type></metadata><sources>${sources}</sources>`
const methodOf = (type: string) => `<java:methodSource className="${type}" methodName="m"/>`

describe('recognition of Open Test Reporting', () => {
  test.each([
    ['events', `<e:events xmlns:e="${eventNamespace}"/>`],
    ['an older hierarchy', '<execution xmlns="https://schemas.opentest4j.org/reporting/hierarchy/0.1.0"/>'],
  ])('recognises %s by the namespace', (_what, text) => {
    expect(recognise('a.xml', text).format).toBe(otr)
  })

  test.each([
    ['events of another namespace', '<events xmlns="https://example.com/events"/>'],
    ['an execution without a namespace', '<execution/>'],
    ['another element of the namespace', '<core xmlns="https://schemas.opentest4j.org/reporting/core/0.2.0"/>'],
  ])('does not recognise %s', (_what, text) => {
    expect(recognise('a.xml', text).format).toBeUndefined()
  })
})

describe('the status of a test', () => {
  test.each([
    ['SUCCESSFUL', 'successful'],
    ['FAILED', 'failed'],
    ['ERRORED', 'failed'],
    ['SKIPPED', 'skipped'],
    ['ABORTED', 'skipped'],
    ['OTHER', 'unknown'],
  ])('reads %s as %s', async (status, expected) => {
    const { tests, problems } = await read(started('1', 'name="a"') + finished('1', `<result status="${status}"/>`))
    expect(tests.map((one) => one.status)).toEqual([expected])
    expect(problems).toEqual([])
  })

  test('is unknown when the test has no result', async () => {
    const { tests } = await read(started('1', 'name="a"') + finished('1', ''))
    expect(tests[0]?.status).toBe('unknown')
  })

  test('is running when the test has not ended, also if the file is complete', async () => {
    const { tests, problems } = await read(started('1', 'name="a"') + started('2', 'name="b" parentId="1"'))
    expect(tests).toEqual([{ name: 'b', suite: ['a'], status: 'running', timestamp: Date.parse(at('01')) }])
    expect(problems).toEqual([{ severity: 'error', kind: 'incomplete', message: '1 test began and did not end.' }])
  })

  test('is kept when another test gets the id of an open one', async () => {
    const { tests } = await read(started('1', 'name="a"') + started('1', 'name="b"') + finished('1'))
    expect(tests.map(({ name, status }) => [name, status])).toEqual([
      ['a', 'running'],
      ['b', 'successful'],
    ])
  })
})

describe('an element without children', () => {
  test.each([
    ['TEST', 1],
    ['CONTAINER', 0],
    ['CONTAINER_AND_TEST', 1],
  ])('counts as a test when its type is %s: %i', async (type, count) => {
    const { tests, problems } = await read(started('1', 'name="a"', typed(type)) + finished('1'))
    expect(tests.length).toBe(count)
    expect(problems).toEqual([])
  })

  test('is a container when a test of the type CONTAINER_AND_TEST has a child', async () => {
    const { tests } = await read(
      started('1', 'name="a"', typed('CONTAINER_AND_TEST')) +
        started('2', 'name="b" parentId="1"', typed('TEST')) +
        finished('2') +
        finished('1'),
    )
    expect(tests.map(({ name }) => name)).toEqual(['b'])
  })

  test('is not a test when PHPUnit lists an empty suite', async () => {
    const { tests } = await read(started('1', 'name="unit"') + finished('1', ''), ofPhpUnit)
    expect(tests).toEqual([])
  })

  test('is one skipped test when a class was skipped', async () => {
    const source = '<java:classSource className="shop.CartTest"/>'
    const { tests } = await read(
      started('1', 'name="The cart"', typed('CONTAINER', source)) +
        finished('1', '<result status="SKIPPED"><reason>later</reason></result>'),
    )
    expect(tests).toMatchObject([{ name: 'CartTest', suite: ['shop.CartTest'], status: 'skipped', message: 'later' }])
  })

  test('is one failed test when a method failed before its first invocation', async () => {
    const { tests, problems } = await read(
      started('1', 'name="m"', typed('CONTAINER', methodOf('shop.CartTest'))) + finished('1', '<result status="FAILED"/>'),
    )
    expect(tests).toMatchObject([{ name: 'm', suite: ['shop.CartTest'], status: 'failed' }])
    expect(problems).toEqual([])
  })
})

describe('a failed container', () => {
  const container = started('1', 'name="Cart"')
  const passed = started('2', 'name="a" parentId="1"') + finished('2')
  const failed = started('2', 'name="a" parentId="1"') + finished('2', '<result status="FAILED"/>')
  const error = (reason: string) => ({
    severity: 'error',
    kind: 'incomplete',
    message: `The suite "Cart" reports an error outside of its tests${reason}`,
    line: 1,
  })

  test.each([
    ['its tests passed', passed, '', [error('.')]],
    ['a test of it failed and it has a reason of its own', failed, '<reason>no database</reason>', [error(': no database')]],
    ['only a test of it failed', failed, '', []],
  ])('is an error of the run unless it repeats a failure: %s', async (_what, inside, reason, expected) => {
    const { problems } = await read(container + inside + finished('1', `<result status="FAILED">${reason}</result>`))
    expect(problems).toEqual(expected)
  })
})

describe('the place of a test', () => {
  const containers = (type: string) =>
    started('1', 'name="Cucumber"', typed('CONTAINER')) + started('2', 'name="cart.feature" parentId="1"', typed('CONTAINER', type))

  test('has the class of the nearest container when the test has none', async () => {
    const { tests } = await read(
      containers('<java:classSource className="shop.CartTest"/>') + started('3', 'name="a" parentId="2"') + finished('3'),
    )
    expect(tests[0]?.suite).toEqual(['shop.CartTest'])
  })

  test('has the names of the containers without the engine when the class is missing', async () => {
    const { tests } = await read(containers('') + started('3', 'name="a" parentId="2"') + finished('3'))
    expect(tests[0]?.suite).toEqual(['cart.feature'])
  })

  test.each([
    ['adds()', 'adds'],
    ['adds(int)[1]', 'adds(int)[1]'],
    ['()', '()'],
  ])('has a name without display names: %s is %s', async (legacy, name) => {
    const metadata = `<metadata><j:legacyReportingName>${legacy}</j:legacyReportingName></metadata>`
    const { tests } = await read(started('1', 'name="Adds it up"', metadata) + finished('1'))
    expect(tests[0]?.name).toBe(name)
  })

  test.each([
    ['file:///home/shop/my%20cart.txt?line=3', '/home/shop/my cart.txt'],
    ['file:///C:/shop/cart.txt', 'C:/shop/cart.txt'],
    ['https://example.com/cart.txt', undefined],
    ['file:///%', undefined],
  ])('has the file of the address %s: %s', async (uri, file) => {
    const { tests } = await read(started('1', 'name="a"', `<sources><uriSource uri="${uri}"/></sources>`) + finished('1'))
    expect(tests[0]?.file).toBe(file)
  })
})

describe('the message of a failure', () => {
  const failure = (result: string) => read(started('1', 'name="a"') + finished('1', `<result status="FAILED">${result}</result>`))
  const throwable = (text: string, type = 'java.lang.IllegalStateException') =>
    `<java:throwable type="${type}" assertionError="false"><![CDATA[${text}]]></java:throwable>`

  test.each([
    ['java.lang.IllegalStateException: no stock\n\tat shop.Cart.add(Cart.java:7)\n', 'no stock'],
    ['java.lang.IllegalStateException: no\nstock\n\tat shop.Cart.add(Cart.java:7)\n', 'no\nstock'],
    ['java.lang.IllegalStateException\n\tat shop.Cart.add(Cart.java:7)\n', 'java.lang.IllegalStateException'],
    ['java.lang.IllegalStateException: outer\nCaused by: java.lang.Error: inner\n', 'outer'],
    ['a proxy of it: no stock\n\tat shop.Cart.add(Cart.java:7)\n', 'a proxy of it: no stock'],
    ['', 'java.lang.IllegalStateException'],
  ])('is the text before the stack in %j', async (text, message) => {
    const { tests } = await failure(throwable(text))
    expect(tests[0]?.message).toBe(message)
  })

  test('is the first line when a huge exception has no stack', async () => {
    const { tests } = await failure(throwable(`first\n${'x'.repeat(20_000)}`))
    expect(tests[0]?.message).toBe('first')
  })
})

describe('a time', () => {
  test.each([
    ['2026-11-20T10:00:01.000500000Z', '2026-11-20T10:00:01.002750000Z', 2.25],
    ['2026-11-20T10:00:01.5Z', '2026-11-20T10:00:01Z', undefined],
    ['2026-11-20T10:00:01Z', 'later', undefined],
    ['2026-11-20T11:00:01+01:00', '2026-11-20T10:00:03Z', 2000],
  ])('from %s to %s is %s ms', async (start, end, duration) => {
    const { tests } = await read(`<e:started id="1" name="a" time="${start}"/>${finished('1', undefined, end)}`)
    expect(tests[0]?.duration).toBe(duration)
  })

  test.each([
    ['P1DT2H3M4.5S', 93_784_500],
    ['PT0.013404S', 13.404],
    ['P1M', undefined],
    ['P', undefined],
    ['PT', undefined],
    ['-PT1S', undefined],
  ])('of the hierarchy %s is %s ms', async (text, duration) => {
    const { tests } = await readText(
      otr,
      'a.xml',
      `<execution xmlns="https://schemas.opentest4j.org/reporting/hierarchy/0.2.0"><root name="a" duration="${text}"/></execution>`,
    )
    expect(tests[0]?.duration).toBe(duration)
  })
})

describe('untrusted events', () => {
  test('keep no user, host or repository', async () => {
    const secret = '<infrastructure><hostName>SECRET</hostName><userName>SECRET</userName><git:branch>SECRET</git:branch></infrastructure>'
    const reading = await read(secret + started('1', 'name="a"') + finished('1'))
    expect(JSON.stringify(reading)).not.toContain('SECRET')
    expect(reading.tests.length).toBe(1)
  })

  test('drop further output when open tests hold 16 MiB', async () => {
    const output = `<attachments><data><entry key="stdout">${'x'.repeat(60_000)}</entry></data></attachments>`
    const ids = Array.from({ length: 300 }, (_, index) => `${index}`)
    const begin = ids.map((id) => `${started(id, `name="${id}"`)}<e:reported id="${id}">${output}</e:reported>`).join('')
    const { tests } = await read(begin + ids.map((id) => finished(id)).join(''))
    expect(tests.length).toBe(300)
    expect(tests.filter(({ stdout }) => stdout !== undefined).length).toBe(Math.floor((16 * 1024 * 1024) / 60_000))
  })

  test('cut the output of one test in the middle when it is too long', async () => {
    const output = `<e:reported id="1"><attachments><output source="stdout">${'x'.repeat(50_000)}</output></attachments></e:reported>`
    const { tests } = await read(started('1', 'name="a"') + output.repeat(10) + finished('1'))
    expect(tests[0]?.stdout).toMatch(/ characters left out /)
  })

  test('are counted when more than 100,000 tests are open', async () => {
    const begin = Array.from({ length: 100_002 }, (_, index) => `<e:started id="${index}" name="a"/>`)
    const { tests, problems } = await read(begin.join(''))
    expect(tests.length).toBe(100_000)
    expect(problems.map(({ message }) => message)).toEqual([
      '100,000 tests began and did not end.',
      '2 events began while too many tests were open, and were left out.',
    ])
  })

  test('are ignored when they name an unknown id or the wrong form', async () => {
    const { tests, problems } = await read(`${finished('7')}<e:reported id="8"/><root name="a"><child name="b"/></root>`)
    expect(tests).toEqual([])
    expect(problems).toEqual([])
  })
})
