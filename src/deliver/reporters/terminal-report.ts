import { ownTerminalDetail } from '../../report/content/detail.js'
import type { ReportScope } from '../../report/content/scope.js'
import type { ResolvedTemplate } from '../../report/content/template.js'
import { type TerminalOptions, terminalHeadline } from './terminal/terminal-headline.js'

/**
 * Renders the report for a terminal: in short form, or as the template of the user. The headline and the facts below it come last. Loads
 * only the code for the form.
 */
export async function terminalReport(scope: ReportScope, options: TerminalOptions, template?: ResolvedTemplate): Promise<string> {
  if (template === undefined) return (await import('./terminal/terminal-answer.js')).terminalAnswer(scope, options)
  const [{ buildReport }, { createTerminalRenderer }] = await Promise.all([
    import('../../report/content/report.js'),
    import('../../report/render/terminal.js'),
  ])
  const render = createTerminalRenderer({ color: options.color, showsFolds: true })
  const shown = render(buildReport(template, { ...scope, place: 'terminal', detail: ownTerminalDetail })).trimEnd()
  return `${shown === '' ? '' : `${shown}\n\n`}${terminalHeadline(scope, options)}\n`
}
