/** Where a feature or a scenario is. */
export interface FeaturePlace {
  /** With forward slashes; empty where it is unknown. */
  readonly file: string
  readonly line: number | undefined
}

/**
 * Reads where a feature is from its `uri` (`file:features/a.feature`, `classpath:features/a.feature`, backslashes) or from what behave
 * writes in its place, a `location` (`features/a.feature:3`).
 */
export function featureFile(uri: string, location: string): FeaturePlace {
  const match = /^(.*):(\d{1,9})$/s.exec(location)
  const line = match === null ? undefined : Number(match[2])
  const path = (uri || (match?.[1] ?? location)).replaceAll('\\', '/')
  const scheme = /^(?:classpath:\/*|file:\/\/(?=\/)|file:)/.exec(path)?.[0] ?? ''
  const file = path.slice(scheme.length)
  // A path of Windows in a URI has a slash before its drive.
  return { file: /^\/[A-Za-z]:\//.test(file) ? file.slice(1) : file, line: line === 0 ? undefined : line }
}
