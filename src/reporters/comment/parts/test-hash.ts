import type { ListedTest } from '../../../summary/listed-test.js'
import { shortHash } from './part-name.js'

/** Returns a text that is equal for the same test in several jobs. */
export const testIdentity = ({ id, module: ownModule = '', suite, name }: ListedTest): string =>
  id ?? JSON.stringify([ownModule, suite, name])

/** Returns a short hash of the identity, to count distinct tests of several jobs. */
export const testHash = (test: ListedTest): string => shortHash(testIdentity(test))
