import { countOf } from '../../../text/counts.js'

const percentage = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const change = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })

/** Returns `1 test` or `12,345 jobs`. */
export const countItems = (count: number, kind: 'tests' | 'jobs'): string => countOf(count, kind === 'jobs' ? 'job' : 'test')

/** Formats 0.125 as `12.5%`. */
export const formatPercentage = (share: number): string => (share > 0 && share < 0.001 ? '< 0.1%' : percentage.format(share))

/** Formats 0.35 as `+35%`. */
export const formatPercentageChange = (share: number): string => change.format(share)
