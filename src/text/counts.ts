/** `1,204`, in every locale of the machine. By hand: `Intl.NumberFormat` would be a tenth of the whole start-up. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** `1 test`, `1,204 tests`. */
export const countOf = (count: number, noun: string): string => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
