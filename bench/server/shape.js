/** The shape of the measured history. */
export const modules = ['cart', 'search', 'payment', 'account']
export const testsOfModule = 500
/** The first tests of a module are flaky, and the next ones fail in series of builds. The others always pass. */
export const flakyTests = 10
export const brokenTests = 5
export const days = 90
export const dayMs = 24 * 60 * 60 * 1000
