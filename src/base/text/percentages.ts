import { formatCount } from './counts.js'

const perThousand = 1 / 1000

/** Formats a share as `12.5%`. A share that is not 1 is never shown as `100%`, and one that is not 0 never as `0%`. */
export function formatPercentage(share: number): string {
  if (share === 0 || share === 1) return `${share * 100}%`
  if (share > 0 && share < perThousand) return '< 0.1%'
  if (share < 1 && share > 1 - perThousand) return '> 99.9%'
  return `${(share * 100).toFixed(1)}%`
}

/** Formats a relative change in whole percent: `+35%`, `−8%`, `±0%`. */
export function formatPercentageChange(share: number): string {
  const percent = Math.round(Math.abs(share) * 100)
  if (percent === 0) return '±0%'
  return `${share < 0 ? '−' : '+'}${formatCount(percent)}%`
}
