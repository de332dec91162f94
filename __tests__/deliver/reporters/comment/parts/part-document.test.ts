import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unknownJobs } from '../../../../../src/deliver/reporters/comment/parts/known-jobs.js'
import { mergeParts } from '../../../../../src/deliver/reporters/comment/parts/merge-parts.js'
import type { Part } from '../../../../../src/deliver/reporters/comment/parts/part.js'
import { compressParts, readParts } from '../../../../../src/deliver/reporters/comment/parts/part-document.js'
import { partOfReport } from '../../../../../src/deliver/reporters/comment/parts/part-of-report.js'
import { tableOf } from '../../../../../src/deliver/reporters/comment/parts/part-table.js'
import { UnreadablePartError } from '../../../../../src/deliver/reporters/comment/parts/read-fields.js'
import { createSummary } from '../../../../../src/judge/summary/summary.js'
import { headlineText } from '../../../../../src/report/content/headline.js'
import { exampleKey, failed, partOf, passed } from './example-parts.js'

const contentOf = (parts: readonly Part[]) => ({ run: 12, parts, covered: new Set(parts.map(({ name }) => name)) })
const blockBytes = 18_000

/** Compresses and reads parts. */
function passOn(parts: readonly Part[], limitBytes: number) {
  const compressed = compressParts(contentOf(parts), limitBytes)
  if (compressed === undefined) throw new Error('The parts do not fit.')
  expect(compressed.length).toBeLessThanOrEqual(limitBytes)
  return readParts(compressed)
}

const legs = (count: number, failures: number) =>
  Array.from({ length: count }, (_, leg) =>
    partOf(
      { job: `unit (os-${leg % 8}, ${Math.floor(leg / 8)})`, url: `https://github.com/acme/shop/actions/runs/4711/job/${5_100_000 + leg}` },
      [
        ...Array.from({ length: failures }, (_unused, index) => failed(`test ${leg * 7 + index}`, `expected ${index} to be ${leg}`)),
        passed('good'),
      ],
    ),
  )

test('marks the causes of merged parts as a lower bound when one of them does', () => {
  const exact = partOf({ job: 'unit (a)' }, [failed('a')])
  const bound = partOf({ job: 'unit (b)' }, [failed('b')])
  const results = { ...bound.results, otherCauses: 4_300, otherCausesIsMinimum: true } as const
  const { parts } = passOn([exact, { ...bound, results }], 65_536)
  expect(mergeParts(parts, unknownJobs).summary).toMatchObject({ otherCauses: 4_300, otherCausesIsMinimum: true })
  expect(mergeParts([exact], unknownJobs).summary.otherCausesIsMinimum).toBeUndefined()
})

