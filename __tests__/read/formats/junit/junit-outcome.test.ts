import { describe, expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { readText } from '../reading.js'

async function readCase(attributes: string, inside = '') {
  const text = `<testsuite name="s"><testcase name="a" ${attributes}>${inside}</testcase></testsuite>`
  const { tests, problems } = await readText(junit, 'junit.xml', text)
  expect(problems).toEqual([])
  expect(tests).toHaveLength(1)
  return tests[0]
}

describe('a test case of CTest', () => {
  test.each(['Unable to find executable', 'Required Files Missing', 'Fixture dependency failed', 'Failed to start'])(
    'fails a test of CTest when it could not run: %s',
    async (message) => {
      expect(await readCase('status="notrun"', `<skipped message="${message}"/>`)).toMatchObject({ status: 'failed', message })
    },
  )

  test.each(['SKIP_RETURN_CODE=77', 'SKIP_REGULAR_EXPRESSION_MATCHED'])(
    'skips a test of CTest when it skips itself: %s',
    async (message) => {
      expect(await readCase('status="notrun"', `<skipped message="${message}"/>`)).toMatchObject({ status: 'skipped', message })
    },
  )

  test('skips a test of CTest when it is disabled', async () => {
    expect((await readCase('status="disabled"', '<system-out>Disabled</system-out>'))?.status).toBe('skipped')
  })
})

describe('a test case of GoogleTest', () => {
  test.each([
    ['status="notrun"', ''],
    ['status="notrun" result="suppressed"', ''],
    ['status="notrun" result="suppressed"', '<skipped message="not today"/>'],
    ['status="run" result="skipped"', '<skipped message="cart_test.cc:3"/>'],
  ])('skips a test of GoogleTest when its attributes and elements are: %s %s', async (attributes, inside) => {
    expect((await readCase(attributes, inside))?.status).toBe('skipped')
  })
})

test('skips a test that did not run when it gives no reason', async () => {
  expect((await readCase('status="notrun"', '<skipped/>'))?.status).toBe('skipped')
})

describe('a "todo" of node:test', () => {
  const failure = '<failure type="testCodeFailure" message="1 == 2">the trace</failure>'

  test('skips a "todo" of node:test when it fails, and keeps its reason and its trace', async () => {
    expect(await readCase('', `<skipped type="todo" message="when the bank answers"/>${failure}`)).toMatchObject({
      status: 'skipped',
      message: 'when the bank answers',
      details: 'the trace',
    })
  })

  test('gives a failing "todo" of node:test the message of its failure when it has no reason', async () => {
    expect(await readCase('', `<skipped type="todo" message="true"/>${failure}`)).toMatchObject({ status: 'skipped', message: '1 == 2' })
    expect(await readCase('', `${failure}<skipped type="todo"/>`)).toMatchObject({ status: 'skipped', message: '1 == 2' })
  })

  test('skips a "todo" of node:test when it passes', async () => {
    expect(await readCase('', '<skipped type="todo" message="true"/>')).toEqual({ name: 'a', suite: ['s'], status: 'skipped' })
  })
})

test('fails a test that is skipped and fails when it is not a "todo"', async () => {
  expect((await readCase('', '<skipped type="skipped"/><failure/>'))?.status).toBe('failed')
})

describe('a test case of doctest', () => {
  const failures = (type: string, count = 1) => `<failure message="a == b" type="${type}">no</failure>`.repeat(count)

  test.each(['WARN', 'WARN_EQ', 'WARN_THROWS_AS'])('passes a test of doctest when it only has failures of the type %s', async (type) => {
    expect(await readCase('', failures(type, 2))).toMatchObject({ status: 'successful', message: 'a == b' })
  })

  test('fails a test of doctest when a failure follows its warnings, however many they are', async () => {
    const other = '<failure message="c == d" type="CHECK">no</failure>'
    expect(await readCase('', failures('WARN') + other)).toMatchObject({ status: 'failed', message: 'c == d' })
    expect(await readCase('', failures('WARN', 100) + other)).toMatchObject({ status: 'failed', message: 'c == d' })
  })

  test('fails a test of doctest when it has an error', async () => {
    expect((await readCase('', '<error message="exception" type="WARN"/>'))?.status).toBe('failed')
  })
})

test.each(['WARNING', 'Warning', 'warn'])('fails a test when its failure has the type %s, as linters write it', async (type) => {
  expect((await readCase('', `<failure message="no" type="${type}"/>`))?.status).toBe('failed')
})

test.each(['no', 'false', '0', 'None'])('fails a test when its failure has a type, and its text is only "%s"', async (text) => {
  expect((await readCase('', `<failure type="AssertionError">${text}</failure>`))?.status).toBe('failed')
})

describe('a test case of node:test', () => {
  const suitesOf = async (root: string) => {
    const cases = '<testcase name="a" classname="test"/><testsuite name="cart"><testcase name="b" classname="test"/></testsuite>'
    return (await readText(junit, 'junit.xml', `<testsuites${root}>${cases}</testsuites>`)).tests.map(({ suite }) => suite)
  }

  test('a test case of node:test has no suite for the constant class "test"', async () => {
    expect(await suitesOf('')).toEqual([[], ['cart']])
  })

  test('keeps a class of this name in the file of another producer', async () => {
    expect(await suitesOf(' tests="2"')).toEqual([['test'], ['cart', 'test']])
  })
})

describe('a test case with several failures', () => {
  test('keeps the message of each of them', async () => {
    const failures = '<failure message="first fail">d1</failure><failure message="second fail">d2</failure><error message="third"/>'
    expect(await readCase('', failures)).toMatchObject({ message: 'first fail', details: 'd1\n\nsecond fail\nd2\n\nthird' })
  })

  test('does not repeat a message that the text of its failure contains, or that is the first one', async () => {
    const failures = '<failure message="a">a at x</failure><failure message="b">b at y</failure><failure message="a">z</failure>'
    expect(await readCase('', failures)).toMatchObject({ message: 'a', details: 'a at x\n\nb at y\n\nz' })
  })
})

describe('a test case around others', () => {
  const inner = '<testcase name="inner"/>'
  const inSuite = `<testsuite name="t">${inner}</testsuite>`
  const failure = '<failure message="no">the trace</failure>'
  const read = (inside: string, attributes = '') =>
    readText(junit, 'junit.xml', `<testsuite name="s"><testcase name="outer" ${attributes}>${inside}</testcase></testsuite>`)

  test.each([
    ['before another case', `${failure}${inner}`],
    ['after another case', `${inner}${failure}`],
    ['before a suite', `${failure}${inSuite}`],
    ['after a suite', `${inSuite}${failure}`],
  ])('keeps the failure of a test case when it is %s inside of it', async (_where, inside) => {
    const { tests, problems } = await read(inside)
    expect(tests.map(({ name, status, message }) => [name, status, message])).toEqual([
      ['inner', 'successful', undefined],
      ['outer', 'failed', 'no'],
    ])
    expect(tests.at(-1)).toMatchObject({ suite: ['s'], details: 'the trace' })
    expect(problems).toEqual([])
  })

  test.each([
    ['skipped', `<skipped/>${inner}`, ''],
    ['skipped', inner, 'status="disabled"'],
    ['successful', `<flakyFailure message="no"/>${inner}`, ''],
  ])('counts a test case around another one as %s when it states that result', async (status, inside, attributes) => {
    expect((await read(inside, attributes)).tests.map((result) => [result.name, result.status])).toEqual([
      ['inner', 'successful'],
      ['outer', status],
    ])
  })

  test.each([inner, inSuite, `<system-out>log</system-out>${inner}`])(
    'does not count a test case around another one when it states no result: %s',
    async (inside) => {
      expect((await read(inside)).tests.map(({ name }) => name)).toEqual(['inner'])
    },
  )

  test('keeps the failure of every test case when they are nested several times', async () => {
    const { tests } = await read(`${failure}<testcase name="middle">${inner}${failure}</testcase>`)
    expect(tests.map(({ name, status }) => [name, status])).toEqual([
      ['inner', 'successful'],
      ['middle', 'failed'],
      ['outer', 'failed'],
    ])
  })
})
