// Reads a history and judges a build in a process of its own, which `bench/history.js` starts. Prints the CPU time and the memory as JSON.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gunzipSync } from 'node:zlib'
import { brokenResults } from './tests.js'

const [bundle, file, testsFile, failures, isFloor] = process.argv.slice(2)
const ms = ({ user, system }) => (user + system) / 1_000
const { readHistoryDocument, judge, createResultsRecorder } = await import(pathToFileURL(bundle).href)
const tests = JSON.parse(readFileSync(testsFile, 'utf8'))
const results = brokenResults(tests, Number(failures), createResultsRecorder)
const bytes = readFileSync(file)
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')
collectGarbage()

/** The least that a JavaScript program must do with the same bytes: decompress them and parse each line. */
function floorMs() {
  const before = process.cpuUsage()
  const text = gunzipSync(bytes).toString('utf8')
  for (const line of text.trimEnd().split('\n')) JSON.parse(line)
  return ms(process.cpuUsage(before))
}

const memory = () => {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
if (isFloor === 'floor') {
  console.log(JSON.stringify({ floorMs: floorMs() }))
  process.exit()
}
const memoryBefore = memory()
const cpuBefore = process.cpuUsage()
const { histories, problems } = readHistoryDocument(bytes, file)
const read = process.cpuUsage(cpuBefore)
const judgement = judge({ histories, results, base: {} })
const both = process.cpuUsage(cpuBefore)
const memoryAfter = memory()

const judged = judgement.counts.new + judgement.counts.known + judgement.counts.unseen + judgement.counts.flaky
if (problems.length > 0 || judged !== Number(failures)) throw new Error(`${judged} of ${failures} failures were judged.`)
console.log(JSON.stringify({ readMs: ms(read), judgeMs: ms(both) - ms(read), bytes: memoryAfter - memoryBefore }))
