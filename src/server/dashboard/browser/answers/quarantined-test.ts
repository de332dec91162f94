import type { QuarantinedTest as Item, QuarantinedTests } from '../../../answers/quarantined-tests.js'

/** A test in quarantine. Texts are empty if they are unknown. */
export interface QuarantinedTest extends Omit<Item, 'until' | 'owner'> {
  /** The last day of its quarantine. */
  readonly until: string
  /** The owner that the quarantine file names. */
  readonly owner: string
}

export const readQuarantinedTests = ({ tests }: QuarantinedTests): readonly QuarantinedTest[] =>
  tests.map(({ until = '', owner = '', ...test }) => ({ ...test, until, owner }))
