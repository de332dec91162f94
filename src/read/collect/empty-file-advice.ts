import { baseName } from '../../base/text/base-name.js'

/** Returns why a tool may have left an empty file with this name, as a sentence. */
export function emptyFileAdvice(path: string): string | undefined {
  const name = baseName(path).toLowerCase()
  return name.includes('jest') && name.endsWith('.json') ? 'Jest writes no JSON with --bail.' : undefined
}
