'use strict'

// A run that stops in the middle must not look successful. Node uses this status for a module whose top-level await never ends.
const markUnfinished = () => {
  process.exitCode ??= 13
}

module.exports = async (entry) => {
  process.on('exit', markUnfinished)
  try {
    const bundle = await import('./index.js')
    await bundle[entry]()
  } finally {
    process.off('exit', markUnfinished)
  }
}
