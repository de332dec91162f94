import { variablesIn } from '../../../src/report/expressions/variables.js'

const counts = { total: 10, successful: 7, failed: 2, skipped: 1, cancelled: 0, running: 0, unknown: 0, flaky: 0, duration: 1234.5 }

/** The variables of a failed run of a pull request. */
export const variablesOfARun = variablesIn({
  env: { HOME_URL: 'https://example.com', Mixed: 'first', MIXED: 'second', EMPTY: '' },
  ciContext: {
    org: 'acme',
    project: 'shop',
    ref: 'main',
    build: { id: '77.1', number: '77' },
    actor: 'octocat',
    source: {
      url: 'https://example.com/repo',
      ref: 'refs/heads/main',
      branch: 'main',
      commit: 'abc123',
      commitMessage: 'Round half a cent up',
      pullRequest: 12,
      pullRequestTitle: 'Round {{ half }} a cent up',
      pullRequestUrl: 'https://example.com/repo/pull/12',
    },
  },
  summary: {
    status: 'failed',
    counts,
    jobs: [counts, { ...counts, failed: 0 }, counts].map((ofJob) => ({ status: 'failed', counts: ofJob })),
    files: ['a.xml', 'b.xml', 'c.xml'].map((path) => ({ path, format: 'junit', counts, problems: [] })),
  },
  metadata: { team: 'web', constructor: 'a plain key' },
  properties: { coverage: 81.5, 'bundle size': 12000 },
})
