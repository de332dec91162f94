// The files of `dist/` that Node starts. An old Node must be able to parse them, because they report that it is too old. So they are CommonJS
// in the syntax of ES5, and load the bundle only after the check.

/** Returns the content of each launcher by its path in `dist/`. `range` is the range of Node's versions in package.json. */
export function launchers(range) {
  const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(range) ?? []
  if (minor === undefined) throw new Error(`"engines.node" must have the form ">=20.12", but is "${range}".`)
  const launcher = (start, print, prefix) => `'use strict'

var version = process.versions.node
var parts = version.split('.').map(Number)
if (parts[0] < ${major} || (parts[0] === ${major} && parts[1] < ${minor})) {
  ${print}('${prefix}Build Report needs Node ${major}.${minor} or later; this is ' + version + '.')
  process.exitCode = 2
} else {
  ${start}
}
`
  return {
    'index.js': launcher(`require('./bundle/start.cjs')('startAction')`, 'console.log', '::error::'),
    // The end of a job usually has nothing to do, so it loads nothing. If Node is too old, the step has already failed.
    'post.js': `'use strict'\n\nif (process.env.STATE_comment) require('./bundle/start.cjs')('startPost')\n`,
    'cli/index.js': `#!/usr/bin/env node\n${launcher(`require('../bundle/start.cjs')('startCommand')`, 'console.error', '')}`,
    'bundle/start.cjs': starter,
    'package.json': '{ "type": "commonjs" }\n',
  }
}

const starter = `'use strict'

// A run that stops in the middle must not look successful. Node uses this status for a module whose top-level await never ends.
const markUnfinished = () => {
  process.exitCode ??= 13
}

module.exports = async (entry) => {
  process.on('exit', markUnfinished)
  try {
    await require('./index.cjs')[entry]()
  } finally {
    process.off('exit', markUnfinished)
  }
}
`
