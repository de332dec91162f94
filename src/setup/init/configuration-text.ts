import { documentationUrl } from '../../base/documentation-url.js'
import { schemaUrl, startingFile } from '../../config/starting-file.js'
import type { FormatId } from '../../read/formats/index.js'
import type { SurveyFinding } from './finding.js'
import { resultPatterns } from './result-patterns.js'

/**
 * Returns a configuration that reads the results of these tools and leaves everything else at its default; without tools, one to start
 * from.
 */
export function configurationText(findings: readonly SurveyFinding[]): string {
  if (findings.length === 0) return startingFile
  const formats = patternsByFormat(findings.filter(({ isLink }) => isLink !== true))
  const links = findings.filter(({ isLink }) => isLink === true).flatMap(resultPatterns)
  return [
    '{',
    '  // Lets editors complete and check this file.',
    `  "$schema": "${schemaUrl}",`,
    '',
    ...(formats.size === 0
      ? []
      : ['  // Only these files are read. If no format is named here, every format is read by its well-known names.']),
    ...links.map(
      (link) => `  // ${link} leads out of the repository, so only a path of the command or the step reads it: build-report report ${link}`,
    ),
    '  "collect": {',
    ...[...formats].flatMap(([format, patterns]) => formatLines(format, patterns)),
    '    // Coverage and other numbers, which other steps write.',
    '    // "events": {}',
    '  }',
    '',
    '  // The report goes to the job summary and to a comment on the pull request. Chats, templates and all other settings:',
    `  // ${documentationUrl('docs/configuration.md')}`,
    '}',
    '',
  ].join('\n')
}

/** Groups the globs by format, with the titles of the tools that write each one. */
function patternsByFormat(findings: readonly SurveyFinding[]): ReadonlyMap<FormatId, ReadonlyMap<string, ReadonlySet<string>>> {
  const formats = new Map<FormatId, Map<string, Set<string>>>()
  for (const finding of findings) {
    const patterns = formats.get(finding.format) ?? new Map<string, Set<string>>()
    formats.set(finding.format, patterns)
    for (const pattern of resultPatterns(finding)) patterns.set(pattern, (patterns.get(pattern) ?? new Set()).add(finding.title))
  }
  return formats
}

function formatLines(format: FormatId, patterns: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const named = [...patterns].map(([pattern, titles]) => ({ pattern, titles: [...titles].join('; ') }))
  return [
    `    "${format}": {`,
    '      "include": [',
    ...named.flatMap(({ pattern, titles }, index) => [
      ...(titles === named[index - 1]?.titles ? [] : [`        // ${titles}`]),
      `        ${JSON.stringify(pattern)}${index < named.length - 1 ? ',' : ''}`,
    ]),
    '      ]',
    '    },',
  ]
}
