import { expect } from 'vitest'
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
    expect(service.artifacts.map(({ name }) => name)).toHaveLength(3)
    return results
  },
})

export const matrix = scenarioOf('three matrix jobs write one comment that covers all of them', {}, 'Test')

export const titledMatrix = scenarioOf('three matrix jobs with a title write one comment that covers all of them', titled, 'Shop')

/** A job with two steps that report, and no other job. */
export const twoSteps: Scenario = {
  title: 'two steps of the only job write one comment and store no artifact',
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
    expect(service.artifacts).toEqual([])
    return results
  },
}
