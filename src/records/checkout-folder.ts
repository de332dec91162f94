import { baseName } from '../base/text/base-name.js'

/** An absolute path within a text that has only forward slashes. */
export interface AbsolutePath {
  readonly text: string
  /** The index of its first character: a slash, or the letter of a drive. */
  readonly start: number
  /** Whether the path begins with a drive. */
  readonly hasDrive: boolean
}

/** Deep enough for the checkout folder of every CI in the table. */
const maximumSegments = 16

/**
 * The folders into which CI services and container images put the sources. `*` is any folder, `#` a number. These are the defaults of
 * CircleCI, Travis CI, Semaphore, Bitbucket, Drone, Woodpecker, GitLab, Jenkins, Buildkite, CodeBuild, AppVeyor, Netlify, Vercel,
 * Cirrus, Codespaces and Gitpod, of actions that run in containers, and of images for Node, PHP and Python.
 */
const wellKnown = [
  'github/workspace',
  'home/circleci/project',
  'root/project',
  'home/travis/build/*/*',
  'Users/travis/build/*/*',
  'home/semaphore/*',
  'opt/atlassian/pipelines/agent/build',
  'drone/src',
  'woodpecker/src/*/*/*',
  'home/gitlab-runner/builds/*/#/*/*',
  'GitLab-Runner/builds/*/#/*/*',
  'var/jenkins_home/workspace/*',
  'var/lib/jenkins/workspace/*',
  'home/jenkins/workspace/*',
  'home/jenkins/agent/workspace/*',
  'Jenkins/workspace/*',
  'jenkins/workspace/*',
  'ProgramData/Jenkins/.jenkins/workspace/*',
  'var/lib/buildkite-agent/builds/*/*/*',
  'buildkite-agent/builds/*/*/*',
  'codebuild/output/*/src/*/*/*',
  'opt/build/repo',
  'vercel/path0',
  'tmp/cirrus-ci-build',
  'var/www/html',
  'usr/src/app',
  'builds/*/*',
  'projects/*',
  'workspaces/*',
  'workspace',
  'app',
  'code',
].map((folder) => folder.split('/'))

const isFixed = (segment: string) => segment !== '*' && segment !== '#'

/**
 * Returns the index at which the checkout folder ends in a path, or undefined if the path is not in one. The folder is the outermost of
 *
 * - the work folder of a runner of GitHub (`…/work/shop/shop`, `D:/a/shop/shop`) or Azure (`…/work/1/s`), and
 * - `roots`, the folders of this machine, the outermost first,
 *
 * or else a well-known folder of another CI or of a container.
 *
 * Names of tests may contain routes. So a folder with only one fixed name, such as `/app`, counts only if the whole text is a file path.
 */
export function checkoutEnd(path: AbsolutePath, roots: readonly string[]): number | undefined {
  const segments = segmentsOf(path)
  const ends = [runnerEnd(path, segments), rootEnd(path, roots)].filter((end) => end !== undefined)
  return ends.length > 0 ? Math.min(...ends) : wellKnownEnd(path, segments)
}

interface Segment {
  readonly name: string
  /** The index after it. */
  readonly end: number
}

/** Returns whether a character may appear directly before or after a path in a sentence or a list. */
export const isDelimiter = (code: number): boolean => code <= 0x20 || delimiters.has(code)

const delimiters: ReadonlySet<number> = new Set([...'"\'`()[]{}<>=,:;|'].map((character) => character.charCodeAt(0)))
const slash = 0x2f

function segmentsOf({ text, start, hasDrive }: AbsolutePath): readonly Segment[] {
  const segments: Segment[] = []
  let begin = start + (hasDrive ? 3 : 1)
  for (let index = begin; index <= text.length && segments.length < maximumSegments; index += 1) {
    const code = index === text.length ? 0 : text.charCodeAt(index)
    const isEnd = isDelimiter(code)
    if (!isEnd && code !== slash) continue
    if (index > begin) segments.push({ name: text.slice(begin, index), end: index })
    if (isEnd) break
    begin = index + 1
  }
  return segments
}

function runnerEnd({ hasDrive }: AbsolutePath, segments: readonly Segment[]): number | undefined {
  for (let index = 0; index + 2 < segments.length; index += 1) {
    const { name = '' } = segments[index] ?? {}
    const first = segments[index + 1]?.name ?? ''
    const second = segments[index + 2]
    // Git Bash writes D:/a as /d/a.
    const isShort = name === 'a' && (hasDrive ? index === 0 : index === 1 && segments[0]?.name.length === 1)
    if (!isShort && name !== 'work' && name !== '_work' && name !== '__w') continue
    if (second?.name === first || (second?.name === 's' && isNumber(first))) return second.end
  }
  return undefined
}

function rootEnd(path: AbsolutePath, roots: readonly string[]): number | undefined {
  const { text, start } = path
  for (const root of roots) {
    const end = start + root.length
    const isFolder = end === text.length || text.charCodeAt(end) === slash || isDelimiter(text.charCodeAt(end))
    if (!isFolder || !hasPrefix(path, root)) continue
    const depth = root.split('/').length - 1
    if (depth > 1 || isFilePath(path)) return end
  }
  return undefined
}

/** Ignores case on a drive, as Windows does. */
function hasPrefix({ text, start, hasDrive }: AbsolutePath, root: string): boolean {
  if (!hasDrive) return text.startsWith(root, start)
  return text.slice(start, start + root.length).toLowerCase() === root.toLowerCase()
}

function wellKnownEnd(path: AbsolutePath, segments: readonly Segment[]): number | undefined {
  for (const folder of wellKnown) {
    if (!folder.every((expected, index) => matches(segments[index]?.name, expected))) continue
    if (folder.filter(isFixed).length > 1 || isFilePath(path)) return segments[folder.length - 1]?.end
  }
  return undefined
}

function matches(name: string | undefined, expected: string): boolean {
  if (name === undefined) return false
  return expected === '*' || (expected === '#' ? isNumber(name) : expected === name)
}

const isNumber = (name: string): boolean => /^\d{1,9}$/.test(name)

/** Returns whether the whole text is the path, and its last name has an extension. */
function isFilePath({ text, start, hasDrive }: AbsolutePath): boolean {
  if (start > 0) return false
  for (let index = hasDrive ? 2 : 0; index < text.length; index += 1) {
    if (isDelimiter(text.charCodeAt(index))) return false
  }
  return /[^.]\.[A-Za-z]\w{0,9}$/.test(baseName(text).slice(-20))
}
