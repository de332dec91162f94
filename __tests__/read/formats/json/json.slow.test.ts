import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Sink } from '../../../../src/read/formats/format.js'
import { readJson } from '../../../../src/read/formats/json/json.js'
import type { JsonShape } from '../../../../src/read/formats/json/json-shape.js'
import type { Problem } from '../../../../src/records/problem.js'

interface Reading {
  readonly names: readonly unknown[]
  readonly summaries: readonly unknown[]
  readonly problems: readonly Omit<Problem, 'path'>[]
  readonly whole: boolean
}

/** Reads the array `results.tests` and the value `results.summary`. */
async function read(chunks: () => Iterable<string>): Promise<Reading> {
  const names: unknown[] = []
  const summaries: unknown[] = []
  const problems: Omit<Problem, 'path'>[] = []
  const fields = new Map<string, JsonShape>([
    ['summary', { kind: 'value', take: (value) => void summaries.push(value) }],
    ['tests', { kind: 'elements', take: ({ name }) => void names.push(name), accepts: (value) => 'name' in value && 'duration' in value }],
  ])
  const sink: Sink = { test() {}, problem: (problem) => void problems.push(problem), notice() {}, restart() {} }
  const whole = await readJson({ path: 'report.json', chunks }, sink, {
    kind: 'object',
    fields: new Map([['results', { kind: 'object', fields }]]),
  })
  return { names, summaries, problems, whole }
}

const readText = (text: string, size = 64 * 1024) =>
  read(function* () {
    for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size)
  })

const testsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `test ${index} "quoted" \\`,
    duration: index,
    steps: [{ name: 'a step {' }, { name: 'another ]' }],
    tags: ['x', 'y'],
  }))
const documentOf = (count: number, indent?: number) =>
  JSON.stringify({ results: { summary: { tests: count }, tests: testsOf(count), environment: { list: [1, { a: [2] }] } } }, null, indent)
const namesOf = (...indices: number[]) => indices.map((index) => `test ${index} "quoted" \\`)
const incomplete = (line: number, column: number) => expect.objectContaining({ severity: 'error', kind: 'incomplete', line, column })

describe('a JSON document', () => {
  test.each([undefined, 2, 4])('reads every element and the small values next to them when the indentation is %s', async (indent) => {
    const { names, summaries, problems, whole } = await readText(documentOf(3, indent))
    expect(names).toEqual(namesOf(0, 1, 2))
    expect(summaries).toEqual([{ tests: 3 }])
    expect(problems).toEqual([])
    expect(whole).toBe(true)
  })

  test('reads the same elements at every chunk size when strings contain brackets and quotes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ name: fc.string({ unit: 'binary' }), duration: fc.double(), extra: fc.jsonValue() }), { maxLength: 30 }),
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom(undefined, 1, 2, '\t'),
        async (tests, size, indent) => {
          const { names, problems } = await readText(JSON.stringify({ results: { tests } }, null, indent), size)
          expect(names).toEqual(JSON.parse(JSON.stringify(tests.map(({ name }) => name))))
          expect(problems).toEqual([])
        },
      ),
    )
  })

  test('reads all documents when a file contains several', async () => {
    const { names, problems } = await readText(`${documentOf(2)}\n${documentOf(1, 2)}${documentOf(1)}`)
    expect(names).toEqual(namesOf(0, 1, 0, 0))
    expect(problems).toEqual([])
  })

  test('accepts keys such as __proto__ and repeated keys', async () => {
    const { names, problems } = await readText(
      '{"__proto__":{"results":1},"constructor":1,"results":{"__proto__":[],"tests":[{"name":1,"__proto__":{"polluted":1}}],"tests":[{"name":2}]}}',
    )
    expect(names).toEqual([1, 2])
    expect(problems).toEqual([])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test('recognises keys when they contain escapes', async () => {
    expect((await readText('{"res\\u0075lts":{"te\\u0073ts":[{"name":1}]}}', 3)).names).toEqual([1])
  })

  test('reads elements when inner arrays use the same separator as the outer array', async () => {
    const long = 'long '.repeat(50_000)
    const inner = Array.from({ length: 300 }, (_, index) => ({ name: `step ${index}` }))
    const tests = Array.from({ length: 40 }, (_, index) => ({ name: `test ${index}`, inner, ...(index % 7 === 0 ? { long } : {}) }))
    const { names, problems } = await readText(JSON.stringify({ results: { tests } }))
    expect(names).toEqual(tests.map(({ name }) => name))
    expect(problems).toEqual([])
  })
})

describe('a truncated JSON document', () => {
  test.each([1, 7, 4096])('keeps complete elements and reports the end when a file is truncated (chunks of %i)', async (size) => {
    const text = documentOf(5, 2)
    const cut = text.slice(0, text.indexOf('"duration": 3'))
    const { names, problems, whole } = await readText(cut, size)
    expect(names).toEqual(namesOf(0, 1, 2))
    expect(problems).toEqual([incomplete(cut.split('\n').length, cut.length - cut.lastIndexOf('\n'))])
    expect(problems[0]?.message).toContain('inside "tests"')
    expect(whole).toBe(false)
  })

  test('reports a truncated file wherever it ends', async () => {
    const text = documentOf(3)
    for (let length = 1; length < text.length; length += 1) {
      expect((await readText(text.slice(0, length))).problems, text.slice(0, length)).toEqual([incomplete(1, length + 1)])
    }
  })
})

