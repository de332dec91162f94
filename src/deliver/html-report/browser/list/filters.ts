import { outcomes } from '../outcome.js'

/** The filters of the list of tests, in the order of their buttons: the verdicts of a history, and the outcomes. */
export const testFilters = ['new', 'known', ...outcomes] as const

export type TestFilter = (typeof testFilters)[number]
