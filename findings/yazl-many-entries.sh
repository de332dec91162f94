#!/usr/bin/env bash
# Behaviour: yazl needs time in the square of the number of files of an archive: eight times the files take about 26 times the CPU time.
# Versions: yazl 3.3.1, Node 20.20.2.
# Output seen: 1.6 s for 5,000 files, 3.4 s for 10,000, 9.3 s for 20,000 and 40 s for 40,000 files of 12 bytes.
# Source: pumpEntries in index.js looks for the first unfinished file from the first file on, for every file.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --save-exact yazl@3.3.1
cat >archive.cjs <<'ARCHIVE'
const { Writable } = require('node:stream')
const yazl = require('yazl')
const archive = new yazl.ZipFile()
const start = process.cpuUsage()
for (let index = 0; index < Number(process.argv[2]); index += 1) archive.addBuffer(Buffer.from('<testsuite/>'), `TEST-${index}.xml`)
archive.end()
archive.outputStream.pipe(new Writable({ write: (chunk, encoding, done) => done() })).on('finish', () => {
  const { user, system } = process.cpuUsage(start)
  console.log(Math.round((user + system) / 1000))
})
ARCHIVE
few=$(node archive.cjs 5000)
many=$(node archive.cjs 40000)
echo "5,000 files: $few ms of CPU time; 40,000 files: $many ms"
[ "$many" -gt $((few * 12)) ] || { echo 'Changed: the time is nearly proportional to the number of files.'; exit 1; }
