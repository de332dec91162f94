// Tags the commit in the current folder as a version, moves the tag of its major version to it, and pushes both.
// Usage: node scripts/tag-release.js <version>
import { execFileSync } from 'node:child_process'
import { requestedVersion } from './version.js'

const version = requestedVersion()
const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
const [major] = version.split('.')

// The remote refuses to change vX.Y.Z; only the plus sign lets vX move. If one of them is refused, neither is pushed.
const changes = [`${head}:refs/tags/v${version}`, `+${head}:refs/tags/v${major}`]
execFileSync('git', ['push', '--quiet', '--atomic', 'origin', ...changes], { stdio: 'inherit' })
