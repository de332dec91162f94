import type { Collector } from './collector.js'
import type { MatchedFile } from './match-files.js'

/** Returns the first collector whose own patterns match a file, and whether those patterns are only folders. */
export function askingFor({ matches }: MatchedFile): { readonly collector: Collector; readonly onlyByFolder: boolean } | undefined {
  const asking = matches.filter(({ collector }) => collector.key !== 'files' && !collector.wellKnown)
  const [first] = asking
  if (first === undefined) return undefined
  const onlyByFolder = asking.every(({ collector, patterns }) => patterns.every((pattern) => collector.folders?.includes(pattern)))
  return { collector: first.collector, onlyByFolder }
}
