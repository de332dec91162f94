/** The shape of the measured history. */
export const modules = ['cart', 'search', 'payment', 'account']
export const testsOfModule = 500
export const days = 90
export const dayMs = 24 * 60 * 60 * 1000
