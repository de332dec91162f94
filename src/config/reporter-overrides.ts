import { definedFields } from '../base/defined-fields.js'
import { hasExpression } from '../report/expressions/scanner.js'
import {
  type CodehostReporterConfig,
  type CommentMode,
  type Config,
  createConfig,
  defaultCodehost,
  type HtmlReporterConfig,
  type ReporterConfig,
  type SummaryMode,
} from './config.js'

/** Settings of reporters outside of the configuration file: inputs of the action. They take precedence over the file. */
export interface ReporterOverrides {
  /** When a comment is written. */
  readonly comment?: CommentMode | 'off' | undefined
  /** When the job summary is written. */
  readonly summary?: SummaryMode | undefined
  /** The title of the comment; plain text without expressions. */
  readonly title?: string | undefined
  /** The HTML file to write, relative to the working directory; plain text without expressions. */
  readonly html?: string | undefined
}

/** Applies settings from outside of the configuration file. Each of them enables its reporter, except that `off` ends its report. */
export function withReporterOverrides(config: Config, { comment, summary, title, html }: ReporterOverrides): Config {
  if (comment === undefined && summary === undefined && title === undefined && html === undefined) return config
  let { reporters } = config.report
  if (comment !== undefined || title !== undefined) {
    reporters = replaced(reporters, 'codehost', (found) => ofCodehost(found, comment, title))
  }
  if (summary !== undefined) reporters = withSummaryMode(reporters, summary)
  if (html !== undefined) reporters = replaced(reporters, 'html', (found) => ofHtml(found, html))
  return createConfig({ ...config, report: { ...config.report, reporters } })
}

function ofCodehost(found: CodehostReporterConfig | undefined, comment: ReporterOverrides['comment'], title: string | undefined) {
  const { isDefault: _, ...given } = found ?? defaultCodehost
  return {
    ...given,
    ...definedFields({
      commentEnabled: comment === undefined ? undefined : comment !== 'off',
      commentMode: comment !== 'off' ? comment : undefined,
      commentTitle: title === undefined ? undefined : literal(title),
    }),
  }
}

/** Sets when the job summary is written. It enables no comment that the configuration switches off, and requests none. */
function withSummaryMode(reporters: readonly ReporterConfig[], summaryMode: SummaryMode): readonly ReporterConfig[] {
  const isOff = !reporters.some(({ type }) => type === 'codehost')
  if (isOff && summaryMode === 'off') return reporters
  return replaced(reporters, 'codehost', (found) => ({ ...(found ?? { ...defaultCodehost, commentEnabled: false }), summaryMode }))
}

const ofHtml = (found: HtmlReporterConfig | undefined, file: string): HtmlReporterConfig => ({
  type: 'html',
  slot: 'html',
  ...found,
  outputFile: literal(file),
})

/** Replaces the reporter of a type, or adds it. */
function replaced<Type extends ReporterConfig['type']>(
  reporters: readonly ReporterConfig[],
  type: Type,
  replace: (found: Extract<ReporterConfig, { readonly type: Type }> | undefined) => ReporterConfig,
): readonly ReporterConfig[] {
  const isOfType = (reporter: ReporterConfig): reporter is Extract<ReporterConfig, { readonly type: Type }> => reporter.type === type
  const index = reporters.findIndex(isOfType)
  return index === -1 ? [...reporters, replace(undefined)] : reporters.with(index, replace(reporters.find(isOfType)))
}

/**
 * Returns a template whose value is the given text. A workflow may put the name of a branch into an input, and an expression in it could
 * read the environment.
 */
const literal = (text: string): string => (hasExpression(text) ? `{{ '${text.replaceAll("'", "''")}' }}` : text)
