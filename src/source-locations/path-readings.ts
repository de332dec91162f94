import { decodeEscapes } from '../text/decode-escapes.js'

/**
 * Returns the folders and the name in a path as result files write it: absolute on any machine, with backslashes, as a URL, `package:` of
 * Dart, `classpath:` of Cucumber. `..` is resolved, and dropped if it leads out. If the path has escapes such as `%20`, there are two
 * readings, the likelier first: producers escape URLs, and most leave other paths as they are.
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

/** Whether a path names its place from the root of a file system or as a URL. */
export const isAbsolutePath = (file: string) => /^(?:[\\/]|[A-Za-z]:[\\/]|file:)/.test(file)

const schemeOf = (file: string) => /^([a-z][a-z0-9+.-]+):/i.exec(file)?.[1]

function plainPath(file: string): string {
  const scheme = schemeOf(file)
  if (scheme === undefined) return withoutDrive(file)
  const path = withoutQuery(file.slice(scheme.length + 1))
  switch (scheme) {
    case 'package': {
      // package:shop/cart.dart is lib/cart.dart of the package shop.
      const slash = path.indexOf('/')
      return slash === -1 ? path : `${path.slice(0, slash)}/lib${path.slice(slash)}`
    }
    case 'http':
    case 'https':
      return path.replace(/^\/\/[^/]*/, '')
    case 'webpack':
    case 'webpack-internal':
      // webpack://name/./src/cart.ts: the name is that of the bundle.
      return path.replace(/^\/\/[^/]*\/(?=\.\/)/, '')
    case 'file':
      return withoutDrive(path.replace(/^\/\//, ''))
    default:
      return path
  }
}

const withoutDrive = (path: string) => path.replace(/^[\\/]?[A-Za-z]:(?=[\\/])/, '')

/** Vite and webpack put a query behind the name. */
function withoutQuery(path: string): string {
  const mark = path.indexOf('?')
  return mark === -1 ? path : path.slice(0, mark)
}
