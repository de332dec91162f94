import { expect } from 'vitest'
import type { FakeResultsService } from '../../deliver/reporters/results-service.js'
import { makeFolder } from '../../read/collect/tree.js'
import { visibleComments } from './comment-content.js'
import { headSha, pullRequestEnvironment, pullRequestEvent } from './events.js'
import { failing, passing } from './results.js'
import { jobEnvironment, type Scenario } from './scenario.js'

const legs = [
  { os: 'ubuntu-latest', node: 22, files: passing },
  { os: 'windows-latest', node: 20, files: failing },
  { os: 'windows-latest', node: 22, files: failing },
]
const nameOf = ({ os, node }: (typeof legs)[number]) => `unit (${os}, ${node})`
const pulls = [{ number: 7, headSha, headBranch: 'rounding' }]
const event = pullRequestEvent({ number: 7 })
const env = pullRequestEnvironment(7)

/** The configuration of all jobs. */
const titled = { '.service.json': '{ "report": { "codehost": { "enabled": true, "commentTitle": "Shop" } } }' }

/** Returns the parts of the comment that jobs have stored. Jobs with failures also leave these for other pull requests. */
const partsOf = ({ artifacts }: FakeResultsService): readonly string[] =>
  artifacts.map(({ name }) => name).filter((name) => name.startsWith('build-report-part-'))

const scenarioOf = (title: string, files: Readonly<Record<string, string>>, start: string): Scenario => ({
  title,
  github: { pulls, jobs: legs.map((leg) => ({ runId: 4711, name: nameOf(leg), status: 'in_progress' as const })) },
  async run(github, step, service) {
    const results = await Promise.all(
      legs.map(({ files: results, ...leg }, index) =>
        step({
          event,
          env: { ...env, ...jobEnvironment(service, index + 1) },
          inputs: { matrix: JSON.stringify(leg) },
          files: { ...results, ...files },
        }),
      ),
    )
    const comments = visibleComments(github)
    expect(comments).toMatchObject([
      {
        run: 12,
        jobs: [
          ['unit (ubuntu-latest, 22)', 3, 0],
          ['unit (windows-latest, 20)', 3, 1],
          ['unit (windows-latest, 22)', 3, 1],
        ],
      },
    ])
    const [{ lines: [heading = ''] = [] } = {}] = comments
    expect(heading).toContain(start)
    expect(comments[0]?.lines.join('\n')).toContain('rounds half a cent up')
    expect(comments[0]?.lines.join('\n')).not.toContain('All')
    expect(partsOf(service)).toHaveLength(3)
    return results
  },
})

export const matrix = scenarioOf('three matrix jobs write one comment that covers all of them', {}, 'Test')

export const titledMatrix = scenarioOf('three matrix jobs with a title write one comment that covers all of them', titled, 'Shop')

/** A job with two steps that report, and no other job. */
export const twoSteps: Scenario = {
  title: 'two steps of the only job write one comment and store no part of it',
  github: { pulls, jobs: [{ runId: 4711, name: 'browser', status: 'in_progress' }] },
  async run(github, step, service) {
    const common = { event, env: { ...env, ...jobEnvironment(service, 1), GITHUB_JOB: 'browser' } }
    const results = [
      await step({ ...common, files: failing }),
      await step({ ...common, env: { ...common.env, GITHUB_ACTION: '__acme_build-report_2' }, files: passing }),
    ]
    expect(visibleComments(github)).toMatchObject([
      {
        jobs: [
          ['browser', 3, 1],
          ['browser · report 2', 3, 0],
        ],
      },
    ])
    expect(partsOf(service)).toEqual([])
    return results
  },
}

/** The variables of all steps of a composite action, which the job uses once. */
const composite = (service: FakeResultsService) => ({
  ...env,
  ...jobEnvironment(service, 1),
  GITHUB_JOB: 'browser',
  GITHUB_ACTION: '__acme_test-and-report',
  RUNNER_TEMP: makeFolder(),
})

const ofBothSteps = [
  {
    run: 12,
    jobs: [
      ['browser', 3, 1],
      ['browser · use 2', 3, 0],
    ],
  },
]

export const compositeAction: Scenario = {
  title: 'keeps the failure of the first step when the second step of a composite action passes',
  github: { pulls, jobs: [{ runId: 4711, name: 'browser', status: 'in_progress' }] },
  async run(github, step, service) {
    const common = { event, env: composite(service) }
    const results = [await step({ ...common, files: failing }), await step({ ...common, files: passing })]
    expect(visibleComments(github)).toMatchObject(ofBothSteps)
    expect(visibleComments(github)[0]?.lines[0]).toContain('❌')
    return results
  },
}

export const stepsAtOnce: Scenario = {
  title: 'covers both steps of a composite action that write the comment of the run before at the same time',
  github: { pulls, jobs: [4710, 4711].map((runId) => ({ runId, name: 'browser', status: 'in_progress' as const })) },
  async run(github, step, service) {
    const earlier = { ...composite(service), GITHUB_RUN_ID: '4710', GITHUB_RUN_NUMBER: '11' }
    const before = await step({ event, env: earlier, files: passing })
    const common = { event, env: composite(service) }
    const results = await Promise.all([failing, passing].map((files) => step({ ...common, files })))
    const [comment, ...others] = visibleComments(github)
    expect(others).toEqual([])
    expect(comment?.jobs.map(([, total, failed]) => [total, failed]).toSorted()).toEqual([
      [3, 0],
      [3, 1],
    ])
    return [before, ...results]
  },
}
