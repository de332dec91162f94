// Tests that a history is the same after it was written and read, and that damage costs few tests (src/judge/history/document).
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appendBuild } from '../../../../src/judge/history/append-build.js'
import { createHistories } from '../../../../src/judge/history/create-histories.js'
import { headerLine } from '../../../../src/judge/history/document/history-header.js'
import { maximumPackedBytes, packHistory } from '../../../../src/judge/history/document/pack-history.js'
import { maximumDocumentBytes, readHistoryDocument } from '../../../../src/judge/history/document/read-history-document.js'
import { writeHistoryDocument } from '../../../../src/judge/history/document/write-history-document.js'
import type { HistoryBuild } from '../../../../src/judge/history/history-build.js'
import type { TestHistories } from '../../../../src/judge/history/test-histories.js'
import { buildResultsOf, idOf } from '../build-results-of.js'
import { modelBuilds } from '../history-model.js'

const read = (text: string | Buffer) => readHistoryDocument(Buffer.from(text), 'history.ndjson')

const messages = (text: string | Buffer): readonly string[] => read(text).problems.map(({ line, message }) => `${line ?? '-'}: ${message}`)

const header = (builds: number): string =>
  JSON.stringify({
    format: 'build-report-history',
    version: 1,
    builds: Array.from({ length: builds }, (_, index) => ({ build: String(index), status: 'successful' })),
  })

const lines = (...texts: readonly string[]): string => texts.map((text) => `${text}\n`).join('')

const sorted = (histories: TestHistories | undefined) =>
  [...(histories?.all() ?? [])].sort((a, b) => (`${a.id} ${a.job ?? ''}` < `${b.id} ${b.job ?? ''}` ? -1 : 1))

/** Properties and modules may be called "__proto__", which comparisons of objects ignore. Empty ones are left out. */
const comparable = ({ properties = {}, moduleProperties = {}, ...rest }: HistoryBuild) => ({
  ...rest,
  properties: Object.entries(properties),
  moduleProperties: Object.entries(moduleProperties).map(([module, values]) => [module, Object.entries(values)]),
})

const propertyName = fc.oneof(fc.string({ minLength: 1, maxLength: 10 }), fc.constantFrom('__proto__', 'constructor'))
const propertyValues = fc.dictionary(
  propertyName,
  // JSON has no -0.
  fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    fc.string({ maxLength: 20 }),
  ),
  { minKeys: 1 },
)

const build = fc.record<HistoryBuild>(
  {
    id: fc.string({ minLength: 1, maxLength: 20 }),
    status: fc.constantFrom('successful', 'failed', 'cancelled'),
    commit: fc.string({ maxLength: 40 }),
    parent: fc.string({ maxLength: 40 }),
    subject: fc.string({ unit: 'grapheme', maxLength: 12 }),
    author: fc.string({ unit: 'grapheme', maxLength: 8 }),
    tree: fc.string({ maxLength: 40 }),
    ref: fc.string({ unit: 'grapheme', maxLength: 40 }),
    timestamp: fc.integer({ min: 0, max: 2e12 }),
    url: fc.webUrl(),
    isIncomplete: fc.constant(true),
    properties: propertyValues,
    moduleProperties: fc.dictionary(propertyName, propertyValues, { minKeys: 1, maxKeys: 3 }),
  },
  { requiredKeys: ['id', 'status'] },
)

