import type { Format } from '../format.js'

/**
 * The JSON report of Jest (`--json`, source: `formatTestResults.ts` of @jest/test-result), and the report of Vitest, which imitates it (source:
 * `packages/vitest/src/node/reporters/json.ts`).
 */
export const jest = {
  id: 'jest',
  title: 'JSON of Jest and Vitest',
  include: ['**/jest-results*.json', '**/jest-report*.json', '**/vitest-results*.json', '**/vitest-report*.json'],
  wideInclude: ['**/.vitest/json/*.json', '**/test-results/*.json', '**/report.json', '**/results.json'],
  matches(head) {
    if (head.kind !== 'json') return undefined
    if (head.keys.has('numTotalTests') && head.keys.has('numTotalTestSuites')) return 'numTotalTests and numTotalTestSuites'
    return /"assertionResults"\s*:/.test(head.text) && head.keys.has('testResults') ? 'assertionResults in testResults' : undefined
  },
  async read(source, sink) {
    const { readJest } = await import('./read-jest.js')
    await readJest(source, sink)
  },
} as const satisfies Format
