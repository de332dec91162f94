import { relative, resolve } from 'node:path'
import { definedFields } from '../../base/defined-fields.js'
import { safeLogJson } from '../../host/process/safe-log-text.js'
import { examinedServer } from '../../host/server-api/requested-server.js'
import { defaultFailOn, parseFailOn } from '../../judge/summary/fail-on.js'
import { diagnose } from '../../setup/doctor/diagnose.js'
import { diagnosisText } from '../../setup/doctor/diagnosis-text.js'
import type { DoctorContext, DoctorRequest } from '../../setup/doctor/doctor-request.js'
import type { Diagnosis } from '../../setup/doctor/finding.js'
import type { Preview } from '../../setup/doctor/preview/write-preview.js'
import { verdictOf } from '../../setup/doctor/verdict.js'
import { createLog } from './log.js'
import { exitStatus, type RunOptions, type Terminal, usesColor } from './options.js'
import { requestedHistory } from './requested-history.js'

/** The options of `doctor`. */
export interface DoctorOptions extends RunOptions {
  readonly preview?: string
}

/** Runs `doctor`: examines a run, prints what it found and returns 1 if there are problems. */
export async function doctorCommand(paths: readonly string[], options: DoctorOptions, terminal: Terminal): Promise<number> {
  const { env, stdout, stderr, signal } = terminal
  const { json = false, quiet = false, verbose = false } = options
  const log = createLog({ stream: stderr, color: usesColor(stderr, env, quiet), quiet })
  const cwd = resolve(terminal.cwd, options.cwd ?? '.')
  const { server, notice, problem } = examinedServer({ url: options.serverUrl, key: options.apiKey }, env)
  const { config: configPath, records = [], baseline, module, html, output } = options
  const request: DoctorRequest = {
    run: {
      cwd,
      configPath,
      paths,
      records,
      baseline,
      history: requestedHistory('report', options, server),
      module,
      output,
      server,
      allowOutputOutside: options.allowOutputOutside === true || html !== undefined,
      reporters: { html },
    },
    serverNotice: notice,
    serverProblem: problem,
    failOn: options.failOn === undefined ? defaultFailOn : parseFailOn(options.failOn),
    annotations: true,
    token: env.GITHUB_TOKEN ?? '',
    isAction: false,
  }
  const context = { env, now: Date.now(), signal, onProgress: log.progress }
  const diagnosis = await diagnose(request, context).finally(log.progressDone)
  // The diagnosis is printed also if no preview can be written, because it may explain the reason.
  if (quiet && !json) stdout.write(`${verdictOf(diagnosis)}\n`)
  else if (!json) {
    const foldsUnused = !verbose && env.GITHUB_ACTIONS !== 'true'
    stdout.write(diagnosisText(diagnosis, { color: usesColor(stdout, env, false), foldsUnused }))
  }
  let preview: Preview | undefined
  try {
    preview = await previewOf(options.preview, diagnosis, request, context)
  } finally {
    log.progressDone()
    if (json)
      stdout.write(`${safeLogJson(JSON.stringify({ verdict: verdictOf(diagnosis), ...diagnosis, ...definedFields({ preview }) }))}\n`)
  }
  if (preview !== undefined && !json) log.info(`Preview: ${relative(terminal.cwd, preview.index)}`)
  if (preview === undefined && options.preview !== undefined) log.info('No preview was written: correct the configuration first.')
  return diagnosis.problems > 0 ? exitStatus.failed : exitStatus.ok
}

/** Writes the preview, if one is wanted and the configuration is valid. Its pages are slow to load. */
async function previewOf(folder: string | undefined, { sections }: Diagnosis, request: DoctorRequest, context: DoctorContext) {
  const isValid = sections.every(({ id, findings }) => id !== 'configuration' || findings.every(({ status }) => status !== 'problem'))
  if (folder === undefined || !isValid) return undefined
  const { writePreview } = await import('../../setup/doctor/preview/write-preview.js')
  return writePreview(folder, request, context)
}
