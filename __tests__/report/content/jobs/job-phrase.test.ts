import { describe, expect, test } from 'vitest'
import type { JobSummary } from '../../../../src/judge/summary/job-summary.js'
import { createSummary } from '../../../../src/judge/summary/summary.js'
import { noTestCounts } from '../../../../src/judge/summary/test-counts.js'
import { jobGrid } from '../../../../src/report/content/jobs/job-grid.js'
import { jobGroups } from '../../../../src/report/content/jobs/job-groups.js'
import { jobPhrase, jobReach, jobsTitle, namedJobs } from '../../../../src/report/content/jobs/job-phrase.js'
import { parseMatrixName } from '../../../../src/report/content/jobs/matrix-name.js'

const job = (name: string): JobSummary => ({ job: name, status: 'successful', counts: noTestCounts() })

const product = (rows: readonly string[], columns: readonly (string | number)[], base = 'unit') =>
  rows.flatMap((row) => columns.map((column) => job(`${base} (${row}, ${column})`)))

const gridOf = (jobs: readonly JobSummary[]) => jobGrid(jobGroups({ jobs }))
const scopeOf = (jobs: readonly JobSummary[]) => ({ summary: { ...createSummary().result(), jobs } })

const systems = ['ubuntu-latest', 'windows-latest']

describe('the name of a job with a matrix', () => {
  test.each([
    ['unit (windows-latest, 20)', 'unit', ['windows-latest', '20']],
    ['unit (20)', 'unit', ['20']],
    ['build (fast) (ubuntu, 20)', 'build (fast)', ['ubuntu', '20']],
    ['unit (windows (x64), 20)', 'unit', ['windows (x64)', '20']],
    ['unit ("a, b", c)', 'unit', ['a, b', 'c']],
    ['unit ("say \\"x, y\\"", c)', 'unit', ['say "x, y"', 'c']],
    ['unit ("open, c)', 'unit', ['"open', 'c']],
    ['call / unit (a, b)', 'call / unit', ['a', 'b']],
  ])('splits %s', (name, base, values) => {
    expect(parseMatrixName(name)).toEqual({ base, values })
  })

  test.each(['unit', 'unit (a', 'unit a)', '(a, b)', 'unit(a)', 'unit (a))', ' (a)', ''])('finds no values in "%s"', (name) => {
    expect(parseMatrixName(name)).toBeUndefined()
  })
})

describe('the grid of jobs', () => {
  test('the grid of jobs has a row for each value of the axis with fewer values', () => {
    const grid = gridOf(product(systems, [18, 20, 22, 24]))
    expect(grid?.base).toBe('unit')
    expect(grid?.columns).toEqual(['18', '20', '22', '24'])
    expect(grid?.rows.map(({ label, cells }) => [label, ...cells.map((cell) => cell?.name)])).toEqual(
      systems.map((system) => [system, ...[18, 20, 22, 24].map((version) => `unit (${system}, ${version})`)]),
    )
    const turned = gridOf([18, 20, 22, 24].flatMap((version) => systems.map((system) => job(`unit (${version}, ${system})`))))
    expect(turned?.rows.map(({ label }) => label)).toEqual(systems)
  })
  test('the grid of jobs has the axis with fewer values in its columns when the other one has more than 6', () => {
    const grid = gridOf(product(systems, [1, 2, 3, 4, 5, 6, 7]))
    expect([grid?.columns, grid?.rows.length]).toEqual([systems, 7])
  })
  test('sorts versions, and keeps the order of other values', () => {
    const grid = gridOf(product(['b', 'a'], ['lts', '20', '18']))
    expect([grid?.columns, grid?.rows.map(({ label }) => label)]).toEqual([
      ['lts', '20', '18'],
      ['b', 'a'],
    ])
    expect(gridOf(product(systems, ['3.x', '3.10', '3.9', '2.7']))?.columns).toEqual(['2.7', '3.9', '3.10', '3.x'])
  })
  test('leaves out an axis with a single value', () => {
    const grid = gridOf(systems.flatMap((system) => [1, 2].map((version) => job(`unit (${system}, x64, ${version})`))))
    expect(grid).toMatchObject({ columns: ['1', '2'], rows: systems.map((label) => ({ label })) })
  })
  test('the grid of jobs has an empty cell when a combination does not exist', () => {
    const cells = gridOf(product(systems, [1, 2, 3]).slice(1))?.rows.map((row) => row.cells.map((cell) => cell !== undefined))
    expect(cells).toEqual([
      [false, true, true],
      [true, true, true],
    ])
  })
  test.each([
    ['there are fewer than 4 jobs', product(systems, [1, 2]).slice(1)],
    ['the jobs have different names', [...product(systems, [1, 2]), job('lint')]],
    ['there are two matrices', [...product(systems, [1, 2]), ...product(systems, [1, 2], 'e2e')]],
    ['one axis varies', product(['a'], [1, 2, 3, 4])],
    ['three axes vary', product(['a, x', 'a, y', 'b, x', 'b, y'], [1, 2])],
    ['there would be more than 6 columns', product(['a', 'b', 'c', 'd', 'e', 'f', 'g'], [1, 2, 3, 4, 5, 6, 7])],
    [
      'there would be more than 12 rows',
      product(
        systems,
        Array.from({ length: 13 }, (_, index) => index),
      ),
    ],
    ['most of its cells would be empty', [1, 2, 3, 4, 5].map((value) => job(`unit (${value}, ${value})`))],
  ])('does not exist when %s', (_when, jobs) => {
    expect(gridOf(jobs)).toBeUndefined()
  })
  test('does not exist for modules', () => {
    expect(gridOf(product(systems, [1, 2]).map(({ job: module, ...rest }) => ({ ...rest, ...(module && { module }) })))).toBeUndefined()
  })
})

