import { signatureOf } from '../failure/cause/signature.js'
import type { RowSuite } from '../history/history-columns.js'

/** Without any of these characters, a name has no part that may change. Most names have none, and this check is much faster. */
const mayVary = /[\d/\\"'`#:]/

/** Returns the name of a test without the parts that may change with each run, such as numbers, dates, hashes and addresses. */
export const looseName = (name: string): string => (mayVary.test(name) ? signatureOf(name) : name)

/** Returns a key of the module and the suite of a test. */
export const suiteKey = ({ module, suite }: RowSuite): string => JSON.stringify([module ?? '', ...suite])

/** Returns a key of the module and the suite of a test, without the parts that may change with each run. */
export const looseSuiteKey = ({ module, suite }: RowSuite): string => JSON.stringify([module ?? '', ...suite.map(looseName)])
