const units = ['B', 'kB', 'MB', 'GB', 'TB']

/** Formats a size with two or three digits: `4 B`, `1.5 kB`, `230 MB`. */
export function formatSize(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000
    unit += 1
  }
  return `${Number(value.toFixed(value < 9.95 ? 1 : 0))} ${units[unit]}`
}
