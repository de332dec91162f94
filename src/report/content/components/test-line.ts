import { formatDuration } from '../../../base/text/durations.js'
import { hasDuration } from '../../../judge/summary/has-duration.js'
import type { ListedTest } from '../../../judge/summary/listed-test.js'
import type { Inline } from '../../tree/node.js'
import { dotted, text } from '../../tree/node-builders.js'
import { placeFile, testPlace } from '../failed-test/source-link.js'
import { testTitle } from '../failed-test/title.js'
import type { Scope } from '../scope.js'

/** Returns one line with the name of a test, its location and its duration. */
export function testLine(test: ListedTest, scope: Scope, withSuite: boolean): readonly Inline[] {
  return dotted(
    testTitle(test, { withSuite, file: placeFile(test, scope) }),
    testPlace(test, scope),
    test.attempts === undefined ? [] : [text(`${test.attempts} attempts`)],
    hasDuration(test) ? [text(formatDuration(test.duration))] : [],
  )
}