describe('a malformed element', () => {
  const line = (text: string) =>
    `{"results":{"tests":[\n{"name":0,"duration":0},\n${text},\n{"name":2,"duration":0,"steps":[{"name":8},{"name":9}]}\n]}}`

  test.each([
    ['a bare word', '{"name":1,"duration":x}'],
    ['a missing quote', '{"name":"1,"duration":0}'],
    ['an extra quote', '{"name":"1"","duration":0}'],
    ['a missing closing brace', '{"name":1,"duration":0,"steps":[{"name":5}]'],
    ['a missing opening brace', '"name":1,"duration":0,"steps":[{"name":5}]}'],
    ['a missing opening bracket', '{"name":1,"steps":{"name":5}],"duration":0}'],
    ['an extra bracket', '{"name":1,"steps":[{"name":5},{"name":6}]],"duration":0}'],
    ['a missing closing bracket', '{"name":1,"steps":[{"name":5},"duration":0}'],
    ['a control character', '{"name":"1\u0000","duration":0}'],
  ])('reports the place of a malformed element with %s and keeps the others', async (_fault, text) => {
    for (const size of [1, 5, 4096]) {
      const { names, problems } = await readText(line(text), size)
      expect(names).toEqual([0, 2])
      expect(problems).toEqual([incomplete(3, 1)])
    }
  })

  test('keeps the elements after a malformed one when there are no line breaks', async () => {
    const text = documentOf(2000)
    const { names, problems } = await readText(text.replace('"test 1000 ', 'test 1000 '))
    expect(names).toHaveLength(1999)
    expect(problems).toHaveLength(1)
  })

  test('leaves out an element when it is not an object', async () => {
    const { names, problems } = await readText('{"results":{"tests":[1,"{",null,[],{"name":2,"duration":0}]}}')
    expect(names).toEqual([2])
    expect(problems).toHaveLength(4)
  })

  test('reports at most ten malformed elements', async () => {
    const { problems } = await readText(`{"results":{"tests":[${'{"name":x},'.repeat(50)}{}]}}`)
    expect(problems).toHaveLength(10)
    expect(problems.at(-1)?.message).toContain('and 40 more')
  })

  test('reports every loss and takes no inner object for an element when text is damaged at random', async () => {
    const text = documentOf(6)
    const known = new Set(namesOf(0, 1, 2, 3, 4, 5))
    const range = { min: text.indexOf('{"name"') + 1, max: text.indexOf('],"environment"') - 1 }
    await fc.assert(
      fc.asyncProperty(fc.integer(range), fc.constantFrom('', '"', '{', '}', '[', ']', ',', ':', '\\', 'x', ' '), async (at, edit) => {
        const { names, problems } = await readText(text.slice(0, at) + edit + text.slice(at + 1), 50)
        const isNamed = names.every((name) => known.has(String(name)))
        // Changing a character inside a string causes no fault.
        if (isNamed && names.length < 6) expect(problems).not.toEqual([])
        expect(names.filter((name) => /^(?:a step|another)/.test(String(name)))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

describe('damage outside of elements', () => {
  const tests = '"tests":[{"name":1,"duration":0}]'

  test.each([
    ['a missing comma', `{"results":{"tool":"x"\n${tests}}}`, 2, 1],
    ['a missing comma after a number', `{"results":{"tool":1.5 ${tests}}}`, 1, 24],
    ['junk before a value', `{"results":({${tests}}}`, 1, 12],
    ['junk after a value', `{"results":{"tool":"x"(,${tests}}}`, 1, 23],
    ['a bracket of the wrong kind', `{"results":{"tool":[1},${tests}}}`, 1, 22],
    ['a value that is not JSON', `{"results":{"summary":"\u0001",${tests}}}`, 1, 26],
  ])('reports damage outside of elements and keeps the elements: %s', async (_fault, text, line, column) => {
    for (const size of [1, 5, 4096]) {
      const { names, problems } = await readText(text, size)
      expect(names).toEqual([1])
      expect(problems).toEqual([incomplete(line, column)])
    }
  })
})

describe('a hostile JSON document', () => {
  const inTests = (text: string) => `{"results":{"tests":[${text}`

  test.each([
    ['open brackets', '['.repeat(100_000)],
    ['open brackets in an element', inTests('['.repeat(300_000))],
    ['open objects', inTests('{"a":'.repeat(300_000))],
    ['open documents', '{"results":'.repeat(100_000)],
    ['backslashes', inTests(`"${'\\'.repeat(500_001)}`)],
    ['faulty elements', inTests('{"name":1,},'.repeat(100_000))],
    ['half strings', inTests(',{"},{"a'.repeat(100_000))],
    ['brackets that fit nowhere', inTests('{]},{"name":"'.repeat(100_000))],
    ['separators', inTests(',{'.repeat(300_000))],
  ])(
    'of nothing but %s is read in time, and reported',
    async (_content, text) => {
      const { problems } = await readText(text)
      expect(problems.length).toBeGreaterThan(0)
      expect(problems.length).toBeLessThan(50)
    },
    20_000,
  )

  test('leaves out only the element that is larger than 256 MiB', async () => {
    const filler = 'x'.repeat(64 * 1024)
    const { names, problems } = await read(function* () {
      yield '{"results":{"tests":[{"name":1},\n{"name":2,"text":"'
      for (let count = 0; count <= 4096; count += 1) yield filler
      yield '"},{"name":3},{"name":4}]}}'
    })
    expect(names).toEqual([1, 3, 4])
    expect(problems).toEqual([incomplete(2, 1)])
    expect(problems[0]?.message).toContain('larger than 256 MiB')
  }, 20_000)

  test('skips a large value next to the elements', async () => {
    const { names, summaries, problems } = await readText(`{"results":{"summary":"${'x'.repeat(2_000_000)}","tests":[{"name":1}]}}`)
    expect({ names, summaries, problems }).toEqual({ names: [1], summaries: [], problems: [] })
  })
})
