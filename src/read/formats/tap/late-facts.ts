import { detach } from '../../../base/text/detach.js'
import type { SubtestError } from './subtest-error.js'

/** Facts about a subtest that only the test point after it states. */
export interface LateFact {
  readonly name: string
  readonly isTodo: boolean
  /** The error for which tests in it were cancelled. */
  readonly error?: SubtestError | undefined
}

/** The facts of one file, by the line at which the subtest begins. */
export interface LateFacts {
  add(line: number, fact: LateFact): void
  get(line: number): LateFact | undefined
  count(): number
}

const maximumFacts = 10_000

/** The characters of all names together that are kept, and of all errors. */
const maximumLength = 1024 * 1024

/** Creates an empty collection of bounded size. */
export function createLateFacts(): LateFacts {
  const facts = new Map<number, LateFact>()
  let length = 0
  let errorLength = 0

  const keptError = ({ error }: LateFact): SubtestError | undefined => {
    if (error === undefined) return undefined
    errorLength += error.message.length + error.details.length
    return errorLength <= maximumLength ? { message: detach(error.message), details: detach(error.details) } : undefined
  }

  return {
    add(line, fact) {
      length += fact.name.length
      if (facts.size >= maximumFacts || length > maximumLength) return
      facts.set(line, { ...fact, name: detach(fact.name), error: keptError(fact) })
    },
    get: (line) => facts.get(line),
    count: () => facts.size,
  }
}
