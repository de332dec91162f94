// The floor: runs one query on a data folder without the server, `node bench/server/engine.js <folder> <rounds>`, with the query on
// standard input. Prints the duration of each round in ms, without the first one, and the size of the result in bytes.
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'

const { Session } = createRequire(import.meta.url)('chdb')
const [folder, rounds] = process.argv.slice(2)
const query = await text(process.stdin)
const session = new Session(folder)
await session.queryAsync('USE build_report')
const times = []
let bytes = 0
for (let round = 0; round <= Number(rounds); round += 1) {
  const start = performance.now()
  bytes = (await session.queryAsync(query, { format: 'JSONEachRow' })).bytes().length
  if (round > 0) times.push(performance.now() - start)
}
console.log(JSON.stringify({ times, bytes }))
session.close()
