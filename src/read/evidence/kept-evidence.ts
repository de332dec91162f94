/** Whose files are stored: of tests that failed or passed after a retry, of all tests, or of none. */
export const keptEvidence = ['failed', 'all', 'none'] as const

export type KeptEvidence = (typeof keptEvidence)[number]
