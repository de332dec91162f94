import { UserError } from '../../base/errors.js'
import { BatchConflictError } from './batch-conflict-error.js'
import { StoreLimitError } from './store-limit-error.js'
import { StoreUnavailableError } from './store-unavailable-error.js'

/** ClickHouse's codes of temporary errors: time-outs, overload, lost replicas, no memory or disk left. All others are bugs. */
const temporaryErrors = new Set([
  '3', // UNEXPECTED_END_OF_FILE
  '32', // ATTEMPT_TO_READ_AFTER_EOF
  '74', // CANNOT_READ_FROM_FILE_DESCRIPTOR
  '75', // CANNOT_WRITE_TO_FILE_DESCRIPTOR
  '76', // CANNOT_OPEN_FILE: no inode or file descriptor is left
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
  '516', // AUTHENTICATION_FAILED: a password was changed on one side only
  '999', // KEEPER_EXCEPTION
])

/** Returns ClickHouse's code of an error, or undefined if the engine was not reached. */
export function engineCode(error: unknown): string | undefined {
  // Network errors have codes too, such as ECONNREFUSED.
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return /^\d+$/.test(String(error.code)) ? String(error.code) : undefined
}

/** Hints for errors that the operator can fix, by ClickHouse's code. */
const hints: ReadonlyMap<string, string> = new Map([
  ['497', 'Grant the user of --store the privileges that docs/scaling.md lists.'], // ACCESS_DENIED
  ['701', 'Set --cluster to a cluster that system.clusters lists.'], // CLUSTER_DOESNT_EXIST
])

/** Codes for exceeding the limits of a query. */
const limits = new Set([
  '159', // TIMEOUT_EXCEEDED
  '160', // TOO_SLOW
  '241', // MEMORY_LIMIT_EXCEEDED
  '396', // TOO_MANY_ROWS_OR_BYTES
])

/**
 * An error of the C++ library, for example if no inode is left. The engine reports it with code 1001, which it also uses for its own bugs.
 */
const fileSystemError = 'filesystem error: '

/** Errors that JavaScript throws for bugs in the code. */
const programmingErrors = [TypeError, RangeError, ReferenceError, SyntaxError]

/** Converts an error of the database client for the caller. Returns a StoreUnavailableError if a retry may help. */
export function engineError(error: unknown): unknown {
  if (error instanceof UserError || error instanceof StoreUnavailableError || error instanceof BatchConflictError) return error
  if (programmingErrors.some((type) => error instanceof type)) return error
  const code = engineCode(error)
  const message = messageOf(error)
  const hint = hints.get(code ?? '')
  if (hint !== undefined) return new UserError(`The ClickHouse server refused a statement: ${message}`, { hint, cause: error })
  if (code !== undefined && !temporaryErrors.has(code) && !message.includes(fileSystemError)) return error
  return new StoreUnavailableError(`The store does not respond: ${message}`, { cause: error })
}

/** Converts an error of a query. Returns a StoreLimitError if the query exceeded its limits. */
export function queryError(error: unknown): unknown {
  if (!limits.has(engineCode(error) ?? '')) return engineError(error)
  return new StoreLimitError(`The query exceeded its limits: ${messageOf(error)}`, { cause: error })
}

/** Returns the message as a sentence with a period. */
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).trim().replace(/\.?$/, '.')
