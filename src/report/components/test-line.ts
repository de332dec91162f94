import type { Inline } from '../../report-tree/node.js'
import { badge, dotted, inlineCode, strong, text } from '../../report-tree/node-builders.js'
import type { SourceLocation } from '../../source-locations/test-location.js'
import type { ListedTest } from '../../summary/listed-test.js'
import { formatDuration } from '../../text/durations.js'
import type { Scope, SourceCommit } from '../scope.js'
import { shownName } from '../test-name.js'

/** Returns the path of a suite as one line. */
export const suiteTitle = (suite: readonly string[]): string => suite.join(' › ')

const withLine = (file: string, line: number | undefined) => (line === undefined ? file : `${file}:${line}`)

function sourceUrl({ serverUrl, repository, commit }: SourceCommit, { file, line }: SourceLocation): string {
  const path = [repository, 'blob', commit, file]
    .flatMap((part) => part.split('/'))
    .map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')))
  return `${serverUrl.replace(/\/$/, '')}/${path.join('/')}${line === undefined ? '' : `#L${line}`}`
}

/** Returns the location of a test: linked if it is known in the repository, else as in its result file. */
function testPlace(test: ListedTest, { locations, source }: Scope): readonly Inline[] {
  const location = locations.get(test)
  if (location === undefined) return test.file === undefined ? [] : [inlineCode(withLine(test.file, test.line))]
  const place = inlineCode(withLine(location.file, location.line))
  return source === undefined ? [place] : [{ type: 'link', url: sourceUrl(source, location), children: [place] }]
}

/** Returns one line with the name of a test, its location and its duration. */
export function testLine(test: ListedTest, scope: Scope, withSuite: boolean): readonly Inline[] {
  const suite = withSuite ? suiteTitle(test.suite) : ''
  return dotted(
    [badge(test.flaky ? 'flaky' : test.status), text(' '), strong(shownName(test.name))],
    suite === '' ? [] : [text(suite)],
    testPlace(test, scope),
    test.attempts === undefined ? [] : [text(`${test.attempts} attempts`)],
    test.duration === undefined ? [] : [text(formatDuration(test.duration))],
  )
}
