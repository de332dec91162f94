import { isInFileName } from './file-name.js'
import { isMachinePath, stablePath } from './stable-path.js'

/** Longer values in quotes are shortened to their beginning. */
const maximumQuoted = 60
const keptOfQuoted = 30

const uuid = String.raw`\b[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\b`
const clock = String.raw`\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?`
const zone = String.raw`(?: ?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?`
const dateTime = String.raw`\b\d{4}[-/]\d{2}[-/]\d{2}(?:[T ]${clock}${zone})?`
const monthDate = String.raw`\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? \d{1,2}|\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6})(?:,? \d{4})?(?:,? (?:${clock})${zone})?`
const duration = String.raw`\b\d{1,3}:\d{2}:\d{2}(?:[.,]\d{1,9})?`
const address = String.raw`\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b`
const loopback = String.raw`(?<![\w:])\[?::1\]?(?![\w])`
const port = String.raw`(?<=[\w.\]#]):\d{2,5}\b(?![.\w])`
// A pod of Kubernetes: `web-7c9f8d6b5-x2x4z` of a deployment, `backup-29384756-x2x4z` of a cron job, `agent-x2x4z` of a daemon set. Its
// random parts have no vowels and only some digits. Without a digit before a letter, the last one may be a word: `curl-http2`.
const podLetters = '[bcdfghjklmnpqrstvwxz24-9]'
const pod = String.raw`(?<=[a-z0-9])-(?:(?:[bcdf4-9]{6,10}|\d{8,10})-${podLetters}{5}|(?=[a-z2-9]{0,3}[2-9][a-z])${podLetters}{5})(?![\w-])`
const token = '[A-Za-z0-9_-]{20,400}'
const word = String.raw`[A-Za-z_$]{0,100}\d[\w$]{0,400}`
const number = String.raw`(?<![\w.])[-+]?(?:\d{1,3}(?:,\d{3}){1,20}|\d{1,400})(?:\.\d{1,100}){0,20}(?:[eE][-+]?\d{1,4})?(?!\w)`

/** Every part that may vary. The first alternative that matches decides. */
const variable = new RegExp(
  `(${uuid})|(${dateTime})|(${monthDate})|(${duration})|(${address})|(${loopback})|(${port})|(${pod})|(${token})|(${number})|(${word})`,
  'g',
)
/** The number of groups in {@link variable}. */
const variableParts = 11

/** Types without information. Some producers write them, and others do not. */
const plainType = /^(?:Uncaught )?(?:java\.lang\.)?(?:Error|Exception|AssertionError|AssertionFailedError)(?: \[\w{1,100}\])?: (?=\S)/

