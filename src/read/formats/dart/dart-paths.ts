import { baseName } from '../../../base/text/base-name.js'
import { decodeEscapes } from '../../../base/text/decode-escapes.js'

/** The conventional folders of tests in a Dart package. */
const testFolder = /^.*\/((?:test|integration_test|test_driver)\/.*)$/s

/**
 * Returns a path of a test file that is the same on every machine: it starts at the test folder of the package, or is only the file name.
 * `dart test` writes paths relative to the package, `flutter test` absolute ones.
 */
export function portablePath(path: string): string {
  const slashed = dartPath(path)
  if (!slashed.startsWith('/') && !/^[A-Za-z]:\//.test(slashed)) return slashed.startsWith('./') ? slashed.slice(2) : slashed
  return testFolder.exec(slashed)?.[1] ?? baseName(slashed)
}

/** Returns the path of a `file:` URL. Other URLs (`package:`, `dart:`) are returned unchanged. */
export function pathOfUrl(url: string): string {
  if (!url.startsWith('file:')) return dartPath(url)
  const path = decodeEscapes(url.replace(/^file:(?:\/\/[^/]*)?/, ''))
  return /^\/[A-Za-z]:\//.test(path) ? path.slice(1) : path
}

/** Replaces the backslashes of Windows paths. */
export const dartPath = (path: string): string => (path.includes('\\') ? path.replaceAll('\\', '/') : path)
