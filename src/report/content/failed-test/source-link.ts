import { placeText } from '../../../base/text/place-text.js'
import type { SourceLocation } from '../../../judge/source-locations/test-location.js'
import type { ListedTest } from '../../../judge/summary/listed-test.js'
import type { Inline } from '../../tree/node.js'
import { text } from '../../tree/node-builders.js'
import type { Scope, SourceCommit } from '../scope.js'
import { shortPath } from './suite-path.js'

/** Returns a place as one word: `cart.ts:12`. */
export const shownPlace = (file: string, line: number | undefined): string => placeText({ path: file.replace(/^\.\//, ''), line })

/** Returns the page of a file of the repository at the tested commit. */
export function sourceUrl({ serverUrl, repository, commit }: SourceCommit, { file, line }: SourceLocation): string {
  const path = [repository, 'blob', commit, file]
    .flatMap((part) => part.split('/'))
    .map((segment) => encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')))
  return `${serverUrl.replace(/\/$/, '')}/${path.join('/')}${line === undefined ? '' : `#L${line}`}`
}

/** Returns a place in the repository, linked if the tested commit is known. */
function sourceLink(location: SourceLocation, source: SourceCommit | undefined): Inline {
  const place = text(shortPath(shownPlace(location.file, location.line)))
  return source === undefined ? place : { type: 'link', url: sourceUrl(source, location), children: [place] }
}

/** Returns the file that {@link testPlace} shows. */
export const placeFile = (test: ListedTest, { locations }: Pick<Scope, 'locations'>): string | undefined =>
  locations.get(test)?.file ?? test.file

/** Returns the place of a test: linked if it is known in the repository, else as in its result file. */
export function testPlace(test: ListedTest, { locations, source }: Scope): readonly Inline[] {
  const location = locations.get(test)
  if (location !== undefined) return [sourceLink(location, source)]
  return test.file === undefined ? [] : [text(shortPath(shownPlace(test.file, test.line)))]
}
