/**
 * Signals that chDB 26.7 handles after its first session, with the handlers of `clickhouse-server`. In Node these handlers never return:
 * after a crash, the process would hang with its port open and ignore SIGTERM.
 */
const crashSignals = ['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGSYS', 'SIGTRAP', 'SIGTSTP'] as const

/**
 * Restores the default action of each of {@link crashSignals}, which ends the process (SIGTSTP: stops it). V8's own SIGSEGV handler, which
 * turns invalid memory accesses of WebAssembly into exceptions, is not restored. The server does not run such WebAssembly.
 */
export function restoreCrashSignals(): void {
  const ignore = (): void => {}
  for (const signal of crashSignals) {
    // libuv sets a signal to its default action when its last listener is removed.
    process.on(signal, ignore)
    process.off(signal, ignore)
  }
}
