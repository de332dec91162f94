import { flutterMessage, fromFlutterHeader } from '../failure/flutter-message.js'
import { isGeneric } from '../failure/line-meaning.js'
import { outputTail } from '../failure/output-tail.js'

interface PrintingTest {
  readonly details?: string
  readonly message?: string
  readonly stdout?: string
  /** The lines that a report shows first, and the last lines of the output. They replace output that is not kept. */
  readonly lead?: string
  readonly output?: string
}

// `thread 'cart::adds' (17) panicked at src/lib.rs:24:9:` (Rust), `tests/cart_test.cc:11: Failure` (GoogleTest).
const header = /(?: panicked at \S{1,1000}:\d{1,9}:\d{1,9}:|:\d{1,9}: Failure)$/m

const isEmpty = (text = ''): boolean => text.trim() === ''

/**
 * Returns the part of the output that explains a failure: the exception that a test of Flutter's `testWidgets` printed, because the message
 * of such a test only refers to it, or the end of the output if the failure has no text of its own (CTest, `cargo test`).
 */
export function printedReason({ details, message = '', stdout, lead, output }: PrintingTest): string | undefined {
  if (message.startsWith(flutterMessage)) return stdout === undefined ? lead : fromFlutterHeader(stdout)
  if (!isEmpty(details) || !(isEmpty(message) || isGeneric(message))) return undefined
  if (stdout === undefined) return output ?? lead
  const start = stdout.search(header)
  return start === -1 ? outputTail({ stdout }) : stdout.slice(stdout.lastIndexOf('\n', start) + 1)
}
