import { openClickHouseStore } from '../../../src/server/store/clickhouse-store.js'
import { batchOf } from './batches.js'

// Stores batches from a number on in a folder until it is killed, four at a time, and prints each number once it is acknowledged.
const [folder = '', first = '0'] = process.argv.slice(2)
try {
  const store = await openClickHouseStore({ place: { folder } })
  await store.migrate()
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
