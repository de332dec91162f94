import { expect, test } from 'vitest'
import { jobOfFile, relateJobs } from '../../../../src/read/collect/twins/file-job.js'

test.each([
  // One folder, and the folders of tools.
  ['junit.xml', 'results.json', 'same'],
  ['out/junit.xml', 'out/results.json', 'same'],
  ['test-results/junit.xml', 'playwright-report/results.json', 'same'],
  ['target/surefire-reports/TEST-a.B.xml', 'target/allure-results', 'same'],
  ['build/test-results/test/TEST-a.B.xml', 'build/reports/tests/ctrf.json', 'same'],
  ['TestResults/a.trx', 'TestReports/junit.xml', 'same'],
  ['packages/web/junit.xml', 'packages/web/playwright-report/results.json', 'same'],
  ['target/surefire-reports/TEST-org.windows.FirefoxTest.xml', 'target/surefire-reports/testng-results.xml', 'same'],
  // Two artifacts of one job.
  ['artifacts/junit-linux/junit.xml', 'artifacts/playwright-report-linux/results.json', 'same'],
  ['artifacts/junit-node20.xml', 'artifacts/ctrf-node20.json', 'same'],
  // Downloaded artifacts of two jobs.
  ['linux/results.json', 'windows/junit.xml', 'different'],
  ['artifacts/linux/results.json', 'artifacts/windows/junit.xml', 'different'],
  ['artifacts/junit-linux/a.xml', 'artifacts/ctrf-windows/a.json', 'different'],
  ['artifacts/junit/linux/a.xml', 'artifacts/ctrf/windows/a.json', 'different'],
  ['results-18/a.xml', 'results-20/a.json', 'different'],
  ['results-shard1/a.xml', 'results-shard2/a.json', 'different'],
  ['unit-tests/junit.xml', 'e2e-tests/results.json', 'different'],
  ['out/junit-linux.xml', 'out/results-windows.json', 'different'],
  ['out/junit-node-18.xml', 'out/ctrf-node-20.json', 'different'],
  ['packages/api/junit.xml', 'packages/web/results.json', 'different'],
  // It may be one job or two.
  ['junit.xml', 'frontend/results.json', 'unclear'],
  ['test-results/junit.xml', 'cypress/e2e/results.json', 'unclear'],
  ['out/junit-linux.xml', 'out/results.json', 'unclear'],
  ['app/junit.xml', 'app/web/results.json', 'unclear'],
] as const)('relates %s and %s: %s', (one, other, expected) => {
  expect(relateJobs(jobOfFile(one), jobOfFile(other))).toBe(expected)
  expect(relateJobs(jobOfFile(other), jobOfFile(one))).toBe(expected)
})

test.each([
  ['linux', 'linux', 'same'],
  ['linux', 'windows', 'different'],
  ['linux', undefined, 'unclear'],
] as const)('takes the names of jobs %s and %s instead of the folders: %s', (one, other, expected) => {
  expect(relateJobs(jobOfFile('a/junit.xml', one), jobOfFile('b/results.json', other))).toBe(expected)
})
