import { bareValues } from './bare-values.js'
import { bracketedValues } from './bracketed-values.js'
import { chaiValues, cypressCount } from './chai.js'
import { exUnitValues } from './ex-unit.js'
import { boostValues, catchValues, doctestValues, swiftTestingValues, xctestValues } from './expansions.js'
import { fluentAssertionsValues } from './fluent-assertions.js'
import { gotestToolsValues, goValues, reversedGoValues } from './go.js'
import { googleTestValues } from './google-test.js'
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

/** Wordings that cannot be taken for another one: a diff, labels, or a heading of their own. The first one that applies counts. */
export const blockWordings: readonly Wording[] = [
  rustValues,
  googleTestValues,
  exUnitValues,
  shouldlyValues,
  drawnValues,
  readyMadeDiff,
  pytestLines,
  unittestValues,
  labelledValues,
  (lines) => bracketedValues(lines.join('\n')),
  catchValues,
  xctestValues,
]

/** Wordings of one sentence. The block that may be in the details of the same failure shows more. */
export const sentenceWordings: readonly Wording[] = [
  nodeAssertValues,
  fluentAssertionsValues,
  phpUnitValues,
  doctestValues,
  boostValues,
  swiftTestingValues,
  pesterValues,
  scalaTestValues,
  chaiValues,
  cypressCount,
  gotestToolsValues,
  goValues,
  reversedGoValues,
  pytestValues,
  bareValues,
]
