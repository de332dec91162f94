import { decodeEscapes } from '../../base/text/decode-escapes.js'

/**
 * Splits a path of a result file into names. It may be absolute on any machine, have backslashes, or be a URL, `package:` of Dart or
 * `classpath:` of Cucumber. Resolves `..`. A path with escapes such as `%20` has two readings, the likelier one first: producers escape
 * URLs, and most of them do not escape other paths.
 */
export function pathReadings(file: string): readonly (readonly string[])[] {
  const path = file.slice(0, maximumLength)
  const plain = plainPath(path)
  const decoded = decodeEscapes(plain)
  if (decoded === plain) return [segmentsOf(plain)]
  const readings = [segmentsOf(plain), segmentsOf(decoded)]
  return schemeOf(path) === undefined ? readings : readings.reverse()
}

function segmentsOf(path: string): readonly string[] {
  const segments: string[] = []
  for (const segment of path.split(/[\\/]/)) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments
}

const maximumLength = 4096

/** Returns whether a path is absolute or a `file:` URL. */
export const isAbsolutePath = (file: string) => /^(?:[\\/]|[A-Za-z]:[\\/]|file:)/.test(file)

const schemeOf = (file: string) => /^([a-z][a-z0-9+.-]+):/i.exec(file)?.[1]

function plainPath(file: string): string {
  const scheme = schemeOf(file)
  if (scheme === undefined) return withoutDrive(file)
  const path = withoutQuery(file.slice(scheme.length + 1))
  switch (scheme) {
    case 'package': {
      // package:shop/cart.dart is lib/cart.dart of the package "shop".
      const slash = path.indexOf('/')
      return slash === -1 ? path : `${path.slice(0, slash)}/lib${path.slice(slash)}`
    }
    case 'http':
    case 'https':
      return path.replace(/^\/\/[^/]*/, '')
    case 'webpack':
    case 'webpack-internal':
      // In webpack://name/./src/cart.ts, `name` is the bundle.
      return path.replace(/^\/\/[^/]*\/(?=\.\/)/, '')
    case 'file':
      return withoutDrive(path.replace(/^\/\//, ''))
    default:
      return path
  }
}

const withoutDrive = (path: string) => path.replace(/^[\\/]?[A-Za-z]:(?=[\\/])/, '')

/** Removes the query that Vite and webpack append to a path. */
function withoutQuery(path: string): string {
  const mark = path.indexOf('?')
  return mark === -1 ? path : path.slice(0, mark)
}
