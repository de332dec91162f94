import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Environment } from '../../base/environment.js'

/** Reports the state of this process to the service manager that started it, such as systemd. */
export interface ServiceNotifier {
  /**
   * Reports that the service is ready. If the manager has a watchdog, then also reports that it is alive, as long as the check settles.
   * @param check settles if the service works
   */
  ready(check: () => Promise<void>): Promise<void>
  /** Reports that the service is stopping, and ends the reports to the watchdog. */
  stopping(): Promise<void>
}

/** The program of systemd that sends a datagram to the socket. Node has no datagram sockets for paths. */
const program = 'systemd-notify'

/** The time for one report. The program waits until the manager has read it, so that the manager can attribute it to this service. */
const reportMs = 10_000

/**
 * Creates a notifier for the manager that the environment names (`NOTIFY_SOCKET`, `WATCHDOG_USEC`, `WATCHDOG_PID`). Without one, it does
 * nothing.
 * @param warn receives the reason if a report cannot be sent, once
 */
export function createServiceNotifier(env: Environment, warn: (reason: string) => void, pid = process.pid): ServiceNotifier {
  const socket = env.NOTIFY_SOCKET
  if (!socket) return { ready: async () => {}, stopping: async () => {} }
  let hasWarned = false
  let isStopping = false
  let timer: NodeJS.Timeout | undefined

  const send = async (...states: readonly string[]): Promise<void> => {
    try {
      // The program needs no other variables, some of which are secrets.
      await promisify(execFile)(program, [...states], { env: { NOTIFY_SOCKET: socket, PATH: env.PATH }, timeout: reportMs })
    } catch (error) {
      if (hasWarned) return
      hasWarned = true
      const reason = error instanceof Error ? error.message.trim() : String(error)
      warn(`The service manager cannot be notified with ${program}: ${reason}. Install it, or use Type=exec without WatchdogSec.`)
    }
  }

  const watch = (intervalMs: number, check: () => Promise<void>): void => {
    timer = setTimeout(async () => {
      await check().catch(() => {})
      if (isStopping) return
      await send('WATCHDOG=1')
      if (!isStopping) watch(intervalMs, check)
    }, intervalMs)
    // The timer must not keep the process running.
    timer.unref()
  }

  return {
    async ready(check) {
      await send('READY=1')
      const watchdogMs = watchdogOf(env, pid)
      // Half of the time is what systemd recommends.
      if (watchdogMs !== undefined && !isStopping) watch(watchdogMs / 2, check)
    },
    async stopping() {
      isStopping = true
      clearTimeout(timer)
      await send('STOPPING=1')
    },
  }
}

/** Returns the time after which the manager restarts this process unless it reports that it is alive. */
function watchdogOf({ WATCHDOG_USEC, WATCHDOG_PID }: Environment, pid: number): number | undefined {
  if (WATCHDOG_USEC === undefined || (WATCHDOG_PID !== undefined && WATCHDOG_PID !== String(pid))) return undefined
  const milliseconds = Number(WATCHDOG_USEC) / 1000
  return milliseconds > 0 && milliseconds <= 2 ** 31 - 1 ? milliseconds : undefined
}
