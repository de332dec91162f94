import { openClickHouseStore } from '../../../src/server/store/clickhouse-store.js'
import { batchOf } from './batches.js'

// Stores batches in a folder, four at a time and starting with a given number, until it is killed. Prints the number of each acknowledged
// batch.
const [folder = '', first = '0'] = process.argv.slice(2)
try {
  const store = await openClickHouseStore({ place: { folder } })
  await store.prepare()
  console.log('ready')
  let next = Number(first)
  const work = async () => {
    for (;;) {
      const number = next
      next += 1
      await store.insert(batchOf(number))
      console.log(String(number))
    }
  }
  await Promise.all([work(), work(), work(), work()])
} catch (error) {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown')
  process.exitCode = 1
}
