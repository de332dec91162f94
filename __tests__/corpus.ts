import { join } from 'node:path'

/** A folder of real result files next to the checkout. It may be missing. */
export const corpus = process.env.BUILD_REPORT_CORPUS ?? join(import.meta.dirname, '../../shared/corpus')
