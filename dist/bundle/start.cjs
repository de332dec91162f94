'use strict'

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
