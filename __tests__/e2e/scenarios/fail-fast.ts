import { headSha, pullRequestEnvironment, pullRequestEvent } from './events.js'
import { failing, trackedSource } from './results.js'
import { jobEnvironment, type Scenario } from './scenario.js'

const legs = ['ubuntu-latest', 'windows-latest'].flatMap((os) => [18, 20, 22, 24].map((node) => ({ os, node })))

export const failFast: Scenario = {
  title: 'begins the comment with the failure, and names the cancelled jobs in one line, when the matrix ends at the first failure',
  github: {
    pulls: [{ number: 7, headSha, headBranch: 'rounding' }],
    jobs: legs.map(({ os, node }, index) => ({
      runId: 4711,
      name: `unit (${os}, ${node})`,
      ...(index === 0 ? { status: 'in_progress' } : { status: 'completed', conclusion: 'cancelled' }),
    })),
  },
  run: async (_github, step, service) => [
    await step({
      event: pullRequestEvent({ number: 7 }),
      env: { ...pullRequestEnvironment(7), ...jobEnvironment(service, 1) },
      inputs: { matrix: JSON.stringify(legs[0]), history: 'off' },
      files: { ...failing, ...trackedSource },
      checkout: true,
    }),
  ],
}
