// Prints each failed test, because the output of the runs is too long to search, and then the counts: `node .ci/count-tests.js <suite>
// <others> <repeated>…`, with JSON reports of Vitest. The repeated runs are of tests of the first two, so only their failures count.
import { existsSync, readFileSync } from 'node:fs'

const [suite, others, ...repeated] = process.argv.slice(2)
const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const all = [suite, others].map(read)
const failures = [...all, ...repeated.filter(existsSync).map(read)].flatMap(({ testResults }) => testResults).flatMap(failuresOf)
for (const failure of failures) console.log(`FAILED: ${failure.slice(0, 2_000)}`)

const sum = (countOf) => all.map(countOf).reduce((total, count) => total + count, 0)
const passed = sum(({ numPassedTests }) => numPassedTests)
const skipped = sum(({ numPendingTests, numTodoTests }) => numPendingTests + numTodoTests)
// A run without results is one failure.
const failed = failures.length + repeated.filter((path) => !existsSync(path)).length
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)

function failuresOf({ name, status, message, assertionResults }) {
  const tests = assertionResults.filter((test) => test.status === 'failed')
  // A file that cannot be loaded, or whose hook fails, has no failed test.
  if (status === 'failed' && tests.length === 0) return [`${name}: ${message}`]
  return tests.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`)
}