test('keeps the bound of a summary in a part', () => {
  const different = Array.from({ length: 2_001 }, (_, index) => {
    const word = [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    return failed(word, `no shop called ${word}`)
  })
  expect(partOf({ job: 'unit (a)' }, different).results.otherCausesIsMinimum).toBe(true)
  expect(partOf({ job: 'unit (a)' }, different.slice(1)).results).not.toHaveProperty('otherCausesIsMinimum')
})

test('restores the parts of several jobs', () => {
  const parts = [
    partOf({ job: 'unit (a)', module: 'cart', step: 'report 2', reportUrl: 'https://github.com/acme/shop/actions/runs/1/artifacts/2' }, [
      { ...failed('a'), tags: ['slow'], line: 3, file: 'src/cart.test.ts' },
      { name: 'b', flaky: true, attempts: [{ status: 'failed', message: 'once' }] },
    ]),
    partOf(
      { job: 'unit (b)', isJoined: true },
      [{ ...failed('c', 'other'), job: 'x' }],
      [{ severity: 'warning', message: 'odd', path: 'x.xml' }],
    ),
  ]
  const content = {
    ...contentOf(parts),
    covered: new Set([...parts.map(({ name }) => name), 'build-report-part-00000000-11111111-1']),
    expected: ['unit', 'e2e'],
  }
  const restored = readParts(compressParts(content, 65_536) ?? Buffer.alloc(0))
  expect(restored).toMatchObject({ run: 12, covered: content.covered, expected: ['unit', 'e2e'] })
  for (const [index, part] of parts.entries()) {
    // A cause refers to the whole failed tests.
    const causes = part.results.causes.map((cause) => ({ ...cause, first: [part.results.failures[0]?.test] }))
    expect(restored.parts[index]).toEqual({ ...part, results: { ...part.results, causes } })
  }
})

test('keeps the compared values of a detailed failure', () => {
  const values = { expected: '{"total":17.96}', actual: '{"total":17.95}' }
  const [restored] = passOn([partOf({ job: 'unit' }, [{ ...failed('a', 'the carts differ'), ...values }])], 65_536).parts
  expect(restored?.results.failures[0]?.test.compared).toEqual(values)
})

test('keeps the failed step and the numbers of files of a detailed failure, but no path', () => {
  const steps = [{ name: 'log in', status: 'failed' as const, phase: 'setup' as const }]
  const attachments = [
    { name: 'shot.png', type: 'image/png', size: 70, path: 'shot.png' },
    { name: 'trace', type: 'application/vnd.playwright.trace+zip', size: 9, path: 'trace.zip' },
  ]
  const part = partOf({ job: 'unit' }, [{ ...failed('a'), steps, attachments }])
  const [restored] = passOn([part], 65_536).parts
  const listed = restored?.results.failures[0]?.test
  expect(listed).toMatchObject({ step: { names: ['log in'], phase: 'setup' }, evidence: { screenshots: 1, traces: 1 } })
  for (const field of ['attachments', 'attachmentsLeftOut', 'trace']) expect(listed).not.toHaveProperty(field)
  expect(mergeParts([part], unknownJobs).summary.failures[0]?.test).toMatchObject({ evidence: { screenshots: 1, traces: 1 } })
})

test('writes a test once that fails in several jobs', () => {
  const parts = ['a', 'b', 'c'].map((job) => partOf({ job }, [failed('x')]))
  expect(tableOf(contentOf(parts)).tests).toHaveLength(2)
})

test.each([
  [8, 625],
  [40, 100],
  [300, 3],
])('keeps the counts and the names of %d jobs with %d failures each in the hidden block', (jobs, failures) => {
  const parts = legs(jobs, failures)
  const restored = passOn(parts, blockBytes)
  expect(restored.parts.map(({ name, job, results: { counts } }) => ({ name, job, counts }))).toEqual(
    parts.map(({ name, job, results: { counts } }) => ({ name, job, counts })),
  )
  expect(restored.covered.size).toBe(jobs)
})

test('marks parts that lost details, but not those that fit', () => {
  expect(passOn(legs(2, 1), blockBytes).parts.map(({ isReduced }) => isReduced)).toEqual([undefined, undefined])
  expect(passOn(legs(8, 625), blockBytes).parts.every(({ isReduced }) => isReduced === true)).toBe(true)
})

test('keeps the failures of most jobs when not all of them fit', () => {
  const parts = Array.from({ length: 10 }, (_, leg) =>
    partOf({ job: `unit (${leg})` }, [
      ...Array.from({ length: 60 }, (_unused, index) => failed(`own ${leg} ${index}`)),
      failed('everywhere'),
    ]),
  )
  for (const { results } of passOn(parts, 6_000).parts) expect(results.failures.map(({ test: { name } }) => name)).toContain('everywhere')
})

test('keeps a part with 5,000 long failures below 64 KB', () => {
  const long = Array.from({ length: 5_000 }, (_, index) =>
    failed(`test ${index} ${'x'.repeat(400)}`, `${Math.sin(index)} ${'y'.repeat(3_000)}`),
  )
  const [restored] = passOn([partOf({ job: 'unit' }, long)], 65_536).parts
  expect(restored?.results.counts.failed).toBe(5_000)
  expect(restored?.results.failures.length).toBeGreaterThan(10)
})

const push = (failures: number) =>
  Array.from({ length: failures }, (_, index) => ['0123abcd', String(index).padStart(8, '0'), '2w-4be1c03a77d2'] as const)

test('keeps the failures of earlier runs, and drops them first when the document is full', () => {
  const parts = legs(8, 20)
  const content = { ...contentOf(parts), pushes: [push(50), push(3)] }
  const whole = compressParts(content, 65_536)
  expect(readParts(whole ?? Buffer.alloc(0)).pushes).toEqual(content.pushes)
  const tight = readParts(compressParts(content, (whole?.length ?? 0) - 1) ?? Buffer.alloc(0))
  expect(tight.pushes).toBeUndefined()
  expect(tight.parts.some(({ isReduced }) => isReduced)).toBe(false)
})

const validText = JSON.stringify(
  tableOf({ ...contentOf([partOf({ job: 'unit' }, [failed('a'), failed('b', 'other')])]), pushes: [push(2), push(1)] }),
)
const valid = () => JSON.parse(validText) as object
const packed = (document: unknown) => brotliCompressSync(JSON.stringify(document), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })

test.each(['1-4be1c03a77d2', '2-4be1c03a77d2', '2w-4be1c03a77d2', '2e-4be1c03a77d2'])('reads a part with the cause %s', (id) => {
  const document = JSON.parse(validText) as { causes: { id: string }[] }
  const [cause] = document.causes
  if (cause !== undefined) cause.id = id
  expect(readParts(packed(document)).parts[0]?.results.failures[0]?.cause.id).toBe(id)
})

