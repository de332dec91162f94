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
} from './config.js'

/** Settings of reporters outside of the configuration file: inputs of the action. They take precedence over the file. */
export interface ReporterOverrides {
  /** When a comment is written. */
  readonly comment?: CommentMode | 'off' | undefined
  /** The title of the comment; plain text without expressions. */
  readonly title?: string | undefined
  /** The HTML file to write, relative to the working directory; plain text without expressions. */
  readonly html?: string | undefined
}

/** Applies settings from outside of the configuration file. Each of them enables its reporter, except that `off` ends the comment. */
export function withReporterOverrides(config: Config, { comment, title, html }: ReporterOverrides): Config {
  if (comment === undefined && title === undefined && html === undefined) return config
  let { reporters } = config.report
  if (comment !== undefined || title !== undefined) {
    reporters = replaced(reporters, 'codehost', (found) => ofCodehost(found, comment, title))
  }
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
