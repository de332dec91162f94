import type { Variables } from '../../src/expressions/variables.js'

/** A failed run of a pull request. */
export const variablesOfARun: Variables = {
  env: { HOME_URL: 'https://example.com', Mixed: 'first', MIXED: 'second', EMPTY: '' },
  status: 'failed',
  source: { url: 'https://example.com/repo', ref: 'refs/heads/main', branch: 'main', commit: 'abc123', pullRequest: 12 },
  ref: 'main',
  org: 'acme',
  project: 'shop',
  build: { id: '77.1', number: 77 },
  tests: { total: 10, successful: 7, failed: 2, skipped: 1, cancelled: 0, running: 0, unknown: 0, flaky: 0, duration: 1234.5 },
  files: { total: 3 },
  metadata: { team: 'web', constructor: 'a plain key' },
  properties: { coverage: 81.5, 'bundle size': 12000 },
}
