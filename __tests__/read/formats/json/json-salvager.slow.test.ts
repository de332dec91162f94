import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ctrf } from '../../../../src/read/formats/ctrf.js'
import { cucumber } from '../../../../src/read/formats/cucumber/cucumber.js'
import type { Format } from '../../../../src/read/formats/format.js'
import { robotJson } from '../../../../src/read/formats/robot/robot-json.js'
import { type Reading, readText } from '../reading.js'

const step = (name: string) => ({ keyword: 'Given ', name, line: 3, result: { status: 'passed', duration: 5 }, output: ['a {', ']'] })
const scenario = (name: string) => ({ keyword: 'Scenario', type: 'scenario', name, steps: [step('a "quoted" step ['), step(', {"x": }')] })
/** As cucumber-js writes it, the name of a feature follows its scenarios. */
const feature = (name: string, count: number) => ({
  keyword: 'Feature',
  elements: Array.from({ length: count }, (_, index) => scenario(`${name}.${index}`)),
  name,
  tags: [{ name: '@slow' }],
  uri: `${name}.feature`,
})
const cucumberOf = (indent?: number) => JSON.stringify([feature('a', 3), feature('b', 20), feature('c', 3)], null, indent)

const ctrfTest = (name: string) => ({
  name,
  status: 'passed',
  duration: 1,
  steps: [
    { name: 'a {', status: 'passed' },
    { name: ']', status: 'failed' },
  ],
})
const ctrfOf = (indent?: number) =>
  JSON.stringify(
    {
      results: {
        tool: { name: 'jest' },
        tests: Array.from({ length: 20 }, (_, index) => ctrfTest(`b.${index}`)),
        environment: { appName: 'shop', list: [{ name: 'x' }] },
      },
    },
    null,
    indent,
  )

const robotTest = (name: string, index: number) => ({
  name,
  id: `s1-s1-t${index}`,
  body: [
    { name: 'Log', args: ['[', '{'], status: 'PASS' },
    { name: 'No Operation', status: 'PASS' },
  ],
  status: 'PASS',
})
const robotOf = (indent?: number) => {
  const tests = Array.from({ length: 20 }, (_, index) => robotTest(`b.${index}`, index))
  const suites = [
    { name: 'Cart', id: 's1-s1', tests, status: 'PASS' },
    { name: 'Till', id: 's1-s2', tests: [robotTest('c.0', 0)], status: 'PASS' },
  ]
  return JSON.stringify({ generator: 'Robot 7.4', suite: { name: 'Shop', id: 's1', suites, status: 'PASS' } }, null, indent)
}

const documents: readonly (readonly [string, Format, (indent?: number) => string])[] = [
  ['Cucumber', cucumber, cucumberOf],
  ['CTRF', ctrf, ctrfOf],
  ['Robot Framework', robotJson, robotOf],
]

const read = (format: Format, text: string, size?: number): Promise<Reading> => readText(format, `output.json`, text, size)
const namesIn = ({ tests }: Reading) => tests.map(({ suite, name }) => [...suite, name].join(' › '))

/** Changes the text after the name of a test, which begins a little before `"name": "b.10"`. */
const without = (what: string) => (text: string, name: string) => {
  const start = text.indexOf(`"${name}"`)
  const index = text.indexOf(what, start)
  return text.slice(0, index) + text.slice(index + what.length)
}
const damages: readonly (readonly [string, (text: string, name: string) => string])[] = [
  ['the quote before its name', (text, name) => text.replace(`"${name}"`, `${name}"`)],
  ['the quote after its name', (text, name) => text.replace(`"${name}"`, `"${name}`)],
  ['a comma', without(',')],
  ['an opening bracket', without('[')],
  ['an opening brace', without('{')],
  ['a closing brace', without('}')],
]

describe.each(documents)('a %s file with one damaged test', (_, format, documentOf) => {
  describe.each(['b.0', 'b.10', 'b.19'])('%s', (victim) => {
    test.each(damages)('keeps every other test in its suite and reports one loss when the test lacks %s', async (_damage, damage) => {
      for (const indent of [undefined, 2]) {
        const whole = documentOf(indent)
        const names = namesIn(await read(format, whole))
        const text = damage(whole, victim)
        const expected = await read(format, text)
        expect(namesIn(expected)).toEqual(names.filter((name) => !name.endsWith(victim)))
        expect(expected.problems).toEqual([
          expect.objectContaining({ severity: 'error', kind: 'incomplete', message: expect.stringContaining('malformed') }),
        ])
        for (const size of [1, 7, 4096]) expect(await read(format, text, size)).toEqual(expected)
      }
    })
  })

  test('keeps the tests around two damaged ones', async () => {
    const whole = documentOf()
    const names = namesIn(await read(format, whole))
    const text = whole.replace('"b.7"', 'b.7"').replace('"b.8"', '"b.8')
    const { problems, ...reading } = await read(format, text)
    expect(namesIn({ problems, ...reading })).toEqual(names.filter((name) => !/b\.[78]$/.test(name)))
    expect(problems).toHaveLength(2)
  })
})

test('keeps the scenarios of a feature when the name of the feature is damaged', async () => {
  const text = cucumberOf().replace('"name":"b",', '"name":"b,')
  const reading = await read(cucumber, text)
  expect(reading.tests).toHaveLength(26)
  expect(reading.problems).toHaveLength(1)
})

test('keeps the scenarios before and after the damage when two features are damaged', async () => {
  const text = cucumberOf().replace('"a.2"', '"a.2').replace('"b.10"', 'b.10"').replace('"c.0"', '"c.0')
  const reading = await read(cucumber, text)
  expect(namesIn(reading)).toEqual(namesIn(await read(cucumber, cucumberOf())).filter((name) => !/(?:a\.2|b\.10|c\.0)$/.test(name)))
  expect(reading.problems).toHaveLength(3)
})

describe.each(documents)('a %s file that is damaged anywhere', (_, format, documentOf) => {
  const text = documentOf()

  test('gives the same tests and problems at every chunk size', async () => {
    const edits = fc.array(
      fc.tuple(fc.nat(text.length - 1), fc.constantFrom('', '"', '{', '}', '[', ']', ',', ':', '\\', 'x', ' ', '\n', '},{')),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    await fc.assert(
      fc.asyncProperty(edits, fc.integer({ min: 2, max: 900 }), async (list, size) => {
        let damaged = text
        for (const [at, edit] of list) damaged = damaged.slice(0, at) + edit + damaged.slice(at + 1)
        const expected = await read(format, damaged)
        expect(await read(format, damaged, size)).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })
})

test.each([
  ['open features', '{"elements":[{"steps":['],
  ['half features', '{"elements":[{"steps":1},{"name":"x},'],
  ['features in features', '{"elements":[{"steps":[],"elements":[{"type":1,'],
  ['scenarios without a feature', ',{"steps":[]}]}'],
  ['closing brackets', ']}'],
  ['colons', '{"a":[:'],
])(
  'reads a file that consists of %s in linear time',
  async (_, piece) => {
    const { problems } = await read(cucumber, `[${piece.repeat(2_000_000 / piece.length)}`)
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.length).toBeLessThan(50)
  },
  20_000,
)
