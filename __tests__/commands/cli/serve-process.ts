import { main } from '../../../src/commands/cli/program.js'

// Runs `serve` with the arguments in the first argument, as JSON. The second argument is the folder for temporary files. All output is on
// standard output.
const [words = '[]', temporary = ''] = process.argv.slice(2)
process.env.TMPDIR = temporary
const end = new AbortController()
process.once('SIGTERM', () => end.abort())
const { stdout } = process
const env = { SERVICE_STORE: 'http://127.0.0.1:1', NO_COLOR: '1' }
process.exitCode = await main(['serve', ...JSON.parse(words)], { env, cwd: temporary, stdout, stderr: stdout, signal: end.signal })
