/**
 * Signals that chDB 26.7 handles from its first session on, with the handlers of `clickhouse-server`. Inside of Node these never
 * return: after a crash the process would hang with its port open and ignore SIGTERM.
 */
const crashSignals = ['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGSYS', 'SIGTRAP', 'SIGTSTP'] as const

/**
 * Restores the default action of each {@link crashSignals}, which ends the process (SIGTSTP: stops it). V8's own handler of SIGSEGV,
 * which turns a bad address of WebAssembly into an exception, stays replaced: the server runs no WebAssembly that may have one.
 */
export function restoreCrashSignals(): void {
  const ignore = (): void => {}
  for (const signal of crashSignals) {
    // libuv sets a signal to its default action when its last listener is removed.
    process.on(signal, ignore)
    process.off(signal, ignore)
  }
}
