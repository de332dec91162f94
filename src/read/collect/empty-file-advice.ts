import { baseName } from '../../base/text/base-name.js'

/** Matches the usual names of the JSON report of Jest. */
const jestReport = /jest.*\.json$/i

/** Returns why a tool may have left an empty file with this name, as a sentence. */
export const emptyFileAdvice = (path: string): string | undefined =>
  jestReport.test(baseName(path)) ? 'Jest writes no JSON with --bail.' : undefined