test('refuses a document in which any value is replaced', () => {
  const strange = fc.constantFrom<unknown>(
    null,
    -1,
    1.5,
    1e300,
    true,
    {},
    [[]],
    'x'.repeat(9_000),
    '\0',
    '../../etc/passwd',
    'javascript:alert(1)',
  )
  const paths: (readonly (string | number)[])[] = []
  const visit = (value: unknown, path: readonly (string | number)[]) => {
    paths.push(path)
    if (typeof value === 'object' && value !== null) for (const [key, item] of Object.entries(value)) visit(item, [...path, key])
  }
  visit(valid(), [])
  fc.assert(
    fc.property(fc.constantFrom(...paths), strange, (path, value) => {
      let document: unknown = valid()
      const last = path.at(-1)
      if (last === undefined) document = value
      else {
        let parent = document as Record<string, unknown>
        for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, unknown>
        parent[last] = value
      }
      try {
        const { parts } = readParts(packed(document))
        // Some replacements are valid, such as another short text as a name. They must keep the types.
        for (const part of parts) expect(typeof part.job).toBe('string')
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadablePartError)
      }
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['is not compressed', Buffer.from('{}')],
  ['is empty', Buffer.alloc(0)],
  ['is not JSON', brotliCompressSync('no')],
  ['has another version', packed({ ...valid(), v: 2 })],
  ['expands to more than 8 MiB', brotliCompressSync(Buffer.alloc(9 * 1024 * 1024, 32))],
  ['contains the failures of more than 3 earlier runs', packed({ ...valid(), pushes: [push(1), push(1), push(1), push(1)] })],
  ['contains more than 50 failures of an earlier run', packed({ ...valid(), pushes: [push(51)] })],
  ['links to a script', packed({ ...valid(), parts: [{ name: 'x', url: 'javascript:alert(1)' }] })],
])('refuses a document that %s', (_, bytes) => {
  expect(() => readParts(bytes)).toThrow(UnreadablePartError)
})

test('drops the jobs of a failure that the document does not list', () => {
  const document = valid() as { parts: { results: { failures: [number, number, number[], number][] } }[] }
  const failure = document.parts[0]?.results.failures[0]
  if (failure !== undefined) failure[2] = [0, 7]
  expect(readParts(packed(document)).parts[0]?.results.failures[0]?.jobs).toEqual([0])
})

test('stays incomplete when the reasons do not fit', () => {
  const gap = (id: number) =>
    ({ severity: 'error', kind: 'incomplete', message: createHash('sha256').update(`${id}`).digest('base64') }) as const
  const gapsOf = (leg: number) => Array.from({ length: 4 }, (_, index) => gap(4 * leg + index))
  const reports = Array.from({ length: 60 }, (_, leg) => partOf({ job: `unit (${leg})` }, [passed('a')], gapsOf(leg)))
  const { summary } = mergeParts(passOn(reports, 4_000).parts, unknownJobs)
  expect(summary.problems).not.toContainEqual(gap(0))
  expect(summary.status).toBe('failed')
  expect(headlineText({ summary })).toContain('results are incomplete')
})

test('keeps the reason why results are missing when many warnings precede it', () => {
  const warnings = Array.from({ length: 60 }, (_, index) => ({ severity: 'warning', message: `odd value ${index}` }) as const)
  const gap = { severity: 'error', kind: 'incomplete', message: 'The file ends in the middle of a test.' } as const
  const { summary } = mergeParts([partOf({ job: 'unit' }, [passed('a')], [...warnings, gap])], unknownJobs)
  expect(summary.status).toBe('failed')
  expect(summary.problems).toContainEqual(gap)
})

const long = 'x'.repeat(4_000)

test.each([
  ['id', partOf({ job: 'unit' }, [{ ...failed('a'), id: long }])],
  ['result file', partOf({ job: 'unit' }, [{ ...failed('a'), source: `${'reports/'.repeat(80)}a.xml` }])],
  ['job', partOf({ job: long }, [failed('a')])],
  ['module', partOf({ job: 'unit', module: long }, [failed('a')])],
  ['step', partOf({ job: 'unit', step: long }, [failed('a')])],
  ['displayed name', partOf({ job: 'unit', shownName: long }, [failed('a')])],
  ['address', partOf({ job: 'unit', url: `https://example.com/${long}` }, [failed('a')])],
])('can be read when a text is very long: %s', (_, part) => {
  expect(passOn([part], 65_536).parts).toMatchObject([{ results: { counts: { failed: 1 } } }])
})

test('can be read when the path of a result file is very long', () => {
  const path = `${'reports/'.repeat(500)}a.xml`
  const gap = { severity: 'error', kind: 'incomplete', message: 'The file is empty.', path } as const
  const summary = createSummary()
  summary.beginFile({ path, format: 'junit' })
  summary.test({ suite: [], ...failed('a'), status: 'failed' })
  summary.endFile([gap])
  const scope = { summary: summary.result(), locations: new Map(), source: undefined }
  const part = partOfReport(scope, { name: partOf({ job: 'a' }, []).name, comment: exampleKey, job: 'a' })
  expect(passOn([part], 65_536).parts).toMatchObject([{ results: { problems: [gap] } }])
})