describe('a history document', () => {
  it('has the same builds and rows when it is written and read again', () => {
    const texts = fc.tuple(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }), fc.string())
    fc.assert(
      fc.property(fc.boolean().chain(modelBuilds), build, texts, fc.boolean(), (models, fields, [name, suite, module], isGzip) => {
        const histories = models.reduce<TestHistories | undefined>(
          (known, { id, tests }) =>
            appendBuild(
              known,
              { ...fields, id },
              buildResultsOf(tests.map((test, index) => (index % 2 === 0 ? { ...test, name, suite, module } : test))),
            ),
          undefined,
        )
        if (histories === undefined) return
        const document = writeHistoryDocument(histories)
        const { histories: again, problems } = readHistoryDocument(isGzip ? gzipSync(document) : document, 'history.ndjson')
        expect(problems).toEqual([])
        expect(again?.builds.map(comparable)).toEqual(histories.builds.map(comparable))
        expect(again?.size).toBe(histories.size)
        expect(sorted(again)).toEqual(sorted(histories))
        for (const row of histories.all()) expect(again?.find(row.id.padEnd(32, '0'), row.job)).toEqual(row)
      }),
    )
  })

  it('is text with one line for each test', () => {
    const tests = [
      { id: idOf(1), suite: ['Cart'], module: 'shop', name: 'adds an item', outcome: 'P' as const },
      { id: idOf(2), suite: ['Cart'], module: 'shop', name: 'pays', outcome: 'F' as const, cause: '1-4be1c03a77d2' },
      { id: idOf(3), suite: ['Cart'], module: 'shop', name: 'ships', outcome: 'P' as const, duration: 1_000 },
    ]
    const first = appendBuild(undefined, { id: '1', status: 'successful' }, buildResultsOf(tests.slice(0, 1)))
    const second = appendBuild(first, { id: '2', status: 'failed', properties: { coverage: 90 } }, buildResultsOf(tests))
    expect(writeHistoryDocument(second).toString()).toBe(
      lines(
        '{"format":"build-report-history","version":1,"builds":[{"build":"1","status":"successful"},{"build":"2","status":"failed","properties":{"coverage":90}}]}',
        '{"ids":"000000000100000000020000000003"}',
        '{"suite":["Cart"],"module":"shop"}',
        '"adds an item"',
        '["pays","-F",{"causes":["1-4be1c03a77d2"]}]',
        '["ships","-P"]',
        '{"durations":[2,"-k"]}',
        '{"tests":3}',
      ),
    )
  })

  it('can be read when the id and the properties of a build are too long', () => {
    const properties = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`property ${index}`, index]))
    const long: HistoryBuild = { id: 'x'.repeat(1_000), status: 'failed', properties: { ...properties, text: 'x'.repeat(1_000) } }
    const { histories, problems } = read(writeHistoryDocument(createHistories([long], [])))
    expect(problems).toEqual([])
    expect(histories?.builds.map(({ id, properties: kept = {} }) => [id.length, Object.keys(kept).length])).toEqual([[200, 200]])
  })

  it('ignores fields and lines that it does not know', () => {
    const text = lines(
      header(1).replace('{', '{"later":1,'),
      '{"ids":"00000000010000000002","later":1}',
      '{"suite":["Cart"],"later":1}',
      '["adds","P",{"later":1},1]',
      '{"later":[]}',
      '"pays"',
      '{"tests":2}',
    )
    expect(read(text).problems).toEqual([])
    expect(sorted(read(text).histories).map(({ suite, name }) => [...suite, name])).toEqual([
      ['Cart', 'adds'],
      ['Cart', 'pays'],
    ])
  })

  it('is described with an example that is valid', () => {
    const page = readFileSync(fileURLToPath(new URL('../../../../docs/history-in-depth.md', import.meta.url)), 'utf8')
    const example = /```json\r?\n(\{"format":.*?)```/s.exec(page)?.[1] ?? ''
    const { histories, problems } = read(example)
    expect(problems).toEqual([])
    expect([...(histories?.all() ?? [])].map(({ name, results, p95Ms }) => [name, results, p95Ms])).toEqual([
      ['adds an item', 'PP', 1041],
      ['removes an item', 'PF', undefined],
      ['pays', '-P', undefined],
    ])
  })

  it('accepts the line ends of Windows', () => {
    const { histories, problems } = read(lines(header(1), '{"ids":"0000000001"}', '"adds"', '{"tests":1}').replaceAll('\n', '\r\n'))
    expect(problems).toEqual([])
    expect(histories?.find(idOf(1))?.name).toBe('adds')
  })
})