/** Numbers that are names: statuses of HTTP, exit codes, signals. */
const beforeCode =
  /(?:\b(?:HTTP|status|code|errno|error|signal|exit(?:ed)?(?: with)?|exception|SQLSTATE|version|port)(?:[ _]?code| status| number)?)(?: (?:is|of|was))?[ :=#[(<"']{0,3}$/i
const aboutHttp = /\b(?:https?|status|response|request)/i
const aboutNetwork = /\b(?:connect|refused|host|socket|tcp|https?|address|server|ECONN|EADDR|localhost|listen|dial|getaddrinfo)/i

/** Temporary ports begin here on Linux. On Windows and macOS, they begin at 49,152. */
const firstTemporaryPort = 32_768

/**
 * Replaces the parts of a line that vary between tests, builds and machines with `#`. Keeps everything that may distinguish two causes:
 * names, short values in quotes, statuses, error codes, and ports of servers.
 */
export function signatureOf(headline: string): string {
  const line = withStablePaths(headline.replace(plainType, ''))
  const replaced = line.replace(variable, (match: string, ...rest: unknown[]) => {
    const kind = rest.findIndex((part, index) => index < variableParts && part !== undefined)
    const offset = rest[variableParts] as number
    return replacementOf(kind, match, line, offset)
  })
  return shortenQuoted(replaced.replace(/#(?:, ?#)+/g, '#').replace(/#(?:[.:/]?#)+/g, '#'))
}

function replacementOf(kind: number, match: string, line: string, offset: number): string {
  switch (kind) {
    case 4:
      return stableAddress(match)
    case 5:
      return 'localhost'
    case 6:
      return stablePort(match, line, offset)
    case 7:
      return '-#'
    case 8:
      return stableToken(match, line, offset)
    case 9:
      return stableNumber(match, line, offset)
    case 10:
      return stableWord(match, line, offset)
    default:
      return '#'
  }
}

/** Keeps the network of a public address. A private one, `10.0.0.0/8`, `172.16.0.0/12` or `192.168.0.0/16`, differs between machines. */
function stableAddress(address: string): string {
  if (address.startsWith('127.')) return 'localhost'
  if (address === '0.0.0.0') return address
  if (/^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(address)) return '#'
  return `${address.slice(0, address.lastIndexOf('.'))}.#`
}

// `cart.ts:12` is a line.
const sourceFile = /\.(?!com\b|net\b|org\b|io\b|dev\b|local\b|test\b|internal\b|svc\b|host\b)[A-Za-z][A-Za-z0-9+]{0,8}$/

function stablePort(match: string, line: string, offset: number): string {
  const number = Number(match.slice(1))
  const front = line.slice(Math.max(0, offset - 100), offset)
  const isHost = !sourceFile.test(front) && aboutNetwork.test(line)
  return isHost && number < firstTemporaryPort && number > 0 ? match : ':#'
}

const isCode = (match: string, line: string, offset: number): boolean =>
  /^\d{1,6}$/.test(match) &&
  (beforeCode.test(line.slice(Math.max(0, offset - 40), offset)) || (/^[1-5]\d\d$/.test(match) && aboutHttp.test(line)))

const podOfToken = new RegExp(`${pod}$`)

/** Keeps the words of a token that is not random as a whole, and of the name of a pod. */
function stableToken(token: string, line: string, offset: number): string {
  const name = token.replace(podOfToken, '')
  if (name === token && isRandomToken(token)) return '#'
  const words = name.replace(variableWord, (part, at: number) => stableWord(part, line, offset + at))
  return name === token ? words : `${words}-#`
}

const stableNumber = (match: string, line: string, offset: number): string => {
  if (isCode(match, line, offset)) return match
  return isInFileName(line, offset, offset + match.length) ? digitsOfFile(match) : '#'
}

/** Replaces the digits of a time or of a process. Shorter numbers distinguish files. */
const digitsOfFile = (text: string): string => text.replace(/\d{6,}/g, '#')

const variableWord = /[A-Za-z_$]{0,100}\d[\w$]{0,400}/g
const units = /^\d+(ms|s|sec|secs|seconds|m|min|mins|h|d|ns|us|µs|px|em|rem|vh|vw|B|kB|KB|MB|GB|TB|KiB|MiB|GiB|K|M|G|Hz|x|fps|th|st|nd|rd)$/

/** Keeps a word with digits if it is a name: `utf8`, `Int32Array`, `TS2304`. Replaces a counter, a hash, or a number with a unit. */
function stableWord(text: string, line: string, offset: number): string {
  if (isInFileName(line, offset, offset + text.length)) return isHash(text) || isRandomToken(text) ? '#' : digitsOfFile(text)
  const unit = units.exec(text)?.[1]
  if (unit !== undefined) return `#${unit}`
  if (/^0x[0-9a-f]+$/i.test(text) || isHash(text) || isRandomToken(text)) return '#'
  if (/^\d+$/.test(text)) return isCode(text, line, offset) ? text : '#'
  // `ORA00942`, `TS2304`, `E11000`: an error code has capital letters before its digits.
  if (/^[A-Z]{1,8}_?\d{1,6}$/.test(text)) return text
  return text.replace(/\d{3,}|(?<=[_-])\d+/g, '#')
}

const isHash = (text: string): boolean => /^(?:[0-9a-f]{7,}|[0-9A-F]{8,})$/.test(text) && /\d/.test(text) && /[a-fA-F]/.test(text)

/** A random text changes often between letters and digits, or is very long and has capital letters in odd places. */
function isRandomToken(text: string): boolean {
  const changes = text.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0
  return text.length >= 8 && changes >= 4 && changes * 6 >= text.length - 4
}

const fileScheme = 'file://'
const pathStart = /(?<![\w.~/\\:-])(?:file:\/\/\/?)?(?:[A-Za-z]:[\\/]|\/)(?=[^\s/\\])/g
const pathEnd = /[\s"'`<>|,;()[\]{}]|:(?=\d|\s|$)|\.(?=\s|$)/

/** Replaces absolute paths of a machine with the part that is the same on every machine. */
export function withStablePaths(line: string): string {
  if (!/[/\\]/.test(line)) return line
  let result = ''
  let copied = 0
  for (const match of line.matchAll(pathStart)) {
    if (match.index < copied) continue
    const start = match.index
    const begin = line.startsWith(fileScheme, start) ? start + fileScheme.length : start
    const length = line.slice(begin + 3).search(pathEnd)
    const end = length === -1 ? line.length : begin + 3 + length
    const path = line
      .slice(begin, end)
      .replaceAll('\\', '/')
      .replace(/\/{2,}/g, '/')
      .replace(/^\/(?=[A-Za-z]:\/)/, '')
    if (!isMachinePath(path)) continue
    result += line.slice(copied, start) + stablePath(path)
    copied = end
  }
  return copied === 0 ? line : result + line.slice(copied)
}

/** Shortens long values in quotes, such as a document or a whole answer. */
function shortenQuoted(line: string): string {
  let result = ''
  let copied = 0
  for (let start = 0; start < line.length; start += 1) {
    const quote = line[start]
    if ((quote !== '"' && quote !== "'" && quote !== '`') || isInWord(line, start)) continue
    const end = closingQuote(line, start, quote)
    if (end === -1) continue
    if (end - start - 1 > maximumQuoted) {
      result += `${line.slice(copied, start + 1 + keptOfQuoted)}#`
      copied = end
    }
    start = end
  }
  return copied === 0 ? line : result + line.slice(copied)
}

/** An apostrophe follows a letter. */
const isInWord = (line: string, index: number): boolean => index > 0 && /[\p{L}\p{N}]/u.test(line[index - 1] ?? '')

function closingQuote(line: string, start: number, quote: string): number {
  for (let index = line.indexOf(quote, start + 1); index !== -1; index = line.indexOf(quote, index + 1)) {
    if (line[index - 1] !== '\\' && !/[\p{L}\p{N}]/u.test(line[index + 1] ?? '')) return index
  }
  return -1
}
