import { bareValues } from './bare-values.js'
import { bracketedValues } from './bracketed-values.js'
import { chaiValues, cypressCount } from './chai.js'
import { exUnitValues } from './ex-unit.js'
import { boostValues, catchValues, doctestValues, swiftTestingValues, xctestValues } from './expansions.js'
import { fluentAssertionsValues } from './fluent-assertions.js'
import { gotestToolsValues, goValues, reversedGoValues } from './go.js'
import { googleTestValues } from './google-test.js'
import { inlineValues } from './inline-values.js'
import { labelledValues } from './labelled-values.js'
import { nodeAssertValues } from './node-assert.js'
import { pesterValues } from './pester.js'
import { phpUnitValues } from './php-unit.js'
import { pytestLines, pytestValues, unittestValues } from './python.js'
import { readyMadeDiff } from './ready-made-diff.js'
import { rustValues } from './rust.js'
import { scalaTestValues } from './scala-test.js'
import { shouldlyValues } from './shouldly.js'
import { drawnValues } from './spock.js'
import type { Wording } from './wording.js'

/** A wording, and the words of which a text contains at least one if the wording may apply. Most texts are ruled out by these. */
export interface KnownWording {
  readonly words?: readonly string[]
  readonly read: Wording
}

/** Wordings that cannot be taken for another one: a diff, labels, or a heading of their own. The first one that applies counts. */
export const blockWordings: readonly KnownWording[] = [
  { words: ['left == right', 'Diff < left / right >'], read: rustValues },
  { words: ['Expected equality of these values:', 'Value of: '], read: googleTestValues },
  { words: ['Assertion with =='], read: exUnitValues },
  { words: ['should be'], read: shouldlyValues },
  { words: ['Condition not satisfied:', 'assert '], read: drawnValues },
  { words: ['+'], read: readyMadeDiff },
  { words: ['assert '], read: pytestLines },
  { words: [' != '], read: unittestValues },
  { words: [':'], read: labelledValues },
  { read: (lines) => bracketedValues(lines.join('\n')) },
  { words: ['with expansion:'], read: catchValues },
  { words: ['XCTAssertEqual failed: '], read: xctestValues },
]

/** Wordings of one sentence. The block that may be in the details of the same failure shows more. */
export const sentenceWordings: readonly KnownWording[] = [
  { words: [' !== ', 'should loosely deep-equal', 'Expected value to '], read: nodeAssertValues },
  { words: [', but '], read: fluentAssertionsValues },
  { words: ['Failed asserting that '], read: phpUnitValues },
  { words: ['is NOT correct!'], read: doctestValues },
  { words: ['has failed ['], read: boostValues },
  { words: ['Expectation failed: '], read: swiftTestingValues },
  { words: [' but got '], read: pesterValues },
  { words: ['xpected: '], read: inlineValues },
  { words: [' did not equal ', ' was not equal to '], read: scalaTestValues },
  { words: ['xpected '], read: chaiValues },
  { words: ['elements found. Found '], read: cypressCount },
  { words: ['assertion failed: '], read: gotestToolsValues },
  { words: [' want'], read: goValues },
  { words: [' got'], read: reversedGoValues },
  { words: ['assert '], read: pytestValues },
  { words: [' == ', ' != '], read: bareValues },
]
