import { safeLogJson } from '../../../host/process/safe-log-text.js'
import { createLog } from '../log.js'
import { exitStatus, type Terminal, usesColor } from '../options.js'
import { broadNote, leaveNote, reportEntries } from './entry-report.js'
import { entriesOfFile, type HistoryOptions } from './list-entries.js'
import { locateQuarantine, readQuarantine } from './located-quarantine.js'
import { readHistory } from './read-history.js'

/** Runs `quarantine check`. Fails if an entry has ended; an entry that is not valid is an error in the file. */
export async function checkEntries(options: HistoryOptions, terminal: Terminal): Promise<number> {
  const { env, stdout, stderr } = terminal
  const { json = false, quiet = false } = options
  const log = createLog({ stream: stderr, color: usesColor(stderr, env, quiet), quiet })
  const located = locateQuarantine(options, terminal)
  const { path } = located
  const list = await readQuarantine(located, log.problem)
  const histories = readHistory(options.history, located.cwd, log)
  const reports = reportEntries(list, Date.now(), histories)
  for (const report of reports) {
    const { test, line, until, hasEnded, passes, canLeave, isBroad } = report
    if (hasEnded) log.problem({ severity: 'error', message: `The quarantine of "${test}" ended on ${until}.`, path, line })
    else if (canLeave === true) log.problem({ severity: 'warning', message: leaveNote(report), path, line })
    else if (histories !== undefined && passes === undefined)
      log.problem({ severity: 'warning', message: `The history contains no test that matches "${test}".`, path, line })
    if (isBroad === true) log.problem({ severity: 'warning', message: broadNote(report), path, line })
  }
  if (json) stdout.write(`${safeLogJson(JSON.stringify({ path, entries: reports }))}\n`)
  else stdout.write(`${entriesOfFile(path, reports.length)}\n`)
  return reports.some(({ hasEnded }) => hasEnded) ? exitStatus.failed : exitStatus.ok
}
