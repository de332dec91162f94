/** The place of a feature or a scenario. */
export interface FeaturePlace {
  /** With forward slashes; empty if it is unknown. */
  readonly file: string
  readonly line: number | undefined
}

/**
 * Returns the place of a feature from its `uri` (`file:features/a.feature`, `classpath:features/a.feature`, or with backslashes) or from
 * the `location` that behave writes instead (`features/a.feature:3`).
 */
export function featureFile(uri: string, location: string): FeaturePlace {
  const match = /^(.*):(\d{1,9})$/s.exec(location)
  const line = match === null ? undefined : Number(match[2])
  const path = (uri || (match?.[1] ?? location)).replaceAll('\\', '/')
  const scheme = /^(?:classpath:\/*|file:\/\/(?=\/)|file:)/.exec(path)?.[0] ?? ''
  const file = path.slice(scheme.length)
  // In a URI, a Windows path has a slash before its drive.
  return { file: /^\/[A-Za-z]:\//.test(file) ? file.slice(1) : file, line: line === 0 ? undefined : line }
}