describe('the jobs of a failure', () => {
  const matrix = scopeOf(product(systems, [18, 20, 22, 24]))

  test('the jobs of a failure are named without the name that a grid shows', () => {
    expect(jobPhrase([5, 6], matrix)).toBe('in windows-latest (20, 22)')
    expect(jobPhrase([5], scopeOf(['e2e (chromium)', 'unit', 'a', 'b', 'c', 'e2e (webkit)'].map(job)))).toBe('in e2e (webkit)')
  })
  test.each([
    ['a row has the most jobs', [0, 4, 5, 6], 'in windows-latest (18, 20, 22) and ubuntu-latest (18)'],
    ['a row is complete, and another one is not', [0, 4, 5, 6, 7], 'in windows-latest (18, 20, 22, 24) and ubuntu-latest (18)'],
    ['only a row is complete', [4, 5, 6, 7], 'in all windows-latest jobs'],
    ['a column is complete', [0, 4], 'in ubuntu-latest (18) and windows-latest (18)'],
  ])('jobs of a matrix share their values when %s', (_when, indexes, names) => {
    expect(jobPhrase(indexes, matrix)).toBe(names)
  })

  test('jobs of a matrix are named by the axis that has no versions', () => {
    const turned = scopeOf(product([18, 20].map(String), ['linux', 'mac', 'windows']))
    expect(jobPhrase([0, 3], turned)).toBe('in both linux jobs')
    expect(jobPhrase([0, 1, 3], turned)).toBe('in linux (18, 20) and mac (18)')
    const versions = scopeOf(product(['3.11', '3.12'], ['4.2', '5.0', '5.1']))
    expect(jobPhrase([0, 1, 2], versions)).toBe('in 3.11 (4.2, 5.0, 5.1)')
  })

  test('jobs of a large matrix are at most three rows of six values', () => {
    const large = scopeOf(
      product(
        ['a', 'b', 'c', 'd', 'e'],
        Array.from({ length: 9 }, (_, index) => index),
      ),
    )
    const some = Array.from({ length: 44 }, (_, index) => index)
    expect(jobPhrase(some, large)).toBe(
      'in a (0, 1, 2, 3, 4, 5, 3 more), b (0, 1, 2, 3, 4, 5, 3 more), c (0, 1, 2, 3, 4, 5, 3 more) and 17 more jobs',
    )
  })

  test('jobs that a reason names share their values, and other names are bounded', () => {
    const { summary } = matrix
    expect(namedJobs(['unit (windows-latest, 18)', 'unit (windows-latest, 20)'], summary)).toBe('windows-latest (18, 20)')
    expect(
      jobsTitle(
        namedJobs(
          [18, 20, 22, 24].map((version) => `unit (windows-latest, ${version})`),
          summary,
        ),
      ),
    ).toBe('All windows-latest jobs')
    expect(namedJobs(['unit (windows-latest, 18)', 'e2e'], summary)).toBe('unit (windows-latest, 18) and e2e')
    expect(namedJobs(['a\nb', 'x'.repeat(10_000)], summary).length).toBeLessThan(120)
  })

  test('the jobs of a failure are at most three names', () => {
    const jobs = scopeOf(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(job))
    expect(jobPhrase([0, 1, 2], jobs)).toBe('in a, b and c')
    expect(jobPhrase([0, 1, 2, 3, 4, 5, 6], jobs)).toBe('in a, b, c and 4 more')
  })
  test('the jobs of a failure are left out when there is only one job or the failure is in all', () => {
    expect(jobPhrase([0], scopeOf([job('a')]))).toBeUndefined()
    expect(jobPhrase([0, 1], scopeOf([job('a'), job('b')]))).toBeUndefined()
    expect(jobPhrase([], scopeOf([job('a'), job('b')]))).toBeUndefined()
  })
  test('the jobs of a failure are the modules of the only job', () => {
    const modules = ['cart', 'pay'].map((module) => ({ ...job('unit'), module }))
    expect(jobPhrase([1], scopeOf(modules))).toBe('in pay')
    expect(jobReach([0, 1], scopeOf([...modules, { ...job('unit'), module: 'x' }]))).toBe('in cart and pay')
  })
  test('name a job once when the failure is in several of its modules', () => {
    const jobs = ['a', 'a', 'b', 'c'].map((name, index) => ({ ...job(name), module: `m${index}` }))
    expect(jobPhrase([0, 1, 2], scopeOf(jobs))).toBe('in a and b')
  })
  test('name the job of this run when its name is unknown', () => {
    const { job: _, ...own } = job('')
    expect(jobPhrase([0], scopeOf([own, job('b')]))).toBe('in this job')
  })
  test('the jobs of a failure are counted for a cause that is in all of them', () => {
    expect(jobReach([0, 1, 2, 3, 4, 5, 6, 7], matrix)).toBe('in all 8 jobs')
    expect(jobReach([0, 1], scopeOf([job('a'), job('b')]))).toBe('in both jobs')
    expect(jobReach([4], matrix)).toBe('in windows-latest (18)')
    expect(jobReach([0], scopeOf([job('a')]))).toBeUndefined()
  })
})
