import type { Config } from '../../config/config.js'
import type { Template } from '../../report/content/template.js'

/** Returns the templates of a configuration: of the whole report and of single reporters. */
export const configuredTemplates = ({ report }: Pick<Config, 'report'>): readonly Template[] =>
  [report.template, ...report.reporters.map(({ template }) => template)].filter((template) => template !== undefined)
