import { startBridge } from './clickhouse-bridge.js'

// Runs the HTTP interface of the engine on the folder in the first argument, because a process can use only one folder.
const [folder = ''] = process.argv.slice(2)
const bridge = await startBridge(folder)
console.log(`listening on ${bridge.url}`)
process.once('SIGTERM', () => void bridge.close())
