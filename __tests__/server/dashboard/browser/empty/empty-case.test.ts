import { describe, expect, test } from 'vitest'
import { type EmptyPage, emptyCase, type StoredBranch } from '../../../../../src/server/dashboard/browser/empty/empty-case.js'
import { allBranches, initialDashboard } from '../../../../../src/server/dashboard/browser/state/dashboard-state.js'
import { periodOf } from '../../../../../src/server/dashboard/browser/state/period.js'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = Date.now()

const ago = (ref: string, age: number): StoredBranch => ({ ref, lastSeen: now - age, project: 'shop', module: 'web' })

function pageOf(change: Partial<EmptyPage['state']>, branches: readonly StoredBranch[], more: Partial<EmptyPage> = {}): EmptyPage {
  const state = { ...initialDashboard, org: 'acme', project: 'shop', module: 'web', ...change }
  return {
    state,
    branch: state.branch === allBranches ? '' : state.branch,
    period: periodOf(state, now),
    stored: { branches, isComplete: true },
    defaultBranch: 'main',
    now,
    ...more,
  }
}

const everywhere = [
  ['the organisation', { project: '', module: '' }],
  ['a project', { module: '' }],
  ['a module', {}],
] as const

describe.each(everywhere)('the page of %s', (_, place) => {
  test('states that a branch is unknown when no stored build is of it, whatever was built a minute ago', () => {
    expect(emptyCase(pageOf({ ...place, branch: 'no/such' }, [ago('main', minute)]))).toEqual({
      sentence: 'No build of no/such is stored.',
      reason: 'It was never reported, or its builds were deleted.',
      label: 'Show main',
      change: { branch: '' },
    })
  })

  test('names the default branch only when it is known', () => {
    const page = pageOf({ ...place, branch: 'no/such' }, [], { defaultBranch: '' })
    expect(emptyCase(page).label).toBe('Show the default branch')
  })

  test('does not state that a branch is unknown when some branches are not listed', () => {
    const page = pageOf({ ...place, branch: 'no/such' }, [], { stored: { branches: [ago('main', hour)], isComplete: false } })
    expect(emptyCase(page)).toMatchObject({
      sentence: 'No build of no/such in the last 30 days.',
      reason: 'It is not one of the branches with the latest builds.',
      label: 'Show main',
    })
  })

  test('leads to the shortest range with the last build when the branch has none in the range', () => {
    const page = pageOf({ ...place, branch: 'topic', range: '24h' }, [ago('main', minute), ago('topic', 6 * day)])
    expect(emptyCase(page)).toEqual({
      sentence: 'No build of topic in the last 24 hours.',
      reason: 'The last one was 6 days ago.',
      label: 'Show the last 7 days',
      change: { range: '7d', from: '', to: '', item: '' },
    })
  })

  test('leads to the day of the last build when it is older than a year', () => {
    const found = emptyCase(pageOf({ ...place, branch: 'topic' }, [ago('topic', 400 * day)]))
    expect(found.change).toMatchObject({ range: 'custom', from: new Date(now - 400 * day).toISOString().slice(0, 10) })
    expect(found.label).toMatch(/^Show \d+ [A-Z][a-z]+$/)
  })

  test('names the chosen days when the range is custom', () => {
    const page = pageOf({ ...place, branch: 'topic', range: 'custom', from: '2024-01-15', to: '2024-01-31' }, [ago('topic', hour)])
    expect(emptyCase(page)).toMatchObject({
      sentence: 'No build of topic from 15 Jan to 31 Jan.',
      reason: 'The last one was 1 hour ago.',
      label: 'Show the last 24 hours',
    })
  })

  test.each(['', allBranches])('leads to the last build of any branch when the branch is %j', (branch) => {
    const page = pageOf({ ...place, branch }, [ago('main', 60 * day), ago('topic', 42 * day)])
    expect(emptyCase(page)).toMatchObject({
      sentence: 'No build in the last 30 days.',
      reason: 'The last one was 42 days ago.',
      label: 'Show the last 90 days',
    })
  })

  test('offers the last year when no build with a branch is stored', () => {
    expect(emptyCase(pageOf(place, []))).toMatchObject({ label: 'Show the last year', change: { range: '365d' } })
    expect(emptyCase(pageOf({ ...place, range: '365d' }, []))).toMatchObject({ label: 'Show all modules', change: { module: '' } })
  })
})

test('leads from the organisation to the module when all builds of the branch in the range belong to pull requests', () => {
  expect(emptyCase(pageOf({ project: '', module: '', branch: 'topic' }, [ago('topic', hour)]))).toMatchObject({
    sentence: 'All builds of topic in the last 30 days belong to pull requests.',
    label: 'Show web',
    change: { project: 'shop', module: 'web' },
  })
})

test('leads from jobs to tests when the branch has tests and no jobs in the range', () => {
  expect(emptyCase(pageOf({ view: 'jobs', branch: 'topic' }, [ago('topic', 2 * hour)]))).toMatchObject({
    sentence: 'No job ran on topic in the last 30 days.',
    reason: 'Its last test ran 2 hours ago.',
    label: 'Show the tests',
    change: { view: 'tests' },
  })
})

test('leads to all branches when the last test of the branch arrived after the page was read', () => {
  expect(emptyCase(pageOf({ branch: 'topic' }, [ago('topic', 0)]))).toMatchObject({ change: { branch: allBranches } })
})

test('shows hostile names of branches as one line without marks that reverse text', () => {
  expect(emptyCase(pageOf({ branch: 'a\u202eb\nc' }, [])).sentence).toBe('No build of a\ufffdb c is stored.')
})
