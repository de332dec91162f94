import { formatCount } from '../../../base/text/counts.js'
import { displayLine } from '../../../base/text/display-text.js'
import { safeLogJson } from '../../../host/process/safe-log-text.js'
import { createLog } from '../log.js'
import { type CommonOptions, exitStatus, type Terminal, usesColor } from '../options.js'
import { type EntryReport, reportEntries } from './entry-report.js'
import { locateQuarantine, readQuarantine } from './located-quarantine.js'
import { readHistory } from './read-history.js'

/** The options of `quarantine list` and `quarantine check`. */
export interface HistoryOptions extends CommonOptions {
  readonly history?: string
}

/** Runs `quarantine list`: prints the entries of the quarantine file. */
export async function listEntries(options: HistoryOptions, terminal: Terminal): Promise<number> {
  const { env, stdout, stderr } = terminal
  const { json = false, quiet = false } = options
  const log = createLog({ stream: stderr, color: usesColor(stderr, env, quiet), quiet })
  const located = locateQuarantine(options, terminal)
  const list = await readQuarantine(located, log.problem)
  const reports = reportEntries(list, Date.now(), readHistory(options.history, located.cwd, log))
  if (json) stdout.write(`${safeLogJson(JSON.stringify({ path: located.path, entries: reports }))}\n`)
  else stdout.write(`${[entriesOfFile(located.path, reports.length), ...(quiet ? [] : reports.map(describe))].join('\n')}\n`)
  return exitStatus.ok
}

/** `.service-quarantine.json: 2 entries`. */
export const entriesOfFile = (path: string, count: number): string =>
  count === 0 ? 'No test is in quarantine.' : `${path}: ${formatCount(count)} ${count === 1 ? 'entry' : 'entries'}`

function describe({ test, module, owner, reason, issue, until, hasEnded, passes, canLeave }: EntryReport): string {
  const facts = [
    module === undefined ? undefined : `module ${module}`,
    until === undefined ? 'no end' : hasEnded ? `ended on ${until}` : `until ${until}`,
    owner,
    reason,
    issue,
    passes === undefined || passes === 0 ? undefined : `passed ${passes === 1 ? 'once' : `${formatCount(passes)} times in a row`}`,
    canLeave === true ? 'can leave' : undefined,
  ].filter((fact) => fact !== undefined)
  return `\n${displayLine(test)}\n  ${displayLine(facts.join(' · '))}`
}
