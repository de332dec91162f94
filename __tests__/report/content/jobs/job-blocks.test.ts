import { describe, expect, test } from 'vitest'
import type { JobSummary } from '../../../../src/judge/summary/job-summary.js'
import { createSummary } from '../../../../src/judge/summary/summary.js'
import { noTestCounts } from '../../../../src/judge/summary/test-counts.js'
import { fullDetail } from '../../../../src/report/content/detail.js'
import { buildReport } from '../../../../src/report/content/report.js'
import { renderGithubMarkdown } from '../../../../src/report/render/github-markdown.js'

const job = (name: string, fields: Partial<JobSummary> = {}, failed = 0): JobSummary => ({
  job: name,
  status: failed > 0 ? 'failed' : 'successful',
  counts: { ...noTestCounts(), failed, successful: 10 - failed, total: 10 },
  duration: 65_000,
  ...fields,
})

const named = (count: number, fields?: Partial<JobSummary>, failed = 0) =>
  Array.from({ length: count }, (_, index) => job(`${fields?.status ?? failed} ${index}`, fields, failed))

function show(jobs: readonly JobSummary[], length?: 'short' | 'long'): string {
  const scope = { summary: { ...createSummary().result(), jobs }, detail: fullDetail, locations: new Map() }
  return renderGithubMarkdown(buildReport({ components: [{ type: 'jobs', ...(length && { length }) }] }, scope)).trim()
}

const head = '| Job | Failed | Tests | Duration |\n| --- | --: | --: | --: |\n'

describe('a grid of jobs', () => {
  const systems = ['linux', 'windows']
  const name = (system: string, version: number) => `unit (${system}, ${version})`

  test('shows a mark with the number of failed tests, linked to the job', () => {
    const url = 'https://github.com/acme/shop/actions/runs/1/job/2'
    const jobs = [
      job(name('linux', 20), { url }),
      job(name('linux', 22), { url }, 1_234),
      job(name('windows', 20), { status: 'failed' }),
      job(name('windows', 22), { state: 'missing', status: 'cancelled', counts: noTestCounts() }),
    ]
    expect(show(jobs)).toBe(
      ['| unit | 20 | 22 |', '| --- | :-: | :-: |', `| linux | [✅](${url}) | [❌ 1,234](${url}) |`, '| windows | ⚠️ | 🚫 |'].join('\n'),
    )
  })
  test('shows no quarantined failures in a job that passed, and only the others in a job that failed', () => {
    const counts = { ...noTestCounts(), failed: 3, successful: 7, total: 10 }
    const jobs = [
      job(name('linux', 20), { counts: { ...counts, quarantined: 3 } }),
      job(name('linux', 22), { status: 'failed', counts: { ...counts, quarantined: 1 } }),
      job(name('windows', 20)),
      job(name('windows', 22)),
    ]
    expect(show(jobs)).toContain('| linux | ✅ | ❌ 2 |')
  })
  test('marks a job as incomplete when it failed and only quarantined tests failed in it', () => {
    const counts = { ...noTestCounts(), failed: 3, quarantined: 3, successful: 7, total: 10 }
    const jobs = systems.flatMap((system) => [20, 22].map((version) => job(name(system, version))))
    expect(show([job(name('linux', 20), { status: 'failed', counts }), ...jobs.slice(1)])).toContain('| linux | ⚠️ | ✅ |')
  })
  test('shows jobs without results, and a dash for a combination that does not exist', () => {
    const jobs = systems.flatMap((system) => [18, 20, 22].map((version) => job(name(system, version), { state: 'waiting' }))).slice(0, -1)
    expect(show(jobs)).toContain('| windows | ⏳ | ⏳ | – |')
  })
  test('a grid of jobs is shown when all jobs passed', () => {
    expect(show(systems.flatMap((system) => [1, 2].map((version) => job(name(system, version)))))).toContain('| linux | ✅ | ✅ |')
  })
})

describe('a list of jobs', () => {
  test('shows the jobs that did not pass, the worst first, and counts the others', () => {
    const jobs = [...named(3), job('late', { state: 'waiting', counts: noTestCounts() }), job('b', {}, 1), job('c', {}, 2)]
    expect(show(jobs)).toBe(
      `${head}| ❌ c | 2 | 10 | 1 min 5 s |\n| ❌ b | 1 | 10 | 1 min 5 s |\n| ⏳ late | – | – | 1 min 5 s |\n| ✅ 3 jobs passed | – | 30 | – |`,
    )
  })
  test('names the only job that passed', () => {
    expect(show([job('a'), job('b', {}, 1)])).toBe(`${head}| ❌ b | 1 | 10 | 1 min 5 s |\n| ✅ a | – | 10 | 1 min 5 s |`)
  })
  test('marks a job as incomplete when it failed and only quarantined tests failed in it', () => {
    const counts = { ...noTestCounts(), failed: 9, quarantined: 9, successful: 1, total: 10 }
    const list = show([job('excused', { status: 'failed', counts }), job('b', {}, 1), job('c')])
    expect(
      list
        .split('\n')
        .slice(2)
        .map((row) => row.slice(0, row.indexOf(' |', 2))),
    ).toEqual(['| ❌ b', '| ⚠️ excused', '| ✅ c'])
    expect(show([job('excused', { status: 'failed', counts })].concat(job('b', {}, 1)))).toContain(
      '<summary>1 job failed · 1 incomplete</summary>',
    )
  })
  test('lists modules in the same way', () => {
    const jobs = [...named(2), job('b', {}, 1)].map(({ job: module = '', ...rest }) => ({ ...rest, job: 'unit', module }))
    expect(show(jobs)).toBe(`${head.replace('Job', 'Module')}| ❌ b | 1 | 10 | 1 min 5 s |\n| ✅ 2 modules passed | – | 20 | – |`)
  })
  test('a list of jobs is collapsed when no job passed', () => {
    const jobs = [...named(2, {}, 1), job('c', { status: 'cancelled' }), job('d', { status: 'skipped' })]
    expect(show(jobs)).toMatch(/^<details>\n<summary>2 jobs failed · 1 cancelled · 1 skipped<\/summary>\n\n\| Job/)
  })
  test('a list of jobs is collapsed when more than 8 jobs did not pass, and counts those after the eighth', () => {
    const list = show([...named(10, {}, 2), ...named(3)])
    expect(list).toContain('<summary>Failed jobs</summary>')
    expect(list.match(/\| ❌ 2 \d/g)).toHaveLength(8)
    expect(list).toContain('| and 2 more jobs | 4 | 20 | – |\n| ✅ 3 jobs passed | – | 30 | – |')
  })
  test('a list of jobs is left out when every job passed or there is only one', () => {
    expect(show(named(9))).toBe('')
    expect(show(named(1, {}, 1))).toBe('')
    expect(show([])).toBe('')
  })
  test('a list of jobs is shown only with the length that is asked for', () => {
    const [short, long] = [[...named(2), job('b', {}, 1)], named(2, {}, 1)]
    expect([show(short, 'short'), show(short, 'long')]).toEqual([show(short), ''])
    expect([show(long, 'short'), show(long, 'long')]).toEqual(['', show(long)])
  })
  test('renders hostile names as text', () => {
    const list = show([job('a'), job('<b> | [x](https://evil.example) @all', {}, 1)])
    expect(list).toContain('❌ &lt;b> &#124; \\[x\\](https:\u2060//evil.example) @\u2060all')
  })
})
