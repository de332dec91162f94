import type { CollectorConfig } from '../../config/config.js'
import { formatIds } from '../../read/formats/index.js'

interface Choice {
  readonly collectors: readonly Pick<CollectorConfig, 'key'>[]
  readonly choosesFormats?: boolean
  readonly testsAreOptional?: boolean
}

/** Describes which formats are collected, and whether a run needs tests. */
export function describeCollectorChoice({ collectors, choosesFormats = false, testsAreOptional = false }: Choice): readonly string[] {
  const used = formatIds.filter((key) => collectors.some((collector) => collector.key === key))
  const formats = describeFormats(used, choosesFormats)
  if (!testsAreOptional) return [formats]
  return [
    formats,
    'Tests are optional: "no-tests" does not apply, because this file names "files" or "events" and enables no test collector.',
  ]
}

function describeFormats(used: readonly string[], choosesFormats: boolean): string {
  if (choosesFormats)
    return `Test results are collected only in ${used.join(', ')}: a file that enables a test collector by name switches off the others.`
  if (used.length === 0) return 'No test results are collected: every test collector is disabled.'
  const unused = formatIds.filter((key) => !used.includes(key))
  if (unused.length === 0) return 'Test results of every format are collected.'
  return `Test results are collected in ${used.join(', ')}, but not in ${unused.join(', ')}.`
}
