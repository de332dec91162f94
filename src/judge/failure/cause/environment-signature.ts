import { isAssertion } from './weak-signature.js'

/** Texts that the messages of errors of the environment contain. One expression per wording of a tool or a language. */
const refused = [
  // `ECONNREFUSED`, `Connection refused`, `ERR_CONNECTION_REFUSED`, `ConnectionRefused`.
  /conn(?:ection)?[ _]?refused/i,
  // PostgreSQL for Java.
  /connection to \S{1,200} refused/i,
  // Windows.
  /actively refused/i,
  // curl, WebKit, MySQL, OkHttp.
  /could(?:n't| not) connect to (?:the )?server/i,
  /can't connect to (?:local )?mysql server/i,
  /failed to connect to \S{1,200}(?: port |:)[\d#]/i,
  // Selenium with Firefox.
  /neterror\?e=connectionfailure/i,
]
const timedOut = [
  /\be(?:socket)?timedout\b/i,
  // `connect timed out`, `ConnectTimeoutError`, `ERR_CONNECTION_TIMED_OUT`.
  /connect(?:ion)?[ _]?time(?:d[ _]?)?out/i,
  /connection to \S{1,200} timed out/i,
  // Go.
  /i\/o timeout/i,
  // Windows.
  /did not properly respond after a period of time/i,
  // Ruby.
  /net::opentimeout/i,
  /ns_error_net_timeout/i,
]
const notFound = [
  /\benotfound\b/i,
  /\beai_again\b/i,
  // Java.
  /unknownhostexception/i,
  // Python, .NET, Ruby, PHP and Rust have the words of the system.
  /name or service not known/i,
  /temporary failure in name resolution/i,
  /nodename nor servname provided/i,
  /getaddrinfo f(?:ailed|or)/i,
  /failed to lookup address information/i,
  // Go, .NET on Windows.
  /no such host/i,
  // curl, urllib3, PostgreSQL, MySQL.
  /could(?:n't| not) resolve (?:host|proxy)/i,
  /failed to resolve '/i,
  /could not translate host name/i,
  /unknown mysql server host/i,
  // Chrome, Firefox, WebKit.
  /err_name_not_resolved/i,
  /ns_error_unknown_host/i,
  /server with the specified hostname could not be found/i,
  // A host without a route.
  /\be(?:host|net)unreach\b/i,
  /no route to host/i,
  /network is unreachable/i,
]
const reset = [
  /conn(?:ection)?[ _]?reset/i,
  /socket hang up/i,
  // undici.
  /other side closed/i,
  // Windows, Python, OkHttp, .NET.
  /forcibly closed by the remote host/i,
  /remote end closed connection without response/i,
  /unexpected end of stream on /i,
  /response ended prematurely/i,
  // PostgreSQL, MySQL.
  /server closed the connection unexpectedly/i,
  /connection terminated unexpectedly/i,
  /lost connection to mysql server/i,
  /mysql server has gone away/i,
  /communications link failure/i,
  // Chrome, Firefox, WebKit.
  /err_connection_(?:closed|aborted)/i,
  /err_empty_response/i,
  /ns_error_net_reset/i,
  /network connection was lost/i,
]
const closed = [
  // Selenium, WebdriverIO, Appium.
  /invalid session id/i,
  /nosuchsession(?:exception|error)/i,
  /session deleted (?:because|as) /i,
  /unable to find session with id/i,
  /session is either terminated or not started/i,
  /chrome not reachable/i,
  /not connected to devtools/i,
  /target window already closed/i,
  /failed to decode response from marionette/i,
  /without establishing a connection/i,
  // Playwright, Puppeteer.
  /page, context or browser has been closed/i,
  /(?:browser|page) has been closed/i,
  /(?:browser|target) closed/i,
  /page was closed/i,
  /closed. most likely /i,
  // TestCafe, Cypress and all others.
  /browser (?:was )?disconnected/i,
  /(?:browser|page|tab|renderer process)(?: just)? crashed/i,
]
const noSpace = [/\benospc\b/i, /no space left on device/i, /not enough space on the disk/i, /disk quota exceeded/i, /disk is full/i]
const outOfMemory = [
  // `JavaScript heap out of memory`, `java.lang.OutOfMemoryError`, `System.OutOfMemoryException`.
  /out ?of ?memory/i,
  /\benomem\b/i,
  /cannot allocate memory/i,
  // Python, Ruby.
  /memoryerror/i,
  // PHP, Rust, C++, .NET, numpy, worker threads of Node.js, Kubernetes.
  /allowed memory size of /i,
  /memory allocation of .{1,20} bytes failed/i,
  /bad_alloc/i,
  /insufficient memory/i,
  /unable to allocate .{1,40} for an array/i,
  /reaching memory limit/i,
  /oomkilled/i,
]

/** Errors of a connection to a server. */
export const connectionPatterns: readonly RegExp[] = [...refused, ...timedOut, ...notFound]
/** Errors of a connection that was open, of a browser, the disk or the memory. */
export const otherPatterns: readonly RegExp[] = [...reset, ...closed, ...noSpace, ...outOfMemory]

const sourceOf = (patterns: readonly RegExp[]): string => patterns.map(({ source }) => source).join('|')
const connection = new RegExp(sourceOf(connectionPatterns), 'gi')
const environment = new RegExp(sourceOf([...connectionPatterns, ...otherPatterns]), 'i')

/** An assertion about such an error, for example that a refused connection has a certain message. */
const isAsserted = (signature: string): boolean =>
  (isAssertion(signature) && !signature.includes('page, context or browser')) ||
  /\bshould\b|\bto (?:be|equal|eql|contain|include|match|throw)\b/i.test(signature)

/** Parts of a refused connection that do not name the server. */
const withoutServer =
  /[\w$.:\\]{0,300}(?:Error|Exception)\b|\[(?:Errno|WinError) [^\]]{1,10}\]|\(os error [^)]{1,10}\)|SQLSTATE\[\w{1,10}\](?: \[[\w#]{1,10}\])?|no further information|\bconnect\b|\bbecause the target machine|No connection could be made|\bit\b/gi

/** How a signature of the environment is distinguished from others. */
export interface EnvironmentSignature {
  /** Whether the signature does not name the server, so that only the frame distinguishes two servers. */
  readonly needsFrame: boolean
}

/**
 * Returns whether a failure comes from the environment of the tests: a server that cannot be reached, a closed connection or browser, a
 * full disk or memory. The function in which such an error occurs is chance. Undefined for any other failure.
 */
export function environmentSignature(signature: string): EnvironmentSignature | undefined {
  if (!environment.test(signature) || isAsserted(signature)) return undefined
  const rest = signature.replace(withoutServer, ' ')
  const withoutError = rest.replace(connection, ' ')
  return { needsFrame: withoutError !== rest && !/[\p{L}\p{N}#]/u.test(withoutError) }
}

/** The part of the environment in which an error occurs. */
type EnvironmentKind = 'network' | 'browser' | 'disk' | 'memory'

const matches = (patterns: readonly RegExp[], signature: string): boolean => patterns.some((pattern) => pattern.test(signature))

/** Returns the part of the environment that the signature of an error of the environment is about. */
export function environmentKind(signature: string): EnvironmentKind {
  if (matches(noSpace, signature)) return 'disk'
  if (matches(outOfMemory, signature)) return 'memory'
  return matches(closed, signature) ? 'browser' : 'network'
}
