import { baseName } from '../../base/text/base-name.js'
import { traceType } from '../../records/attachment-kind.js'
import type { ContentType } from './content-type.js'

const sensitiveTypes: ReadonlySet<string> = new Set([traceType, 'application/har+json', 'application/x-dmp', 'text/html'])

/** Returns whether a file is the snapshot of a page that Playwright writes for a failed test, with the values of its fields. */
export const isErrorContext = (names: readonly (string | undefined)[]): boolean =>
  names.some((name) => name !== undefined && /^error-context(?:-\d{1,3})?(?:\.md)?$/.test(baseName(name)))

/**
 * Returns whether a file may hold cookies, headers, values of fields or the memory of a process. In a public repository, every user who is
 * signed in can download it.
 */
export const isSensitive = ({ type, isRecording }: ContentType, names: readonly (string | undefined)[]): boolean =>
  sensitiveTypes.has(type) || isRecording === true || isErrorContext(names)
