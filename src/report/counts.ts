const grouped = new Intl.NumberFormat('en-US')

/** `1,204`, in every locale of the machine. */
export const formatCount = (count: number): string => grouped.format(count)

/** `1 test`, `1,204 tests`. */
export const countOf = (count: number, noun: string): string => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
