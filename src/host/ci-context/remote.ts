import { definedFields } from '../../base/defined-fields.js'
import { decodeEscapes } from '../../base/text/decode-escapes.js'

/** The project in the address of a remote. */
export interface Remote {
  /** The owner. For a project in nested groups of GitLab, all groups: `acme/web`. Repositories of AWS CodeCommit have none. */
  readonly org?: string
  readonly project: string
  /** The web page of the project, if the address names a host. Without credentials and without the port of SSH. */
  readonly url?: string
}

/** Longer addresses are ignored. In UTF-16 units. */
const maximumLength = 2000

/**
 * Reads `https://host/owner/name.git`, `ssh://git@host/owner/name.git`, `git@host:owner/name.git` or a path, also after the name of a remote
 * helper: `gcrypt::`. Drops everything up to the last `@`, because it may contain a password.
 */
export function parseRemote(given: string | undefined): Remote | undefined {
  const whole = given?.trim() ?? ''
  // The helpers `ext` and `fd` take a command and a number instead of an address.
  if (whole.length > maximumLength || /^(?:ext|fd)::/.test(whole)) return undefined
  const codeCommitName = codeCommitAddress.exec(whole)?.[1]
  if (codeCommitName !== undefined) return { project: codeCommitName }
  const address = whole.replace(/^[a-z\d][a-z\d.+-]*::/i, '')
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(address)?.[1]?.toLowerCase()
  const rest = address.slice(scheme === undefined ? 0 : scheme.length + '://'.length).split(/[?#]/, 1)[0] ?? ''
  const bare = rest.slice(rest.lastIndexOf('@') + 1)
  const { host, path } = webPlace(scheme === undefined ? splitScp(bare) : splitUrl(scheme, bare))
  const names = path
    .replace(host === undefined ? /\.(?:git|bundle)$/ : /\.git$/, '')
    .split(/[\\/]/)
    .filter((name) => !['', '.', '..'].includes(name))
  const owners = host === undefined ? names.slice(-2, -1) : ownersOf(names.slice(0, -1))
  const project = names.at(-1)
  if (project === undefined || owners.length === 0) return undefined
  const url = host === undefined ? undefined : urlOf(scheme, host, names)
  return { org: owners.join('/'), project, ...definedFields({ url }) }
}

/**
 * Matches an address of AWS CodeCommit, which has a region and no owner: `codecommit::region://profile@name` of git-remote-codecommit, or
 * the one for HTTPS and SSH.
 */
const codeCommitAddress =
  /^(?:codecommit:(?::[\w-]+:)?\/\/(?:[^@]*@)?|(?:https|ssh):\/\/(?:[^@]*@)?git-codecommit[\w-]*\.[\w-]+\.amazonaws\.com(?:\.cn)?\/v1\/repos\/)([\w.-]+?)\/?$/

interface Split {
  readonly host?: string
  readonly path: string
}

function splitUrl(scheme: string, rest: string): Split {
  const slash = rest.indexOf('/')
  if (scheme === 'file' || slash < 1) return { path: withoutSlash(rest) }
  return { host: rest.slice(0, slash), path: withoutSlash(rest.slice(slash)) }
}

/**
 * Reads `host:owner/name` and `[host:port]:owner/name`. One letter before the colon is a Windows drive, and a colon after a slash is part of
 * a path.
 */
function splitScp(rest: string): Split {
  const [, inBrackets, bracketed] = /^\[?([^[\]/]+)\]:(.*)$/.exec(rest) ?? []
  if (inBrackets !== undefined && bracketed !== undefined) return { host: inBrackets, path: withoutSlash(bracketed) }
  const colon = rest.indexOf(':')
  const isHost = colon > 1 && !rest.slice(0, colon).includes('/')
  return isHost ? { host: rest.slice(0, colon), path: withoutSlash(rest.slice(colon + 1)) } : { path: withoutSlash(rest) }
}

/**
 * Translates the SSH address of Azure DevOps, `ssh.dev.azure.com:v3/acme/shop/web`, the older host of an organisation, and the short
 * address of a repository that has the name of its project: all are `dev.azure.com/acme/shop/_git/web` on the web. Translates the hosts for
 * SSH on the port of HTTPS.
 */
function webPlace(split: Split): Split {
  const host = split.host?.replace(/:\d{1,5}$/, '')
  const [, account] = /^([\w-]+)\.visualstudio\.com$/.exec(host ?? '') ?? []
  const isSsh = host === 'ssh.dev.azure.com' || account === 'vs-ssh'
  if (!isSsh && account === undefined && host !== 'dev.azure.com') return { ...split, ...definedFields({ host: webHost(split.host) }) }
  const [first = '', ...others] = split.path.split('/').filter((name) => name !== '' && name !== '_git')
  // The first name is the version of the address, the collection of an older one, or the organisation.
  const names = isSsh
    ? others
    : account === undefined
      ? [first, ...others]
      : [account, ...(first === 'DefaultCollection' ? [] : [first]), ...others]
  const [organisation, project, repository = project] = names
  return project === undefined ? split : { host: 'dev.azure.com', path: `${organisation}/${project}/_git/${repository}` }
}

const webHost = (host: string | undefined): string | undefined =>
  host?.replace(/^(?:alt)?ssh\.(github\.com|gitlab\.com|bitbucket\.org)(?::\d{1,5})?$/, '$1')

const withoutSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path)

/** Leaves out fixed parts of an address that are not owners: `_git` and `_ssh` of Azure DevOps, `scm` of Bitbucket Data Center. */
function ownersOf(names: readonly string[]): readonly string[] {
  const owners = names.filter((name) => name !== '_git' && name !== '_ssh')
  return owners[0] === 'scm' && owners.length === 2 ? owners.slice(1) : owners
}

/** Makes the URL with escaped names, because an attacker may have written the configuration of the repository. */
function urlOf(scheme: string | undefined, host: string, names: readonly string[]): string | undefined {
  const isWeb = scheme === 'https' || scheme === 'http'
  const shown = isWeb ? host : host.replace(/:\d{1,5}$/, '')
  // A host without a dot is an alias in the configuration of SSH, which a browser cannot resolve.
  const isAddress = isWeb ? /^[\w.-]+(?::\d{1,5})?$/.test(shown) : /^[\w-]+(?:\.[\w-]+)+$/.test(shown)
  if (!isAddress) return undefined
  return `${isWeb ? scheme : 'https'}://${shown}/${names.map((name) => encodeURIComponent(decodeEscapes(name))).join('/')}`
}
