const count = new Intl.NumberFormat('en')
const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const change = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })

/** `12,345` */
export const formatCount = (value: number): string => count.format(value)

/** `1 test`, `12,345 tests`, of the plural */
export const formatKind = (value: number, kind: string): string => `${formatCount(value)} ${value === 1 ? kind.replace(/s$/, '') : kind}`

/** `12.5%`, of 0.125 */
export const formatShare = (value: number): string => (value > 0 && value < 0.001 ? '< 0.1%' : share.format(value))

/** `+35%`, of 0.35 */
export const formatChange = (value: number): string => change.format(value)
