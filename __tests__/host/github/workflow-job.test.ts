import { describe, expect, test } from 'vitest'
import { failureOf, start } from './start-client.js'

describe('the jobs of a run', () => {
  test('reads the jobs of all attempts page by page', async () => {
    const jobs = Array.from({ length: 250 }, (_, index) => ({ runId: 4711, name: `unit (${index})`, attempt: index < 200 ? 1 : 2 }))
    const { github, client } = await start({ jobs: [...jobs, { runId: 4712, name: 'another run' }] })
    const found = await client.jobsOfRun(4711)
    expect(found.map(({ name }) => name)).toEqual(jobs.map(({ name }) => name))
    expect(found.map(({ attempt }) => attempt)).toEqual(jobs.map(({ attempt }) => attempt))
    expect(github.requests.map(({ query }) => query.page)).toEqual(['1', '2', '3'])
    github.expectNoViolations()
  })

  test.each([false, true])('reads the fields of a job (Enterprise Server: %s)', async (isEnterprise) => {
    const jobs = [
      { runId: 4711, name: 'unit (20)', conclusion: 'failure' },
      { runId: 4711, name: 'report', status: 'in_progress', runner: 'rack-7' },
      { runId: 4711, name: 'deploy', status: 'queued' },
    ] as const
    const { github, client } = await start({ jobs, isEnterprise })
    const [unit, report, deploy] = await client.jobsOfRun(4711)
    expect(unit).toEqual({
      id: 51_000_000_000,
      runId: 4711,
      attempt: 1,
      name: 'unit (20)',
      status: 'completed',
      conclusion: 'failure',
      workflow: 'Test',
      branch: 'main',
      runner: 'ubuntu-latest',
      runnerName: 'GitHub Actions 1',
      startedAt: Date.UTC(2026, 0, 5, 9, 1),
      completedAt: Date.UTC(2026, 0, 5, 9, 6),
      url: 'https://github.com/acme/shop/actions/runs/4711/job/51000000000',
    })
    expect(report).toMatchObject({ status: 'in_progress', conclusion: undefined, completedAt: undefined, runner: 'rack-7' })
    expect(deploy).toMatchObject({ status: 'queued', runner: 'ubuntu-latest' })
    github.expectNoViolations()
  })

  test('names the permission that is missing when the jobs of a run cannot be read', async () => {
    const { github, client } = await start({ permissions: { actions: 'none' } })
    expect(await failureOf(client.jobsOfRun(4711), github)).toMatchObject({ failure: 'permission', permission: 'actions: read' })
    expect(github.requests).toHaveLength(1)
  })

  test('asks for the jobs three times when GitHub fails', async () => {
    const { github, client } = await start()
    for (let answer = 0; answer < 4; answer++) github.fail({ status: 502 })
    expect(await failureOf(client.jobsOfRun(4711), github)).toMatchObject({ failure: 'unavailable' })
    expect(github.requests).toHaveLength(3)
  })

  test('retries a temporary failure, and reports an answer that is not a list of jobs', async () => {
    const { github, client } = await start({ jobs: [{ runId: 4711, name: 'unit' }] })
    github.fail({ status: 502 })
    expect(await client.jobsOfRun(4711)).toHaveLength(1)
    github.fail({ status: 200, body: { total_count: 1, jobs: [{ id: 'one' }] } })
    expect(await failureOf(client.jobsOfRun(4711), github)).toMatchObject({ failure: 'unavailable' })
  })
})
