import { checkoutEnd } from '../../../records/checkout-folder.js'

/** Folders below which sources are usually kept. A path in an unknown checkout folder begins with the first of them. */
const sourceFolders = new Set(
  [
    'src lib libs source sources app apps packages modules services crates components server client frontend backend cmd internal pkg',
    'test tests spec specs __tests__ __test__ e2e integration cypress features examples samples scripts tools benches assets',
  ].flatMap((line) => line.split(' ')),
)

/** The folders for temporary files of Linux, macOS, Windows and runners of GitHub. */
const temporary =
  /^(?:\/private)?(?:\/tmp|\/var\/tmp|\/var\/folders\/[^/]{1,100}\/[^/]{1,100}\/T|\/(?:[^/]{1,100}\/){0,9}(?:AppData\/Local\/Temp|_temp|Windows\/Temp))\//i

/** Folders of a machine or a user. A path below others, such as `/api/orders`, may be a route. */
const machine =
  /^\/(?:home|Users|root|tmp|private|var|opt|mnt|media|Volumes|workspace|workspaces|builds?|github|runner|__w|_work|work|agent|jenkins|data|srv|go\/src|codebuild|drone|woodpecker|vercel|app|code|usr\/src)\//

/** Matches an absolute path with forward slashes that begins with a drive. */
const drive = /^[A-Za-z]:(?=\/)/

/**
 * Returns whether an absolute path with forward slashes belongs to a machine, so that it differs between machines.
 */
export const isMachinePath = (path: string): boolean => drive.test(path) || (machine.test(path) && !isRoute(path))

/** `/app/settings` may be a route, `/app/settings.py` is a file. */
const isRoute = (path: string): boolean => /^\/(?:app|code|data|work|build|agent|root)\//.test(path) && !/\.\w{1,8}$/.test(path)

/**
 * Returns the part of a path that is the same on every machine, as far as the text permits: the path in the checkout folder, or the last
 * names. `#` replaces a variable part.
 * @param path with forward slashes; absolute or relative
 */
export function stablePath(path: string): string {
  const local = path.replace(drive, '')
  if (!local.startsWith('/')) return local.replace(/^(?:\.{1,2}\/)+/, '')
  const inTemporary = temporary.exec(local)
  if (inTemporary !== null) return `#/${temporaryNames(local.slice(inTemporary[0].length))}`
  const end = checkoutEnd({ text: path, start: 0, hasDrive: local !== path }, [])
  if (end !== undefined) return path.slice(end).replace(/^\//, '') || '#'
  const names = local.split('/').slice(1)
  const source = names.findIndex((name) => sourceFolders.has(name.toLowerCase()))
  return source === -1 ? names.slice(-2).join('/') : names.slice(source).join('/')
}

/** Keeps the last two names, without the random part that functions for temporary files append. */
const temporaryNames = (rest: string): string => rest.split('/').slice(-2).map(withoutRandomPart).join('/')

function withoutRandomPart(name: string): string {
  // Ruby: `shop20261122-4711-gvixsk`, Java: `shop2558540582932044168`.
  const counted = name.replace(/\d{8}-\d{1,10}-[a-z0-9]{4,10}/, '#').replace(/\d{6,}/g, '#')
  const stable = counted === name ? name.replace(/[A-Za-z0-9_]{6,20}$/, (end) => (isRandom(end) ? '#' : end)) : counted
  return stable.replace(/#[\w.]{0,20}#/g, '#')
}

/** mkdtemp appends six letters or digits, mktemp ten, and Python `tmp` and eight small letters, digits or underscores. */
const isRandom = (name: string): boolean =>
  /^tmp[a-z0-9_]{8}$/.test(name) || (/[a-z][A-Z]|[A-Z]{2}[a-z]|[a-zA-Z]\d|\d[a-zA-Z]/.test(name) && !/^[a-z]+\d{1,2}$/.test(name))
