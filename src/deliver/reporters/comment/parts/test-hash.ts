import type { ListedTest } from '../../../../judge/summary/listed-test.js'
import { shortHash } from './part-name.js'

type IdentifiedTest = Pick<ListedTest, 'id' | 'module' | 'suite' | 'name'>

/** Returns a text that is equal for the same test in several jobs. */
export const testIdentity = ({ id, module: ownModule = '', suite, name }: IdentifiedTest): string =>
  id ?? JSON.stringify([ownModule, suite, name])

/** Returns a short hash of the identity, to count distinct tests of several jobs. */
export const testHash = (test: IdentifiedTest): string => shortHash(testIdentity(test))
