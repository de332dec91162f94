import { createTerminalRenderer } from '../render/terminal.js'
import { defaultTemplate } from '../report/default-template.js'
import { ownTerminalDetail, terminalDetail } from '../report/detail.js'
import { buildReport } from '../report/report.js'
import type { ReportScope } from '../report/scope.js'
import type { ResolvedTemplate } from '../report/template.js'

/** Renders the report for a terminal: the default template in short form, a template of the user in full. */
export function terminalReport(scope: ReportScope, color: boolean, template?: ResolvedTemplate): string {
  return template === undefined
    ? createTerminalRenderer({ color })(buildReport(defaultTemplate, { ...scope, detail: terminalDetail }))
    : createTerminalRenderer({ color, showsFolds: true })(buildReport(template, { ...scope, detail: ownTerminalDetail }))
}

/** Renders the headline of the report for a terminal. */
export const terminalHeadline = (scope: ReportScope, color: boolean): string =>
  terminalReport(scope, color, { components: [{ type: 'headline' }] })
