import { expect, test } from 'vitest'
import { connectionPatterns, environmentSignature, otherPatterns } from '../../../../src/judge/failure/cause/environment-signature.js'
import { signatureOf } from '../../../../src/judge/failure/cause/signature.js'

// Texts of the tools themselves.
const refused = [
  ['Node.js', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['Java', 'java.net.ConnectException: Connection refused (Connection refused) to localhost:8080'],
  ['PostgreSQL for Java', 'PSQLException: Connection to localhost:5432 refused. Check that the hostname and port are correct'],
  ['OkHttp', 'ConnectException: Failed to connect to localhost/127.0.0.1:8080'],
  ['requests', "HTTPConnectionPool(host='localhost', port=80): Max retries exceeded: [Errno 111] Connection refused')"],
  ['psycopg', 'connection to server at "localhost" (::1), port 5432 failed: Connection refused'],
  ['PyMySQL', `Can't connect to MySQL server on 'localhost' ([Errno 61])`],
  ['Go', 'dial tcp 127.0.0.1:5432: connect: connection refused'],
  ['.NET on Windows', 'No connection could be made because the target machine actively refused it. (localhost:8080)'],
  ['Ruby', 'Errno::ECONNREFUSED: Failed to open TCP connection to localhost:80 (Connection refused - connect(2))'],
  ['PHP', 'cURL error 7: Failed to connect to localhost port 8080 after 0 ms: Connection was not made'],
  ['curl', "curl: (7) Couldn't connect to server"],
  ['Rust', 'tcp connect error: Connection refused (os error 111) at localhost:80'],
  ['Playwright', 'page.goto: net::ERR_CONNECTION_REFUSED at http://localhost:3000/'],
  ['Selenium with Firefox', 'Reached error page: about:neterror?e=connectionFailure&u=http%3A//localhost'],
]
const timedOut = [
  ['Node.js', 'connect ETIMEDOUT 10.0.0.7:443'],
  ['Java', 'java.net.SocketTimeoutException: connect timed out'],
  ['Python', "ConnectTimeoutError(<conn>, 'Connection to 10.0.0.7 timed out. (connect timeout=5)')"],
  ['urllib3', 'Connection to api.example.com timed out.'],
  ['Go', 'dial tcp 10.0.0.7:443: i/o timeout'],
  ['.NET on Windows', 'A connection attempt failed because the connected party did not properly respond after a period of time'],
  ['Ruby', 'Net::OpenTimeout: execution expired'],
  ['PHP', 'cURL error 28: Connection timed out after 5001 milliseconds'],
  ['Puppeteer', 'net::ERR_CONNECTION_TIMED_OUT at http://localhost:3000'],
  ['Playwright with Firefox', 'page.goto: NS_ERROR_NET_TIMEOUT'],
]
const notFound = [
  ['Node.js', 'getaddrinfo ENOTFOUND db'],
  ['Node.js in Docker', 'getaddrinfo EAI_AGAIN db'],
  ['Java', 'java.net.UnknownHostException: db'],
  ['Python', 'socket.gaierror: [Errno -2] Name or service not known'],
  ['Python in Docker', '[Errno -3] Temporary failure in name resolution'],
  ['Python on macOS', '[Errno 8] nodename nor servname provided, or not known'],
  ['Python on Windows', '[Errno 11001] getaddrinfo failed'],
  ['urllib3', "Failed to resolve 'db'"],
  ['psycopg', 'could not translate host name "db" to address: no answer'],
  ['Go', 'dial tcp: lookup db on 127.0.0.11:53: no such host'],
  ['.NET', 'No such host is known. (db:5432)'],
  ['Ruby', 'SocketError: Failed to open TCP connection to db:80 (getaddrinfo: Name or service not known)'],
  ['PHP', 'php_network_getaddresses: getaddrinfo for db failed'],
  ['PHP with curl', 'cURL error 6: Could not resolve host: db'],
  ['MySQL', "Unknown MySQL server host 'db'"],
  ['Rust', 'failed to lookup address information: no answer'],
  ['Playwright', 'page.goto: net::ERR_NAME_NOT_RESOLVED at http://shop/'],
  ['Playwright with Firefox', 'page.goto: NS_ERROR_UNKNOWN_HOST'],
  ['Playwright with WebKit', 'page.goto: A server with the specified hostname could not be found.'],
  ['Node.js without a route', 'connect EHOSTUNREACH 10.0.0.7:443'],
  ['Java without a route', 'NoRouteToHostException: No route to host'],
  ['Go without a network', 'dial tcp 10.0.0.7:443: connect: network is unreachable'],
]
const reset = [
  ['Node.js', 'read ECONNRESET'],
  ['Node.js with HTTP', 'socket hang up'],
  ['undici', 'SocketError: other side closed'],
  ['Java', 'java.net.SocketException: Connection reset'],
  ['OkHttp', 'IOException: unexpected end of stream on http://localhost:8080/...'],
  ['MySQL for Java', 'CommunicationsException: Communications link failure'],
  ['Python', "ConnectionResetError(104, 'Connection reset by peer')"],
  ['requests', "('Connection aborted.', RemoteDisconnected('Remote end closed connection without response'))"],
  ['psycopg', 'server closed the connection unexpectedly'],
  ['node-postgres', 'Connection terminated unexpectedly'],
  ['PyMySQL', "(2013, 'Lost connection to MySQL server during query')"],
  ['PHP', 'SQLSTATE[HY000]: General error: 2006 MySQL server has gone away'],
  ['Go', 'read tcp 127.0.0.1:4711->127.0.0.1:80: read: connection reset by peer'],
  ['.NET', 'An existing connection was forcibly closed by the remote host.'],
  ['HttpClient of .NET', 'The response ended prematurely.'],
  ['Ruby', 'Errno::ECONNRESET: Connection reset by peer'],
  ['Puppeteer', 'net::ERR_CONNECTION_CLOSED at http://localhost'],
  ['Selenium', 'unknown error: net::ERR_EMPTY_RESPONSE'],
  ['Playwright with Firefox', 'page.goto: NS_ERROR_NET_RESET'],
  ['Playwright with WebKit', 'page.goto: The network connection was lost.'],
]
const closed = [
  ['Selenium', 'invalid session id'],
  ['Selenium for Java', 'NoSuchSessionException: Session ID is null. Using WebDriver after calling quit()?'],
  ['ChromeDriver', 'session deleted because of page crash'],
  ['Selenium Grid', 'Unable to find session with ID: 4be1c03a77d24be1c03a77d2'],
  ['Appium', 'A session is either terminated or not started'],
  ['Selenium with Chrome', 'chrome not reachable'],
  ['ChromeDriver without DevTools', 'disconnected: not connected to DevTools'],
  ['Selenium with a closed window', 'no such window: target window already closed'],
  ['Selenium with Firefox', 'Failed to decode response from marionette'],
  ['geckodriver', 'Tried to run command without establishing a connection'],
  ['Playwright', 'locator.click: Target page, context or browser has been closed'],
  ['an assertion of Playwright', 'expect.toBeVisible: Target page, context or browser has been closed'],
  ['Playwright for Java', 'page.click: Browser has been closed'],
  ['Playwright, old', 'page.click: Target closed'],
  ['Puppeteer', 'Navigation failed because page was closed!'],
  ['Puppeteer with a session', 'Protocol error (Page.navigate): Session closed. Most likely the page has been closed.'],
  ['TestCafe', 'The Chrome 120 browser disconnected. This problem may appear when a browser hangs'],
  ['Playwright with a crash', 'page.click: Page crashed'],
  ['Cypress', 'We detected that the Chromium Renderer process just crashed.'],
]
const noSpace = [
  ['Node.js', "ENOSPC: write '/data/a'"],
  ['Python', 'OSError: [Errno 28] No space left on device'],
  ['Java', 'java.io.IOException: No space left on device'],
  ['.NET', "There is not enough space on the disk. : 'C:\\a'"],
  ['Go', 'write /data/a: disk quota exceeded'],
  ['SQLite', 'database or disk is full'],
]
const outOfMemory = [
  ['Node.js', 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory'],
  ['a worker of Node.js', 'Worker terminated due to reaching memory limit: JS heap'],
  ['Java', 'java.lang.OutOfMemoryError: Java heap space'],
  ['Python', 'MemoryError'],
  ['numpy', 'Unable to allocate 7.45 GiB for an array with shape (1000, 1000)'],
  ['Go', 'fork/exec /bin/sh: cannot allocate memory'],
  ['.NET', 'Insufficient memory to continue the execution of the program.'],
  ['Ruby', 'NoMemoryError: failed to allocate memory'],
  ['PHP', 'Allowed memory size of 134217728 bytes exhausted (tried to allocate 4096 bytes)'],
  ['Rust', 'memory allocation of 4096 bytes failed'],
  ['C++', 'std::bad_alloc'],
  ['C', 'mmap: ENOMEM'],
  ['Kubernetes', 'the pod was OOMKilled'],
]
const rows = [...refused, ...timedOut, ...notFound, ...reset, ...closed, ...noSpace, ...outOfMemory] as [string, string][]

test.each(rows)('recognises the environment in a message of %s: %s', (_tool, message) => {
  expect(environmentSignature(signatureOf(message))).toBeDefined()
})

test.each([...connectionPatterns, ...otherPatterns])('has a message of a tool for the pattern %s', (pattern) => {
  expect(rows.some(([, message]) => pattern.test(signatureOf(message)))).toBe(true)
})

test.each([
  ['a value that is compared', "expected 'Connection refused' to equal 'ok'"],
  ['an assertion about an error', 'error should contain "connection refused"'],
  ['an assertion of Jest', 'expect(received).toThrow("out of memory")'],
  ['the session of a user', 'the session of the user has expired'],
  ['a closed session of a database', 'Session is closed!'],
  ['the timeout of a test', 'Test timeout of 30000ms exceeded.'],
  ['the timeout of a locator', 'locator.click: Timeout 30000ms exceeded'],
  ['a request that is too slow', 'Read timed out. (read timeout=10)'],
  ['a status', 'Request failed with status code 503'],
  ['an order', 'no order of the host'],
])('does not take %s for the environment: %s', (_what, message) => {
  expect(environmentSignature(signatureOf(message))).toBeUndefined()
})

test.each([
  'connect ECONNREFUSED 10.0.0.7:5432',
  'getaddrinfo ENOTFOUND db',
  'dial tcp: lookup db: no such host',
  'read ECONNRESET',
  'invalid session id',
  'JavaScript heap out of memory',
])('does not need a frame for %s', (message) => {
  expect(environmentSignature(signatureOf(message))).toEqual({ needsFrame: false })
})

test.each([
  'ConnectionRefusedError: [Errno 111] Connection refused',
  'ConnectException: Connection refused',
  'Connection refused (os error 111)',
  'SQLSTATE[HY000] [2002] Connection refused',
  'ConnectException: Connection refused: no further information',
  '[Errno -2] Name or service not known',
  'No connection could be made because the target machine actively refused it',
])('needs a frame if the message does not name the server: %s', (message) => {
  expect(environmentSignature(signatureOf(message))).toEqual({ needsFrame: true })
})
