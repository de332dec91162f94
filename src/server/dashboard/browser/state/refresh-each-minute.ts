import { formatAgo } from '../../../../base/browser/time-node.js'

const minuteMs = 60_000

/**
 * Refreshes the page each minute while it is visible, and when it becomes visible after more than a minute. Also updates the ages on the
 * page.
 * @param onFailed receives the error of a refresh
 */
export function refreshEachMinute(refresh: (signal: AbortSignal) => Promise<void>, onFailed: (error: unknown) => void): void {
  let last = Date.now()
  let running: AbortController | undefined

  async function run(): Promise<void> {
    if (document.hidden || running !== undefined) return
    last = Date.now()
    const current = new AbortController()
    running = current
    try {
      await refresh(current.signal)
    } catch (error) {
      onFailed(error)
    } finally {
      running = undefined
    }
    updateAges()
  }
  setInterval(() => void run(), minuteMs)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - last >= minuteMs) void run()
  })
}

function updateAges(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[datetime]')) {
    const age = formatAgo(Date.now() - Date.parse(time.dateTime))
    if (time.textContent !== age) time.textContent = age
  }
}
