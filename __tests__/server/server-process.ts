import { type ServeOptions, serve } from '../../src/server/serve.js'
import { openClickHouseStore } from '../../src/server/store/clickhouse-store.js'
import { adminKey } from './credentials.js'

// Runs the real server on the embedded engine. The first argument is the folder, the second a JSON object with other options.
const [folder = '', options = '{}'] = process.argv.slice(2)
const end = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => end.abort())
try {
  const { retentionMs, ...given } = JSON.parse(options) as Partial<ServeOptions> & { readonly retentionMs?: number }
  const store = await openClickHouseStore({ place: { folder }, retentionMs })
  const { stdout, stderr } = process
  await serve({ store, adminKey, host: '127.0.0.1', port: 0, stdout, stderr, ...given }, end.signal)
} catch (error) {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown')
  process.exitCode = 1
}
