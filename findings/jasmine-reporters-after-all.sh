#!/usr/bin/env bash
# Behaviour: jasmine-reporters writes no trace of an error in `afterAll`. Jasmine fails the run, and the JUnit file lists only passed tests.
# Versions: jasmine 7.0.0, jasmine-reporters 2.5.2, Node 20.20.2.
# Output seen: exit status 3, and a JUnit file with failures="0" that does not contain the message of the error.
# Source: `JUnitXmlReporter` in src/junit_reporter.js reads `failedExpectations` in `specDone`, and not in `suiteDone`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --save-exact jasmine@7.0.0 jasmine-reporters@2.5.2
mkdir spec
cat >spec/orders.js <<'SPEC'
describe('orders', () => {
  afterAll(() => {
    throw new Error('the database did not close')
  })
  it('adds an order', () => expect(1 + 1).toBe(2))
})
SPEC
cat >run.cjs <<'RUN'
const Jasmine = require('jasmine')
const { JUnitXmlReporter } = require('jasmine-reporters')
const runner = new Jasmine()
runner.addReporter(new JUnitXmlReporter({ savePath: 'results', consolidateAll: true }))
runner.execute(['spec/orders.js'])
RUN
status=0
node run.cjs >log 2>&1 || status=$?
grep -q 'the database did not close' log || { echo 'Changed: the log does not contain the error.'; exit 1; }
[ "$status" -eq 3 ] || { echo "Changed: jasmine ends with the status $status."; exit 1; }
grep -q 'failures="0"' results/junitresults.xml || { echo 'Changed: the file states a failure.'; exit 1; }
! grep -q 'the database did not close' results/junitresults.xml || { echo 'Changed: the file contains the error.'; exit 1; }
echo "As described: exit status $status, and the JUnit file lists no failure."
