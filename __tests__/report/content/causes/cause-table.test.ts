import { describe, expect, test } from 'vitest'
import type { CauseSummary } from '../../../../src/judge/summary/merged-failure.js'
import { causeRows, showsCauses } from '../../../../src/report/content/causes/cause-rows.js'
import { causeTable } from '../../../../src/report/content/causes/cause-table.js'
import type { Scope } from '../../../../src/report/content/scope.js'
import { renderGithubMarkdown } from '../../../../src/report/render/github-markdown.js'
import { scopeOf, withReports } from '../failed-test/scope-of.js'

const legs = ['e2e (chromium)', 'e2e (webkit)', 'unit (18)', 'unit (20)']
const report = 'https://github.com/acme/shop/actions/runs/4212/artifacts/901'

/** A run in which 5 tests cannot connect anywhere, and 2 time out in the browsers. */
function outage(): Scope {
  const down = legs.flatMap((job, leg) =>
    Array.from({ length: 5 }, (_, index) => ({
      job,
      id: `a${index}`,
      name: `opens cart ${index}`,
      message: `connect ECONNREFUSED 10.0.0.${leg}:5432`,
    })),
  )
  const slow = legs
    .slice(0, 2)
    .flatMap((job) =>
      ['pays by card', 'pays by invoice'].map((name) => ({ job, id: name, name, message: 'Timed out after 5000 ms waiting for #pay' })),
    )
  const single = { job: 'unit (18)', id: 'c', name: 'adds', message: 'wrong total' }
  return scopeOf([...down, ...slow, single])
}

const shown = (scope: Scope) => renderGithubMarkdown({ type: 'root', children: causeTable(scope) }).trim()

/** A scope whose causes have some fields. */
const withCauses = (scope: Scope, change: (cause: CauseSummary, index: number) => CauseSummary): Scope => ({
  ...scope,
  summary: { ...scope.summary, causes: scope.summary.causes.map(change) },
})

describe('the table of causes', () => {
  test('shows the failures, tests, jobs and names of each cause that tests share', () => {
    const [head, rule, first = '', second = '', ...rest] = shown(withReports(outage(), report)).split('\n')
    expect([head, rule, ...rest]).toEqual(['| Failures | Cause |', '| --: | --- |'])
    expect(first).toMatch(
      /^\| \*\*20\*\* \| `connect ECONNREFUSED [^`]*`<br>5 tests in all 4 jobs<br><sub>opens cart 0, opens cart 1, opens cart 2 \[and 2 more\]\(https:\/\/github\.com\/acme\/shop\/actions\/runs\/4212\/artifacts\/901#cause=[\w-]+\)<\/sub> \|$/,
    )
    expect(second).toMatch(
      /^\| \*\*4\*\* \| `Timed out after [^`]*`<br>2 tests in e2e \(chromium\) and e2e \(webkit\)<br><sub>pays by card, pays by invoice<\/sub> \|$/,
    )
  })

  test('adds the module, or else the suite, to a name that several tests have', () => {
    const namesIn = (...tests: readonly object[]) =>
      shown(scopeOf(tests.map((test, index) => ({ id: `${index}`, message: 'connect ECONNREFUSED 10.0.0.7:5432', ...test })))).match(
        /<sub>(.*)<\/sub>/,
      )?.[1]
    expect(namesIn({ name: 'adds', module: 'api' }, { name: 'adds', module: 'web' }, { name: 'moves', module: 'web' })).toBe(
      'adds (api), adds (web), moves',
    )
    expect(namesIn({ name: 'adds', suite: ['Cart'] }, { name: 'adds', suite: ['Shop', 'Total'] })).toBe('adds (Cart), adds (Shop › Total)')
  })

  test('links the first frame when it was found in the repository', () => {
    const framed = withCauses(outage(), (cause) => ({
      ...cause,
      cause: { ...cause.cause, frame: { file: '/ci/store/connection.ts', line: 88 } },
    }))
    const [first] = framed.summary.causes
    const source = { serverUrl: 'https://github.com', repository: 'acme/shop', commit: '7c4f3a8' }
    const causeLocations = new Map(first && [[first.cause.id, { file: 'store/connection.ts', line: 88 }]])
    const markdown = shown({ ...framed, source, causeLocations })
    expect(markdown).toContain('4 jobs · [store/connection.ts:88](https://github.com/acme/shop/blob/7c4f3a8/store/connection.ts#L88)<br>')
    expect(markdown).toContain('e2e (webkit) · /ci/store/connection.ts:88<br>')
  })

  test('the table of causes is empty when every cause has one test', () => {
    const scope = scopeOf([{ message: 'the cart service is down' }, { message: 'the card has expired' }])
    expect(causeTable(scope)).toEqual([])
    expect(showsCauses(scope.summary)).toBe(false)
  })

  test('names no job when there is only one', () => {
    expect(causeRows(scopeOf([{ message: 'the cart service is down' }, { message: 'the cart service is down' }]))).toMatchObject([
      { executions: 2, tests: 2, jobs: '' },
    ])
  })

  test('names jobs without the name that they share, or in full for a report without a grid', () => {
    const grid = ['unit (linux, 18)', 'unit (linux, 20)', 'unit (windows, 18)', 'unit (windows, 20)']
    const passed = grid.map((job) => ({ job, status: 'successful' as const }))
    const failed = [0, 1].map((index) => ({ job: grid[3] ?? '', name: `test ${index}`, message: 'the cart service is down' }))
    const scope = scopeOf([...passed, ...failed])
    expect(causeRows(scope)[0]?.jobs).toBe('in windows (20)')
    expect(causeRows(scope, { hasFullNames: true })[0]?.jobs).toBe('in unit (windows, 20)')
  })

  test('counts the causes after the tenth', () => {
    const letters = 'abcdefghijkl'.split('')
    const scope = scopeOf(
      letters.flatMap((letter) =>
        [0, 1].map((index) => ({ name: `${letter} ${index}`, message: `warehouse ${letter.repeat(3)} unreachable` })),
      ),
    )
    const markdown = shown(scope)
    expect(markdown.match(/^\| \*\*2\*\*/gm)).toHaveLength(10)
    expect(markdown).toMatch(/\n\nand 2 more causes$/)
  })

  test('shows a lower bound when the causes of some failures were not read', () => {
    const scope = withCauses(outage(), (cause) => cause)
    const summary = { ...scope.summary, otherCauses: 4_300, otherCausesIsMinimum: true } as const
    expect(shown({ ...scope, summary })).toMatch(/\n\nand at least 4,300 more causes$/)
    expect(shown({ ...scope, summary: { ...summary, otherCausesIsMinimum: undefined } })).toMatch(/\n\nand 4,300 more causes$/)
  })

  test('keeps a hostile signature and name inside their cells', () => {
    const hostile = 'a | b ` c </sub> <img src=x> @octocat #12 [x](https://evil.example)'
    const markdown = shown(scopeOf([0, 1].map((index) => ({ name: `${hostile} ${index}`, message: hostile }))))
    const rows = markdown.split('\n')
    expect(rows).toHaveLength(3)
    expect(rows[2]?.match(/(?<!\\)\|/g)).toHaveLength(3)
    expect(markdown).not.toMatch(/<img|@octocat|(?<!\\)\]\(/)
  })
})
