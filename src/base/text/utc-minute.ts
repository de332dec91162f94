/** Formats `1 Mar 2025, 09:05 UTC`, because a report is read in several time zones. */
export function utcMinute(time: Date): string {
  const [, day = '', month = '', year = ''] = /, (\d+) (\w+) (-?\d+)/.exec(time.toUTCString()) ?? []
  const clock = [time.getUTCHours(), time.getUTCMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  return `${Number(day)} ${month} ${year}, ${clock} UTC`
}
