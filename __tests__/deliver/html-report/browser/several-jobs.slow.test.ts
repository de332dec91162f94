// Tests that the page describes a test of several jobs once, and repeats no message (src/deliver/html-report/writer).
import { describe, expect, test } from 'vitest'
import { writtenPage } from '../writer/written-page.js'
import { buildRun } from './build-run.js'

describe('a run of several jobs', () => {
  test('describes each test once, with its execution in each job', async () => {
    const { blocks, run } = await writtenPage(buildRun(4))
    const [{ tests } = { tests: undefined }] = blocks
    expect(tests?.tests.names).toEqual([
      'rounds half a cent up',
      'applies a voucher to the rounded total',
      'keeps the order of lines',
      'pays by card',
      'sends a fax',
      'prints a label',
      'handles case 0',
      'handles case 1',
      'handles case 2',
      'handles case 3',
    ])
    expect(tests?.executions.durations).toHaveLength(80)
    expect(tests?.jobs.map(([job]) => job)).toContain('unit (windows-latest, 22)')
    expect(run.jobs).toHaveLength(8)
    expect(run.jobs?.every(({ duration = 0 }) => duration > 0)).toBe(true)
  })

  test('writes the number of distinct tests and of causes into the header', async () => {
    const { html } = await writtenPage(buildRun(4))
    expect(html).toContain('data-tab="tests">Tests <span class="count">10</span>')
    // Two failures share a signature; the flaky test has a cause of its own.
    expect(html).toContain('data-tab="causes">Causes <span class="count">3</span>')
    expect(html).toContain('data-tab="jobs">Jobs <span class="count">8</span>')
  })

  test('writes messages for the search only once', async () => {
    const { blocks } = await writtenPage(buildRun(0))
    expect(blocks[0]?.tests.messages).toEqual([
      'AssertionError: expected 17.95 to be 17.96',
      'AssertionError: expected 8.97 to be 8.98',
      'Error: connect ECONNREFUSED 10.0.0.4:5432',
      'AssertionError: expected b,a to be a,b',
    ])
  })
})
