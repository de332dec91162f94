import { describe, expect, test } from 'vitest'
import { renderParts } from '../../../../src/deliver/reporters/comment/comment-report.js'
import type { Part } from '../../../../src/deliver/reporters/comment/parts/part.js'
import { compressParts, readParts } from '../../../../src/deliver/reporters/comment/parts/part-document.js'
import { partKey, partName } from '../../../../src/deliver/reporters/comment/parts/part-name.js'
import { newestExecutions } from '../../../../src/host/github/job-executions.js'
import type { ResolvedTemplate } from '../../../../src/report/content/template.js'
import { failed, listedJob, partOf, passed } from './parts/example-parts.js'

const legs = ['ubuntu-latest', 'windows-latest'].flatMap((os) => [18, 20, 22, 24].map((node) => `unit (${os}, ${node})`))

function render(
  parts: readonly Part[],
  changes: {
    readonly covered?: readonly string[]
    readonly jobs?: ReturnType<typeof listedJob>[]
    readonly template?: ResolvedTemplate
  } = {},
): string {
  const [own] = parts
  if (own === undefined) throw new Error('The example has no parts.')
  const covered = new Set([...parts.map(({ name }) => name), ...(changes.covered ?? [])])
  const text = renderParts(
    {
      own,
      title: '',
      step: '',
      scope: undefined,
      source: undefined,
      template: changes.template,
      executions: newestExecutions(changes.jobs ?? legs.map((name) => listedJob(name))),
      frameOf: ({ reportUrl }) => ({ title: '', titleUrl: '', ciContext: { pipeline: 'CI', build: {}, source: {} }, reportUrl }),
    },
    { parts, covered, expected: [] },
    36_000,
  )
  return text ?? ''
}

const causes = [
  'connect ECONNREFUSED 10.0.0.7:5432',
  'Timed out after 5000 ms',
  'expected 200, got 502',
  'Cannot read properties of undefined',
]

test('shows 5,000 failures of 8 jobs from 4 causes in less than 10 KB', () => {
  const parts = legs.map((job, leg) =>
    partOf({ job }, [
      ...Array.from({ length: 625 }, (_, index) => failed(`test ${leg} ${index}`, causes[index % causes.length])),
      ...Array.from({ length: 100 }, (_, index) => passed(`good ${index}`)),
    ]),
  )
  const whole = render(parts)
  expect(whole).toContain('5,000 tests failed in all 8 jobs')
  expect(Buffer.byteLength(whole)).toBeLessThan(10_000)
  for (const cause of causes) expect(whole).toContain(cause.replace(/\d+/g, '#').slice(0, 12))
})

test('shows the same jobs, counts and failures when the parts come from the hidden block', () => {
  const parts = legs.map((job, leg) => partOf({ job }, [leg === 5 ? failed('a') : passed('a'), passed('b')]))
  const content = { run: 12, parts, covered: new Set(parts.map(({ name }) => name)) }
  const restored = readParts(compressParts(content, 18_000) ?? Buffer.alloc(0)).parts
  expect(render(restored)).toBe(render(parts))
})

const cancelledLegs = (from: number) =>
  legs.map((name, index) => listedJob(name, index < from ? {} : { status: 'completed', conclusion: 'cancelled' }))

