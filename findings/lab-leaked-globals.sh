#!/usr/bin/env bash
# Behaviour: Lab fails a run that leaks a global variable, and its JUnit and TAP files state that all tests passed.
# Versions: @hapi/lab 26.0.1, Node 20.20.2.
# Output seen: exit status 1; errors="0" failures="0" in the JUnit file; "# fail 0" in the TAP file. The console reporter names the leak.
# Source: lib/reporters/index.js counts `notebook.leaks` for the exit status; only the reporters console.js and json.js print them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --save-exact @hapi/lab@26.0.1
mkdir test
cat >test/orders.js <<'TEST'
const Lab = require('@hapi/lab')
const { describe, it } = (exports.lab = Lab.script())
describe('orders', () => {
  it('adds an order', () => {
    globalThis.order = 1
  })
})
TEST
status=0
npx lab -r junit -o lab.xml -r tap -o lab.tap -r console -o lab.log || status=$?
[ "$status" -eq 1 ] || { echo "Changed: Lab ends with the status $status."; exit 1; }
grep -qi 'leak' lab.log || { echo 'Changed: the console reporter names no leak.'; exit 1; }
grep -q 'errors="0" failures="0"' lab.xml || { echo 'Changed: the JUnit file states a failure.'; exit 1; }
! grep -qi 'leak' lab.xml lab.tap || { echo 'Changed: a file names the leak.'; exit 1; }
grep -q '^# fail 0' lab.tap || { echo 'Changed: the TAP file states a failure.'; exit 1; }
echo "As described: exit status $status, and no failure in either file."
