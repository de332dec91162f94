import { definedFields } from '../base/defined-fields.js'
import type { TestQuarantine } from './record.js'

/** Returns the quarantine that a test record states, without other fields, such as the pattern of the entry or unknown ones. */
export const testQuarantine = ({ until, owner, reason, issue, isAdded }: TestQuarantine): TestQuarantine => ({
  ...definedFields({ until, owner, reason, issue, isAdded: isAdded === true ? isAdded : undefined }),
})