test('shows the failure first, and one line for all cancelled jobs when the matrix ends at the first failure', () => {
  const [job = ''] = legs
  const text = render([partOf({ job }, [failed('a'), passed('b')])], { jobs: cancelledLegs(1) })
  expect(text).toMatch(/^### ❌ .*1 test failed in 1 of 8 jobs; 7 jobs were cancelled\n/)
  expect(text).not.toContain('[!CAUTION]')
  expect(text).toContain('🚫 **windows-latest (18, 20, 22, 24) and ubuntu-latest (20, 22, 24)** were cancelled before they reported.')
  expect(text.indexOf('**a**')).toBeLessThan(text.indexOf('before they reported'))
})

test('warns in one line of all cancelled jobs when no test failed', () => {
  const parts = legs.slice(0, 4).map((job) => partOf({ job }, [passed('a')]))
  const text = render(parts, { jobs: cancelledLegs(4) })
  expect(text).toMatch(/^### ❌ .*results are incomplete/)
  expect(text).toContain('> [!CAUTION]\n> - **All windows-latest jobs** were cancelled before they reported.\n')
})

test('counts cancelled jobs in one row when they are no grid', () => {
  const names = ['18', '20', '22', '24'].map((version) => `unit (${version})`)
  const jobs = names.map((name, index) => listedJob(name, index === 0 ? {} : { status: 'completed', conclusion: 'cancelled' }))
  const text = render([partOf({ job: names[0] ?? '' }, [failed('a')])], { jobs })
  expect(text).toContain('| 🚫 3 jobs cancelled | – | – | – |')
  expect(text).toContain('🚫 **unit (20), unit (22) and unit (24)** were cancelled before they reported.')
})

test('links to a job whose part cannot be read', () => {
  const parts = [partOf({ job: 'unit' }, [passed('a')])]
  const unread = partName({ key: partKey('e2e', undefined, '', ''), jobRun: '0'.repeat(8), attempt: 1 })
  const jobs = [listedJob('unit'), listedJob('e2e'), listedJob('lint')]
  const text = render(parts, { covered: [unread], jobs })
  expect(text).toContain('e2e')
  expect(text).toContain(jobs[1]?.url)
  expect(text).not.toContain('lint')
})

test('writes no green comment when a part cannot be read and GitHub does not list its job', () => {
  const parts = [partOf({ job: 'unit' }, [passed('a')])]
  const unread = partName({ key: partKey('e2e', 'web', '', ''), jobRun: '0'.repeat(8), attempt: 1 })
  for (const jobs of [[], [listedJob('unit'), listedJob('e2e')]]) {
    const text = render(parts, { covered: [unread], jobs })
    expect(text).toMatch(/^### ❌ .*results are incomplete/)
    expect(text).toContain('The results of 1 step of this workflow cannot be read.')
  }
})

test('writes no green comment when the newest attempt of a job cannot be read', () => {
  const first = partOf({ job: 'unit' }, [passed('a')])
  const again = first.name.replace(/1$/, '2')
  const own = partOf({ job: 'e2e', attempt: 2 }, [passed('a')])
  const text = render([own, first], { covered: [again], jobs: ['unit', 'e2e'].map((name) => listedJob(name, { attempt: 2 })) })
  expect(text).toMatch(/^### ❌ .*results are incomplete/)
  expect(text).toContain('The results of 1 step of this workflow cannot be read.')
})

test('writes no green comment when the part of one of two calls of a workflow cannot be read', () => {
  const first = partOf({ job: 'unit', jobRun: 'x' }, [passed('a')])
  const second = partOf({ job: 'unit', jobRun: 'y' }, [passed('a')])
  const text = render([first], { covered: [second.name], jobs: [listedJob('one / unit'), listedJob('two / unit')] })
  expect(text).toMatch(/^### ❌ .*results are incomplete/)
})

test('writes a green comment when only a replaced attempt cannot be read', () => {
  const again = partOf({ job: 'unit', jobRun: 'again', attempt: 2 }, [passed('a')])
  const first = partOf({ job: 'unit' }, [failed('a')])
  expect(render([again], { covered: [first.name], jobs: [listedJob('unit', { attempt: 2 })] })).toMatch(/^### ✅ /)
})

test('names the jobs whose results come from an earlier attempt', () => {
  const first = ['a', 'b', 'c', 'd', 'e'].map((job) => partOf({ job }, [passed('x')]))
  const text = render([...first, partOf({ job: 'a', jobRun: 'again', attempt: 2 }, [passed('x')])])
  expect(text).toContain('<sub>Results of attempt 1: b, c, d and 1 more</sub>')
})

test('shows the properties of other jobs that differ from the own ones', () => {
  const row = (value: string) => ({ properties: [{ name: 'Coverage', value }] })
  const parts = [
    partOf({ job: 'a', ...row('87%') }, [passed('x')]),
    partOf({ job: 'b', ...row('87%') }, [passed('x')]),
    partOf({ job: 'c', ...row('90%') }, [passed('x')]),
  ]
  const text = render(parts, { template: { components: [{ type: 'headline' }] } })
  expect(text).toContain('| c | Coverage | 90% |')
  expect(text).not.toContain('| b | Coverage')
})

describe('a comment of jobs without tests', () => {
  const properties = (job: string, name: string, onlyProperties: number | undefined) =>
    partOf({ job, properties: [{ name, value: '83.5' }] }, [], [], (summary) => ({
      ...summary,
      ...(onlyProperties !== undefined && { onlyProperties }),
    }))
  const jobs = ['quality', 'sizes']
  const shown = (first: Part, second: Part) => render([first, second], { jobs: jobs.map((name) => listedJob(name)) })

  test('adds the numbers of their properties and lists all of them', () => {
    const markdown = shown(properties('quality', 'coverage', 1), properties('sizes', 'bundle size', 2))
    expect(markdown.split('\n', 1)[0]).toMatch(/ 3 properties recorded$/)
    expect(markdown).toContain('| quality | coverage | 83.5 |\n| sizes | bundle size | 83.5 |')
  })

  test('finds no test results when one of them expects tests', () => {
    const markdown = shown(properties('quality', 'coverage', 1), properties('sizes', 'bundle size', undefined))
    expect(markdown.split('\n', 1)[0]).toMatch(/ no test results were found$/)
  })

  test('counts tests when another job has some', () => {
    const tested = partOf({ job: 'sizes' }, [passed('a')])
    const markdown = shown(properties('quality', 'coverage', 1), tested)
    expect(markdown.split('\n', 1)[0]).toMatch(/ 1 test run passed in 2 jobs$/)
    expect(markdown).toContain('| quality | coverage | 83.5 |')
  })

  test('reads the number of properties from the stored part', () => {
    const part = properties('quality', 'coverage', 1)
    const { parts } = readParts(
      compressParts({ run: 1, parts: [part], covered: new Set([part.name]), expected: [] }, 18_000) ?? Buffer.alloc(0),
    )
    expect(parts[0]?.results.onlyProperties).toBe(1)
  })
})
