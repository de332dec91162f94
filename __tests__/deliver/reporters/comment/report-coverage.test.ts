import { describe, expect, test } from 'vitest'
import { reportCoverage } from '../../../../src/deliver/reporters/comment/report-coverage.js'
import { readCiContext } from '../../../../src/host/ci-context/read-ci-context.js'

const variables = {
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_WORKFLOW: 'CI',
  GITHUB_JOB: 'unit',
  GITHUB_ACTION: '__acme_build-report',
}

interface Place {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly matrix?: string
  readonly module?: string
}

const coverage = ({ env = {}, matrix = 'null', module }: Place = {}) => {
  const whole = { ...variables, ...env }
  return reportCoverage(readCiContext({ env: whole, cwd: '/nowhere', matrix }, module), whole)
}
const nameOf = (place?: Place) => coverage(place).name

const places: readonly (readonly [expected: string, place: Place])[] = [
  ['CI / unit', {}],
  ['CI / unit (ubuntu-latest, 20)', { matrix: '{ "os": "ubuntu-latest", "node": 20 }' }],
  ['CI / unit (windows-latest, 20)', { matrix: '{ "os": "windows-latest", "node": 20 }' }],
  ['CI / lint', { env: { GITHUB_JOB: 'lint' } }],
  ['Nightly / unit', { env: { GITHUB_WORKFLOW: 'Nightly' } }],
  ['ci.yml / unit', { env: { GITHUB_WORKFLOW: '.github/workflows/ci.yml' } }],
  ['CI / unit · api', { module: 'api' }],
  ['CI / unit · report 2', { env: { GITHUB_ACTION: '__acme_build-report_2' } }],
  ['CI / unit · browser-tests', { env: { GITHUB_ACTION: 'browser-tests' } }],
  ['CI / unit · script 3', { env: { GITHUB_ACTION: '__run_3' } }],
  ['CI / unit · tests.script 2', { env: { GITHUB_ACTION: 'tests.__run_2' } }],
  ['CI / unit · use 2', { env: { GITHUB_ACTION: '__acme_build-report#2' } }],
  ['CI / unit · report 2, use 2', { env: { GITHUB_ACTION: '__acme_build-report_2#2' } }],
  ['CI / unit · browser-tests, use 3', { env: { GITHUB_ACTION: 'browser-tests#3' } }],
]

describe('the coverage of a report', () => {
  test.each(places)('names the coverage %s', (expected, place) => expect(nameOf(place)).toBe(expected))

  test('the coverage of a report has a different key for each workflow, job, matrix job, module and step', () => {
    const keys = [...places.map(([, place]) => coverage(place).key), coverage({ env: { GITHUB_ACTION: '__run' } }).key]
    expect(new Set(keys).size).toBe(keys.length)
    expect(coverage().key).toBe(coverage().key)
  })

  test.each(['', 'by hand'])('uses the name of the job when the matrix is unknown: %j', (matrix) => {
    expect(nameOf({ matrix })).toBe('CI / unit')
  })

  test('uses SERVICE_JOB as the name of a command in a matrix job', () => {
    expect(nameOf({ matrix: '', env: { SERVICE_JOB: 'unit (windows)' } })).toBe('CI / unit (windows)')
  })

  test('the coverage of a report has no name outside of GitHub Actions', () => {
    expect(nameOf({ env: { GITHUB_ACTIONS: undefined } })).toBe('')
  })

  test('shortens the name of a workflow', () => {
    expect(nameOf({ env: { GITHUB_WORKFLOW: 'x'.repeat(100_000) } }).length).toBeLessThan(500)
  })
})
