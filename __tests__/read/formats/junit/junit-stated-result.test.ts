import { describe, expect, test } from 'vitest'
import { junit } from '../../../../src/read/formats/junit/junit.js'
import { readText } from '../reading.js'

const readCases = (...cases: readonly string[]) => readText(junit, 'junit.xml', `<testsuite name="s">${cases.join('')}</testsuite>`)

async function statusOf(attributes: string, inside = '') {
  const { tests } = await readCases(`<testcase name="a" ${attributes}>${inside}</testcase>`)
  expect(tests).toHaveLength(1)
  return tests[0]?.status
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const shapes = [(word: string) => word, capitalised, (word: string) => word.toUpperCase()]

const failedWords = 'failed fail failure error timeout timedout aborted panicked interrupted broken crash crashed'.split(' ')
const failedElements = 'failed fail failure error timeout timedout aborted crash crashed'.split(' ')
const resultAttributes = ['status', 'result', 'outcome']

describe('a word for a failure', () => {
  const cells = resultAttributes.flatMap((name) => failedWords.map((word) => [name, word] as const))
  test.each(cells)('fails a test when its attribute %s is "%s" in any case', async (name, word) => {
    for (const shape of shapes) expect(await statusOf(`${name}="${shape(word)}"`)).toBe('failed')
    expect(await statusOf(`${capitalised(name)}=" ${word} "`)).toBe('failed')
  })

  test.each(['success', 'passed'])('fails a test when its attribute %s is "false" in any case, and passes it otherwise', async (name) => {
    for (const shape of shapes) expect(await statusOf(`${name}="${shape('false')}"`)).toBe('failed')
    for (const value of ['true', '1', '0', 'no', '']) expect(await statusOf(`${name}="${value}"`)).toBe('successful')
  })

  test.each(failedElements)('fails a test when it contains <%s> in any case', async (name) => {
    for (const shape of shapes) {
      expect(await statusOf('', `<${shape(name)}/>`)).toBe('failed')
      expect(await statusOf('', `<${shape(name)} message="no">the trace</${shape(name)}>`)).toBe('failed')
    }
  })

  const noFaults = failedElements.flatMap((name) => ['0', 'false', 'No', ' NONE\n'].map((text) => [name, text] as const))
  test.each(noFaults)('passes a test when <%s> only contains %j', async (name, text) => {
    expect(await statusOf('', `<${name}>${text}</${name}>`)).toBe('successful')
    expect(await statusOf('', `<${name} message="it broke">${text}</${name}>`)).toBe('failed')
  })

  test.each(['30', '0.5', ' 1e3 '])('passes a test when <timeout> is the number %s, and fails it when other elements are', async (text) => {
    expect(await statusOf('', `<timeout>${text}</timeout>`)).toBe('successful')
    for (const name of failedElements) if (name !== 'timeout') expect(await statusOf('', `<${name}>${text}</${name}>`)).toBe('failed')
  })

  test('fails a test when <timeout> contains a sentence', async () => {
    expect(await statusOf('', '<timeout>after 30 s</timeout>')).toBe('failed')
  })

  test('counts such an element only in a test case, and such an attribute only of one', async () => {
    const text =
      '<testsuite name="s" status="failed" failed="1"><failed>2</failed><timeout>after 30 s</timeout><testcase name="a"><system-out>status="failed"</system-out></testcase></testsuite>'
    const { tests, problems } = await readText(junit, 'junit.xml', text)
    expect(tests).toMatchObject([{ status: 'successful' }])
    expect(problems).toEqual([])
  })
})

describe('a test case with several statements', () => {
  const todo = '<skipped type="todo"/>'
  const warning = '<failure type="WARN" message="careful"/>'
  const failure = '<failure message="no"/>'
  const word = 'status="failed"'

  test.each([
    ['todo', 'failure', '', todo + failure, 'skipped'],
    ['todo', 'word', word, todo, 'skipped'],
    ['todo', 'failed element', '', `${todo}<failed/>`, 'skipped'],
    ['warning', 'word', word, warning, 'successful'],
    ['warning', 'skipped word', 'status="skipped"', warning, 'successful'],
    ['failure', 'warning', '', warning + failure, 'failed'],
    ['failure', 'skipped', '', `${failure}<skipped/>`, 'failed'],
    ['failure', 'successful word', 'status="passed"', failure, 'failed'],
    ['failure', 'skipped word', 'result="skipped"', failure, 'failed'],
    ['word', 'skipped', word, '<skipped/>', 'failed'],
    ['word', 'skipped word', `${word} result="skipped"`, '', 'failed'],
    ['word', 'skipped word before it', 'status="skipped" outcome="error"', '', 'failed'],
    ['word', 'successful word', 'status="passed" outcome="failed"', '', 'failed'],
    ['skipped', 'successful word', 'status="passed"', '<skipped/>', 'skipped'],
    ['skipped word', 'unknown word', 'status="purple" result="skipped"', '', 'skipped'],
  ])('takes the "%s" before the "%s"', async (_first, _second, attributes, inside, status) => {
    expect(await statusOf(attributes, inside)).toBe(status)
  })
})

test.each(resultAttributes)('skips a test when its attribute %s is a word for that', async (name) => {
  for (const word of ['skipped', 'Skip', 'IGNORED', 'disabled', 'pending', 'notrun', 'suppressed', 'incomplete', 'todo']) {
    expect(await statusOf(`${name}="${word}"`)).toBe('skipped')
  }
})

const otherWords = ['passed', 'OK', 'run', 'completed', 'success', 'xfailed', 'xpassed', 'expected_failure', '0', '1', '12.5', '']
test.each(otherWords)('passes a test without a warning when its status is "%s"', async (word) => {
  for (const name of resultAttributes) {
    expect(await readCases(`<testcase name="a" ${name}="${word}"/>`)).toMatchObject({ tests: [{ status: 'successful' }], problems: [] })
  }
})

describe('an unknown word', () => {
  test('warns once per word, with the line of the first test, and the tests count as successful', async () => {
    const { tests, problems } = await readCases(
      '\n<testcase name="a" status="purple"/>',
      '\n<testcase name="b" status="purple"/>',
      '\n<testcase name="c" result="green-ish"/>',
      '\n<testcase name="d" status="mauve"><failure/></testcase>',
    )
    expect(tests.map(({ status }) => status)).toEqual(['successful', 'successful', 'successful', 'failed'])
    expect(problems).toEqual([
      {
        severity: 'warning',
        message:
          'A test case states status="purple", which is not a known result. Test cases with this word and no failure count as successful.',
        line: 2,
      },
      expect.objectContaining({ message: expect.stringMatching(/^A test case states result="green-ish"/), line: 4 }),
    ])
  })

  test('warns of at most ten words, and cuts long ones', async () => {
    const { problems } = await readCases(
      ...Array.from({ length: 30 }, (_, index) => `<testcase name="t${index}" status="w${index}${'x'.repeat(1000)}"/>`),
    )
    expect(problems).toHaveLength(10)
    expect(problems[0]?.message).toContain('…')
  })

  test('reports nothing for unknown elements and other attributes', async () => {
    const inside = '<requirement>R1</requirement><Verdict>failed</Verdict>'
    expect(await readCases(`<testcase name="a" state="failed" severity="crash" status="passed">${inside}</testcase>`)).toMatchObject({
      tests: [{ status: 'successful' }],
      problems: [],
    })
  })
})

describe('the message of a test that fails by a word', () => {
  test.each([
    ['status="failed"', '', undefined],
    ['success="false"', '', undefined],
    ['status="timeout"', '', 'timeout'],
    ['outcome="Crashed"', '<system-out>log</system-out>', 'Crashed'],
    ['status="timeout"', '<failure message="1 != 2"/>', '1 != 2'],
    ['', '<timedout message="after 30 s"/>', 'after 30 s'],
    ['', '<crash>core dumped\nat main.c:3</crash>', 'core dumped'],
  ])('is the word or the text of the element: %s %s', async (attributes, inside, message) => {
    const { tests } = await readCases(`<testcase name="a" ${attributes}>${inside}</testcase>`)
    expect(tests[0]?.status).toBe('failed')
    expect(tests[0]?.message).toBe(message)
  })
})

test('does not miss a stated failure when words state the failed tests', async () => {
  const cases = '<testcase name="a" status="failed"/><testcase name="b" status="passed"/>'
  const { tests, problems } = await readText(junit, 'junit.xml', `<testsuite name="s" tests="2" failures="1">${cases}</testsuite>`)
  expect(tests.map(({ status }) => status)).toEqual(['failed', 'successful'])
  expect(problems).toEqual([])
})
