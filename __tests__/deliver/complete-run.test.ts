import { describe, expect, test } from 'vitest'
import { completeRun, type RunPorts } from '../../src/deliver/complete-run.js'
import type { DeliveryResult } from '../../src/deliver/reporters/deliver-report.js'
import { parseFailOn } from '../../src/judge/summary/fail-on.js'
import type { Problem } from '../../src/records/problem.js'
import { run } from '../../src/run/run.js'
import { makeTree } from '../read/collect/tree.js'
import { junit } from '../results/junit-results.js'
import { type DataApi, startDataApi } from './submit/data-api.js'

const failing = junit([{ name: 'adds', failure: { message: 'no cart' } }])

const problemOf = (step: string): Problem => ({ severity: 'error', kind: 'delivery', message: `The ${step} failed.` })

interface Given {
  readonly api: DataApi
  readonly results?: string
  /** The steps that report a problem. */
  readonly broken?: readonly string[]
  readonly ports?: Partial<RunPorts<DeliveryResult>>
}

/** Completes a run of one test. Returns the steps in their order, and what the ports got. */
async function complete({ api, results = junit([{ name: 'adds' }]), broken = [], ports = {} }: Given) {
  const steps: string[] = []
  const step = (name: string): readonly Problem[] => {
    steps.push(name)
    return broken.includes(name) ? [problemOf(name)] : []
  }
  const env = { SERVICE_ORG: 'acme', SERVICE_PROJECT: 'shop', SERVICE_BUILD: '1', SERVICE_REF: 'main', SERVICE_PIPELINE: 'Test' }
  const server = { baseUrl: api.url, key: api.key }
  const finished = await run(
    { cwd: makeTree({ 'TEST-a.xml': results }), paths: [], records: [], server },
    { env, onWarning() {}, say: (message) => void steps.push(message.replace(api.url, 'the server')) },
  )
  const { prepared, judged } = finished
  const outcome = completeRun(
    {
      ...finished,
      prepared: { ...prepared, earlierBuilds: { ...prepared.earlierBuilds, problems: () => step('earlier builds') } },
      judged: { ...judged, addToHistory: async () => ({ problems: step('history'), notices: ['The build was not added.'] }) },
    },
    {
      failOn: parseFailOn('failed,delivery'),
      notice: (message) => steps.push(`notice: ${message}`),
      deliver: async () => ({ problems: step('delivery'), notices: ['There is no comment.'] }),
      writeFiles: async () => step('files'),
      ...ports,
    },
  )
  return { steps, outcome }
}

const stepsOfRun = [
  'delivery',
  'notice: There is no comment.',
  'earlier builds',
  'Submitted 2 records to the server.',
  'history',
  'notice: The build was not added.',
  'files',
]

describe('completeRun', () => {
  test('delivers, submits and adds to the history before it writes the files', async () => {
    const { steps, outcome } = await complete({ api: await startDataApi() })
    expect(await outcome).toMatchObject({ problems: [], gated: { fails: false } })
    expect(steps).toEqual(stepsOfRun)
  })

  test('continues with the next step and fails when each step has a problem', async () => {
    const broken = ['delivery', 'earlier builds', 'history', 'files']
    const { steps, outcome } = await complete({ api: await startDataApi(), broken })
    const { problems, gated } = await outcome
    expect(steps).toEqual(stepsOfRun)
    expect(problems).toEqual(broken.map(problemOf))
    expect(gated).toMatchObject({ fails: true, summary: { problems }, reasons: [{ word: 'delivery' }] })
  })

  test('adds to the history when the server refuses the records', async () => {
    const api = await startDataApi()
    api.fail({ status: 403 })
    const { steps, outcome } = await complete({ api, broken: ['history'] })
    expect((await outcome).problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The records were not submitted: /),
      problemOf('history').message,
    ])
    expect(steps).toContain('files')
  })

  test('passes the problems of all other steps to the files', async () => {
    let written: readonly Problem[] = []
    const { outcome } = await complete({
      api: await startDataApi(),
      broken: ['delivery', 'history'],
      ports: {
        async writeFiles({ problems, gated: { summary } }) {
          expect(summary.problems).toEqual(problems)
          written = problems
          return []
        },
      },
    })
    await outcome
    expect(written).toEqual([problemOf('delivery'), problemOf('history')])
  })

  test('shows the reasons of the gates to the delivery', async () => {
    let words: readonly string[] = []
    const { outcome } = await complete({
      api: await startDataApi(),
      results: failing,
      ports: {
        async deliver({ judged: { scope } }) {
          words = (scope.summary.gateReasons ?? []).map(({ word }) => word)
          return { problems: [], notices: [] }
        },
      },
    })
    await outcome
    expect(words).toEqual(['failed'])
  })

  test('leaves out all later steps when the delivery throws', async () => {
    const api = await startDataApi()
    const { steps, outcome } = await complete({ api, ports: { deliver: () => Promise.reject(new Error('no place for the page')) } })
    await expect(outcome).rejects.toThrow('no place for the page')
    expect(steps).toEqual([])
    expect(api.records).toEqual([])
  })
})
