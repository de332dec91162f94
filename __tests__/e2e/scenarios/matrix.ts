import { expect } from 'vitest'
import { headSha, pullRequestEnvironment, pullRequestEvent } from './events.js'
import { failing, passing } from './results.js'
import type { Scenario } from './scenario.js'

const legs = ['ubuntu-latest', 'windows-latest', 'macos-latest', 'freebsd'].flatMap((os) => [20, 22].map((node) => ({ os, node })))
const failingLegs = ['unit (windows-latest, 20)', 'unit (windows-latest, 22)']
const nameOf = ({ os, node }: (typeof legs)[number]) => `unit (${os}, ${node})`

/** The configuration of all jobs. */
const titled = { '.service.json': '{ "report": { "codehost": { "enabled": true, "commentTitle": "Shop" } } }' }

const scenarioOf = (title: string, files: Readonly<Record<string, string>>, start: string): Scenario => ({
  title,
  github: { pulls: [{ number: 7, headSha, headBranch: 'rounding' }] },
  async run(github, step) {
    const common = { event: pullRequestEvent({ number: 7 }) }
    const env = pullRequestEnvironment(7)
    const ofLegs = legs.map((leg) =>
      step({
        ...common,
        env,
        inputs: { matrix: JSON.stringify(leg) },
        files: { ...(failingLegs.includes(nameOf(leg)) ? failing : passing), ...files },
      }),
    )
    const ofSteps = ['__acme_build-report', '__acme_build-report_2'].map((GITHUB_ACTION, index) =>
      step({
        ...common,
        env: { ...env, GITHUB_JOB: 'browser', GITHUB_ACTION },
        files: { ...(index === 0 ? failing : passing), ...files },
      }),
    )
    const results = await Promise.all([...ofLegs, ...ofSteps])

    const comments = github.comments({ kind: 'pullRequest', number: 7 }).map(({ body }) => body.split('\n', 3))
    const failed = [...failingLegs, 'browser']
    const names = [...legs.map(nameOf), 'browser', 'browser · report 2']
    const expected = names.map((name) => [
      `## ${start}Test / ${name}`,
      expect.stringMatching(failed.includes(name) ? /^## ❌ 1 of 3 tests failed/ : /^## ✅ 2 of 3 tests passed/),
    ])
    expect(comments.map(([heading, , headline]) => [heading?.replaceAll('\\', ''), headline]).toSorted()).toEqual(expected.toSorted())
    return results
  },
})

export const matrix = scenarioOf('eight matrix jobs and two steps of one job write one comment each', {}, '')

export const titledMatrix = scenarioOf(
  'eight matrix jobs and two steps of one job with the same title write one comment each',
  titled,
  'Shop · ',
)
