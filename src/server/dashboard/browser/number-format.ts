import { countOf } from '../../../text/counts.js'

/** Returns `1 test` or `12,345 jobs`. */
export const countItems = (count: number, kind: 'tests' | 'jobs'): string => countOf(count, kind === 'jobs' ? 'job' : 'test')
