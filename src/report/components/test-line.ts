import type { Inline } from '../../report-tree/node.js'
import { dotted, text } from '../../report-tree/node-builders.js'
import type { ListedTest } from '../../summary/listed-test.js'
import { formatDuration } from '../../text/durations.js'
import { testPlace } from '../failed-test/source-link.js'
import { testTitle } from '../failed-test/title.js'
import type { Scope } from '../scope.js'

/** Returns one line with the name of a test, its location and its duration. */
export function testLine(test: ListedTest, scope: Scope, withSuite: boolean): readonly Inline[] {
  return dotted(
    testTitle(test, withSuite),
    testPlace(test, scope),
    test.attempts === undefined ? [] : [text(`${test.attempts} attempts`)],
    test.duration === undefined ? [] : [text(formatDuration(test.duration))],
  )
}
