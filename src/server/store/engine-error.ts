import { UserError } from '../../errors.js'
import { BatchConflictError } from './batch-conflict-error.js'
import { StoreLimitError } from './store-limit-error.js'
import { StoreUnavailableError } from './store-unavailable-error.js'

/** ClickHouse's codes of trouble that passes: time-outs, overload, lost replicas, no memory or disk left. The rest are our bugs. */
const passing = new Set([
  '3', // UNEXPECTED_END_OF_FILE
  '32', // ATTEMPT_TO_READ_AFTER_EOF
  '74', // CANNOT_READ_FROM_FILE_DESCRIPTOR
  '75', // CANNOT_WRITE_TO_FILE_DESCRIPTOR
  '76', // CANNOT_OPEN_FILE: no inode or no descriptor is left
  '159', // TIMEOUT_EXCEEDED
  '160', // TOO_SLOW
  '164', // READONLY
  '198', // DNS_ERROR
  '202', // TOO_MANY_SIMULTANEOUS_QUERIES
  '209', // SOCKET_TIMEOUT
  '210', // NETWORK_ERROR
  '225', // NO_ZOOKEEPER
  '236', // ABORTED
  '241', // MEMORY_LIMIT_EXCEEDED
  '242', // TABLE_IS_READ_ONLY
  '243', // NOT_ENOUGH_SPACE
  '252', // TOO_MANY_PARTS
  '279', // ALL_CONNECTION_TRIES_FAILED
  '285', // TOO_FEW_LIVE_REPLICAS
  '286', // UNSATISFIED_QUORUM_FOR_PREVIOUS_WRITE
  '319', // UNKNOWN_STATUS_OF_INSERT
  '394', // QUERY_WAS_CANCELLED
  '425', // SYSTEM_ERROR
  '439', // CANNOT_SCHEDULE_TASK
  '516', // AUTHENTICATION_FAILED: a password that was rotated on one side
  '999', // KEEPER_EXCEPTION
])

/** ClickHouse's own number of an error, or nothing where the engine was not reached. */
export function engineCode(error: unknown): string | undefined {
  // Errors of the network have codes too, such as ECONNREFUSED.
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return /^\d+$/.test(String(error.code)) ? String(error.code) : undefined
}

/** What whoever started the server can put right, by ClickHouse's code. */
const hints: ReadonlyMap<string, string> = new Map([
  ['497', 'Grant the user of --store what docs/scaling.md lists.'], // ACCESS_DENIED
  ['701', 'Name a cluster of the server with --cluster; system.clusters lists them.'], // CLUSTER_DOESNT_EXIST
])

/** More time, memory or rows than a question may take. */
const limits = new Set([
  '159', // TIMEOUT_EXCEEDED
  '160', // TOO_SLOW
  '241', // MEMORY_LIMIT_EXCEEDED
  '396', // TOO_MANY_ROWS_OR_BYTES
])

/** The C++ library's own error, as when there is no inode left for a folder; the engine numbers it 1001, with bugs of its own. */
const fileSystemError = 'filesystem error: '

/** What JavaScript throws for a mistake in the code. */
const mistakes = [TypeError, RangeError, ReferenceError, SyntaxError]

/** What to throw for an error of the client: a StoreUnavailableError where trying again may help. */
export function engineError(error: unknown): unknown {
  if (error instanceof UserError || error instanceof StoreUnavailableError || error instanceof BatchConflictError) return error
  if (mistakes.some((mistake) => error instanceof mistake)) return error
  const code = engineCode(error)
  const message = messageOf(error)
  const hint = hints.get(code ?? '')
  if (hint !== undefined) return new UserError(`The ClickHouse server refuses: ${message}`, { hint, cause: error })
  if (code !== undefined && !passing.has(code) && !message.includes(fileSystemError)) return error
  return new StoreUnavailableError(`The store does not answer: ${message}`, { cause: error })
}

/** The same for a question: a StoreLimitError where it goes beyond what it may take. */
export function queryError(error: unknown): unknown {
  if (!limits.has(engineCode(error) ?? '')) return engineError(error)
  return new StoreLimitError(`The question is too large: ${messageOf(error)}`, { cause: error })
}

/** As a sentence. */
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).trim().replace(/\.?$/, '.')
