import type { RecordedRun } from '../../../answers/test-runs.js'
import type { FramePlace } from './own-place.js'

/** Where the files of a repository are, by the part of the address of a build after the repository. */
const services = [
  { ofBuild: '/actions/runs/', ofFiles: '/blob/' },
  { ofBuild: '/-/', ofFiles: '/-/blob/' },
] as const

/**
 * Returns the address of a place on GitHub or GitLab; undefined if it is unknown. A stack trace has paths that may be relative to another
 * folder than the repository. The file of the test is relative to the repository, so a path in the same first folder is, too.
 */
export function sourceAddress({ path, line }: FramePlace, { url = '', commit = '', file = '' }: RecordedRun): string | undefined {
  const segments = path.split('/')
  const isInRepository = path === file || (segments.length > 1 && segments[0] !== '' && segments[0] === file.split('/')[0])
  if (!isInRepository || segments.some((segment) => ['', '.', '..'].includes(segment)) || !/^[0-9a-f]{7,64}$/.test(commit)) return undefined
  const service = services.find(({ ofBuild }) => url.includes(ofBuild))
  if (service === undefined) return undefined
  const repository = url.slice(0, url.indexOf(service.ofBuild))
  const anchor = line === undefined ? '' : `#L${line}`
  return `${repository}${service.ofFiles}${commit}/${segments.map(encodeURIComponent).join('/')}${anchor}`
}