describe('readHistoryDocument', () => {
  const file = (...tests: readonly string[]): string =>
    lines(header(2), `{"ids":"${tests.map((_, index) => idOf(index).slice(0, 10)).join('')}"}`, ...tests, `{"tests":${tests.length}}`)

  it.each([
    ['it is empty', '', 'The file is not a history, because it is empty. It is not used.'],
    [
      'it has records',
      '{"kind":"test","name":"adds"}',
      'The file is not a history: its first line lacks "format": "build-report-history". It is not used.',
    ],
    [
      'its version is newer',
      header(1).replace('"version":1', '"version":2'),
      'The history has version 2 of its format, but this version of Build Report reads 1. Update Build Report. It is not used.',
    ],
    ['it has too many builds', header(51), '"builds" in the first line is not a list of at most 50 builds. It is not used.'],
    [
      'a build appears twice',
      header(2).replace('"build":"1"', '"build":"0"'),
      '"builds" in the first line lists a build twice. It is not used.',
    ],
    [
      'a build has no id',
      header(2).replace('"build":"1"', '"build":1'),
      '"builds" in the first line has an entry without the id of its build. It is not used.',
    ],
  ])('refuses the file when %s', (_when, text, message) => {
    const { histories, problems } = read(text)
    expect(histories).toBeUndefined()
    expect(problems.map((problem) => [problem.severity, problem.message, problem.path])).toEqual([['warning', message, 'history.ndjson']])
  })

  it.each([
    ['["bad","PPP"]', 'The results "PPP" are not those of 2 builds.'],
    ['["bad","PX"]', 'The results "PX" are not those of 2 builds.'],
    ['["bad","P99999999999"]', 'The results "P99999999999" are not those of 2 builds.'],
    ['["bad","PF",{"causes":["a","b","c","d"]}]', '"causes" is not a list of at most 3 ids.'],
    ['["bad","Pf",{"flakyCauses":["a","b","c","d"]}]', '"flakyCauses" is not a list of at most 3 ids.'],
    ['["bad","Pf",{"flakyCauses":"a"}]', '"flakyCauses" is not a list of at most 3 ids.'],
    ['["bad","Pf",{"reruns":[1]}]', '"reruns" is not a list of at most 3 values.'],
    ['["bad","PF",{"job":7}]', '"job" is not the name of a job.'],
    ['["bad","PF",null]', 'The third element is not an object.'],
    ['[7,"PF"]', 'The first element is not the name of a test.'],
    ['NaN', 'The line is not JSON: JSON has no number NaN; leave the field out.'],
    ['7', 'The line is not a test.'],
  ])('keeps the tests next to the bad line %s', (bad, message) => {
    const { histories, problems } = read(file('"first"', bad, '["last","PF"]'))
    expect(problems.map((problem) => [problem.line, problem.message])).toEqual([[4, `${message} The history does without it.`]])
    expect(sorted(histories).map(({ id, name, results }) => [id, name, results])).toEqual([
      ['0000000000', 'first', 'PP'],
      ['0000000002', 'last', 'PF'],
    ])
  })

  it('leaves out a test when its name is too long', () => {
    expect(messages(file('"a"', `"${'x'.repeat(5_000)}"`))).toEqual(['4: The name of the test is too long. The history does without it.'])
  })

  it('leaves out a block when the number of its tests is wrong, because their ids might be wrong', () => {
    const text = lines(
      header(1),
      '{"ids":"00000000010000000002"}',
      '"a"',
      '{"ids":"0000000003"}',
      '"b"',
      '"c"',
      '{"ids":"0000000004"}',
      '"d"',
    )
    expect(sorted(read(text).histories).map(({ name }) => name)).toEqual(['d'])
    expect(messages(text)).toEqual([
      '2: The line has 2 ids for 1 test. The history does without it.',
      '4: The line has 1 id for 2 tests. The history does without it.',
      '-: The history is cut off. The 1 test before its end is used.',
    ])
  })

  it('keeps the complete tests when the file is cut off', () => {
    const text = lines(header(1), '{"ids":"00000000010000000002"}', '"a"', '["b"').trimEnd()
    expect(sorted(read(text).histories).map(({ name }) => name)).toEqual(['a'])
    const whole = file(...Array.from({ length: 3_000 }, (_, index) => JSON.stringify(`test ${Math.sin(index)}`)))
    const gzip = gzipSync(whole)
    const { histories, problems } = read(gzip.subarray(0, gzip.length >> 1))
    expect(histories?.size).toBeGreaterThan(500)
    expect(problems.at(-1)?.message).toMatch(/^The history is cut off\. The [\d,]+ tests before its end are used\.$/)
  })

  it('is damaged when it is cut off or a line is not valid, and only then', () => {
    const whole = file('"a"', '"b"')
    expect(read(whole).isDamaged).toBeUndefined()
    expect(read(file('"a"', '7')).isDamaged).toBe(true)
    expect(read(whole.slice(0, whole.indexOf('"b"'))).isDamaged).toBe(true)
  })

  it('reports that the file ends early when it is cut off in its first line', () => {
    const builds = JSON.stringify(Array.from({ length: 40 }, (_, index) => ({ build: `${Math.sin(index)}` })))
    const whole = `{"format":"build-report-history","version":1,"builds":${builds}}\n`
    const gzip = gzipSync(whole)
    const message = '-: The history ends early, in its first line. The file is incomplete, or its compression is damaged. It is not used.'
    for (const cut of [whole.slice(0, 100), ...[12, 20, 100, 200].map((length) => gzip.subarray(0, length))]) {
      expect(messages(cut)).toEqual([message])
    }
    expect(messages(gzipSync('not a history'))).not.toEqual([message])
  })

  it('keeps the first row when a test appears twice', () => {
    const text = lines(header(1), '{"ids":"00000000010000000001"}', '"a"', '"b"', '{"tests":2}')
    expect(sorted(read(text).histories).map(({ name }) => name)).toEqual(['a'])
    expect(messages(text)).toEqual(['4: The history contains the test 0000000001 twice. The history does without it.'])
  })

  it('reports the first ten bad lines and the number of the others', () => {
    const text = file(...Array.from({ length: 30 }, () => '7'))
    expect(messages(text)).toHaveLength(11)
    expect(messages(text).at(-1)).toBe('-: 20 more lines of the history cannot be used.')
  })

  it('stops when too many lines are bad', () => {
    expect(messages(`${header(1)}\n${'x\n'.repeat(1_000_000)}`).slice(-2)).toEqual([
      '-: 990 more lines of the history cannot be used.',
      '-: The history is cut off. The 0 tests before its end are used.',
    ])
  })

  it('does not read a file that is too large after its decompression', () => {
    const bomb = gzipSync(Buffer.alloc(maximumDocumentBytes + 1, ' '))
    expect(bomb.length).toBeLessThan(maximumPackedBytes)
    expect(messages(bomb)).toEqual(['-: The history is larger than 67 MB. It is not used.'])
  })

  it('reports gzip data that is damaged', () => {
    const gzip = gzipSync(file('"a"'))
    gzip[12] = 0xff
    expect(messages(gzip)[0]).toMatch(/^-: The history cannot be decompressed: .+\. It is not used\.$/)
  })

  it('ignores the fields of a build that are not valid', () => {
    const { histories } = read(
      '{"format":"build-report-history","version":1,"builds":[{"build":"1","commit":7,"parent":[],"subject":{},"author":7,"tree":7,"ref":{},"timestamp":1e999,"url":"javascript:alert(1)","status":"great","incomplete":"yes","properties":{"__proto__":1,"a":null,"b":1e999,"c":{}},"modules":{"__proto__":{"__proto__":2}}}]}',
    )
    expect(histories?.builds.map((known) => JSON.stringify(known))).toEqual([
      '{"id":"1","status":"unknown","properties":{"__proto__":1},"moduleProperties":{"__proto__":{"__proto__":2}}}',
    ])
    expect(({} as Record<string, unknown>).a).toBeUndefined()
  })

  it('ignores a subject and an author that are too long', () => {
    const of = (subject: string, author: string) =>
      read(writeHistoryDocument(createHistories([{ id: '1', status: 'failed', subject, author }], [])))
    expect(of('s'.repeat(60), 'a'.repeat(40)).histories?.builds).toEqual([
      { id: '1', status: 'failed', subject: 's'.repeat(60), author: 'a'.repeat(40) },
    ])
    expect(of('s'.repeat(61), 'a'.repeat(41)).histories?.builds).toEqual([{ id: '1', status: 'failed' }])
  })

  it('grows by less than 5 kB compressed when all of its builds name their commits', () => {
    const hashOf = (index: number) => createHash('sha1').update(String(index)).digest('hex')
    const builds = (more: (index: number) => Partial<HistoryBuild>) =>
      Array.from({ length: 50 }, (_, index): HistoryBuild => ({ id: `${index}`, status: 'failed', commit: hashOf(index), ...more(index) }))
    const sizeOf = (all: readonly HistoryBuild[]) => gzipSync(writeHistoryDocument(createHistories(all, []))).length
    const texts = (index: number) => {
      const subject = createHash('sha256').update(`s${index}`).digest('base64').padEnd(60, 'x').slice(0, 60)
      return { parent: hashOf(index - 1), subject, author: hashOf(-index) }
    }
    expect(sizeOf(builds(texts)) - sizeOf(builds(() => ({})))).toBeLessThan(5_000)
  })

  it('keeps the properties of each module', () => {
    const builds = [{ id: '1', status: 'failed' as const, properties: { coverage: 90 }, moduleProperties: { web: { coverage: 70 } } }]
    const document = writeHistoryDocument(createHistories(builds, [])).toString()
    expect(document).toContain('"status":"failed","properties":{"coverage":90},"modules":{"web":{"coverage":70}}}')
    expect(read(document).histories?.builds).toEqual(builds)
  })

  it('limits the properties of a build when it writes and reads them, and keeps the properties of its own module first', () => {
    const many = (length: number, name = '') => Object.fromEntries(Array.from({ length }, (_, index) => [`${name}${index}`, index]))
    const countOf = (own: object, modules: object) => {
      const document = JSON.stringify({ format: 'build-report-history', version: 1, builds: [{ build: '1', properties: own, modules }] })
      const [known] = read(document).histories?.builds ?? []
      if (known === undefined) throw new Error('The build was not read.')
      expect(JSON.parse(headerLine([{ ...known, properties: Object(own), moduleProperties: Object(modules) }]))).toEqual(
        JSON.parse(headerLine([known])),
      )
      const ofModules = Object.values(known.moduleProperties ?? {}).map((values) => Object.keys(values).length)
      return [Object.keys(known.properties ?? {}).length, ...ofModules]
    }
    expect(countOf(many(150), { web: many(40), api: many(40) })).toEqual([150, 40, 10])
    expect(countOf(many(300), { web: many(1) })).toEqual([200])
    expect(countOf(many(300, 'n'.repeat(195)), {})).toEqual([101])
    expect(
      countOf({ long: 'x'.repeat(201), ['n'.repeat(201)]: 1, ok: 'x'.repeat(200) }, { ['m'.repeat(201)]: many(1), empty: {} }),
    ).toEqual([1])
    expect(countOf({ a: null, b: [], c: true, d: 'x' }, { web: { a: {} }, api: [1], text: 'text', ok: { x: 1 } })).toEqual([1, 1])
    expect(countOf([1, 2], [{ x: 1 }])).toEqual([0])
  })

  it('never throws and keeps its limits when a file is damaged in any place', () => {
    const good = Buffer.from(
      lines(
        header(3),
        '{"ids":"000000000100000000020000000003"}',
        '{"suite":["Cart"],"module":"shop"}',
        '"adds"',
        '["pays","P2F",{"job":"linux","causes":["1-a",null]}]',
        '["ships","-P2",{"older":true}]',
        '{"durations":[2,"-kA"]}',
        '{"tests":3}',
      ),
    )
    const damage = fc.array(fc.record({ at: fc.nat(good.length - 1), bytes: fc.uint8Array({ maxLength: 4 }), length: fc.nat(60) }), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(damage, fc.boolean(), (parts, isGzip) => {
        let bytes = good
        for (const { at, bytes: added, length } of parts) bytes = Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + length)])
        const { histories } = readHistoryDocument(isGzip ? gzipSync(bytes) : bytes, 'history.ndjson')
        if (histories === undefined) return
        const rows = [...histories.all()]
        expect(rows).toHaveLength(histories.size)
        expect(histories.builds.length).toBeLessThanOrEqual(50)
        for (const row of rows) {
          expect(row.results).toHaveLength(histories.builds.length)
          expect(row.results).toMatch(/^[PFfS-]*$/)
          expect(row.id).toMatch(/^[0-9a-f]{10}$/)
          expect(row.causes.length).toBeLessThanOrEqual(3)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('packHistory', () => {
  const builds = (count: number): readonly HistoryBuild[] =>
    Array.from({ length: count }, (_, index) => ({ id: String(index), status: 'successful' }))
  const histories = createHistories(
    builds(40),
    Array.from({ length: 500 }, (_, index) => ({
      id: idOf(index * 7_919 * 104_729).slice(0, 10),
      suite: [`suite ${Math.sin(index)}`],
      name: `test ${Math.cos(index)}`,
      results: Array.from({ length: 40 }, (__, position) => (Math.sin(index * 40 + position) > 0 ? 'P' : 'F')).join(''),
      causes: [],
    })),
  )

  it('keeps names and builds when the file is small', () => {
    const { document, isWithoutNames, builds: kept } = packHistory(histories)
    expect([isWithoutNames, kept]).toEqual([false, 40])
    expect(read(document).histories?.find(histories.all()[Symbol.iterator]().next().value?.id ?? '')?.name).toBe('test 1')
  })

  it('drops names first, then the oldest builds, and finally all tests when the file is too large', () => {
    const complete = packHistory(histories)
    const shapes = [1, 2, 3, 4, 5, 20].map((divisor) => {
      const limit = complete.gzip.length / divisor
      const packed = packHistory(histories, limit)
      expect(packed.gzip.length).toBeLessThanOrEqual(limit)
      const known = readHistoryDocument(packed.gzip, 'history.ndjson').histories
      expect(known?.builds.at(-1)?.id).toBe('39')
      return [packed.isWithoutNames, packed.builds, known?.size]
    })
    expect(shapes).toMatchInlineSnapshot(`
      [
        [
          false,
          40,
          500,
        ],
        [
          true,
          40,
          500,
        ],
        [
          true,
          40,
          500,
        ],
        [
          true,
          40,
          500,
        ],
        [
          true,
          5,
          500,
        ],
        [
          true,
          1,
          0,
        ],
      ]
    `)
  })
})
