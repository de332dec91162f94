import { headSha, pullRequestEnvironment, pullRequestEvent } from './events.js'
import { failing, passing, trackedSource } from './results.js'
import { jobEnvironment, type Scenario } from './scenario.js'

const legs = [
  { os: 'ubuntu-latest', node: 20 },
  { os: 'ubuntu-latest', node: 22 },
  { os: 'windows-latest', node: 20 },
  { os: 'windows-latest', node: 22 },
]

export const matrixInOrder: Scenario = {
  title: 'adds the results of each matrix job to the comment, which names the jobs that have not reported yet',
  github: {
    pulls: [{ number: 7, headSha, headBranch: 'rounding' }],
    jobs: [
      ...legs.map(({ os, node }) => ({ runId: 4711, name: `unit (${os}, ${node})`, status: 'in_progress' as const })),
      { runId: 4711, name: 'lint', status: 'queued' },
    ],
  },
  async run(_github, step, service) {
    const results = []
    for (const [index, leg] of legs.entries()) {
      const files = { ...(leg.os === 'windows-latest' ? failing : passing), ...trackedSource }
      results.push(
        await step({
          event: pullRequestEvent({ number: 7 }),
          env: { ...pullRequestEnvironment(7), ...jobEnvironment(service, index + 1) },
          inputs: { matrix: JSON.stringify(leg) },
          files,
          checkout: true,
        }),
      )
    }
    return results
  },
}
