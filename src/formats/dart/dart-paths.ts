import { baseName } from '../../text/base-name.js'
import { decodeEscapes } from '../../text/decode-escapes.js'

/** The folders of a Dart package that hold tests, by convention. */
const testFolder = /^.*\/((?:test|integration_test|test_driver)\/.*)$/s

/**
 * The path of a test file as it is the same on every machine: from its package's test folder on, or its name alone.
 * `dart test` writes paths relative to the package, `flutter test` absolute ones.
 */
export function portablePath(path: string): string {
  const slashed = withSlashes(path)
  if (!slashed.startsWith('/') && !/^[A-Za-z]:\//.test(slashed)) return slashed.startsWith('./') ? slashed.slice(2) : slashed
  return testFolder.exec(slashed)?.[1] ?? baseName(slashed)
}

/** The path in a `file:` URL; other URLs (`package:`, `dart:`) stay what they are. */
export function pathOfUrl(url: string): string {
  if (!url.startsWith('file:')) return withSlashes(url)
  const path = decodeEscapes(url.replace(/^file:(?:\/\/[^/]*)?/, ''))
  return /^\/[A-Za-z]:\//.test(path) ? path.slice(1) : path
}

/** Windows writes its own separators. */
export const withSlashes = (path: string): string => (path.includes('\\') ? path.replaceAll('\\', '/') : path)
