import { withoutNodeTestError } from '../../../judge/stack-frames/node-test-cause.js'
import { withDistinctAttempts } from '../../../judge/stack-frames/playwright-attempts.js'

/** Leaves out what test frameworks write several times: equal attempts of Playwright, and the error that node:test encloses in its own. */
export const distinctDetails = (details: string): string => withDistinctAttempts(withoutNodeTestError(details))
