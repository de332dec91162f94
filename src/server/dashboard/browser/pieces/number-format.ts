import { countOf } from '../../../../base/text/counts.js'

/** The lists of tests and jobs. */
export type ItemKind = 'tests' | 'jobs'

/** Returns `1 test` or `12,345 jobs`. */
export const countItems = (count: number, kind: ItemKind): string => countOf(count, kind === 'jobs' ? 'job' : 'test')
