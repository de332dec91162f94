import { ownTerminalDetail } from '../../report/content/detail.js'
import { buildReport } from '../../report/content/report.js'
import type { ReportScope } from '../../report/content/scope.js'
import type { ResolvedTemplate } from '../../report/content/template.js'
import { createTerminalRenderer } from '../../report/render/terminal.js'
import { type TerminalOptions, terminalAnswer, terminalHeadline } from './terminal/terminal-answer.js'

/** Renders the report for a terminal: in short form, or as the template of the user. The headline and the facts below it come last. */
export function terminalReport(scope: ReportScope, options: TerminalOptions, template?: ResolvedTemplate): string {
  if (template === undefined) return terminalAnswer(scope, options)
  const render = createTerminalRenderer({ color: options.color, showsFolds: true })
  const shown = render(buildReport(template, { ...scope, place: 'terminal', detail: ownTerminalDetail })).trimEnd()
  return `${shown === '' ? '' : `${shown}\n\n`}${terminalHeadline(scope, options)}\n`
}
