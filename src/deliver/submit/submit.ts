import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { UserError } from '../../base/errors.js'
import { escapeGlob } from '../../config/glob.js'
import { readCiContext } from '../../host/ci-context/read-ci-context.js'
import { readRunJobs } from '../../host/github/run-jobs.js'
import { createSecretMask } from '../../host/secrets/secret-mask.js'
import { secretsIn } from '../../host/secrets/secret-values.js'
import type { Server } from '../../host/server-api/server.js'
import { isGap } from '../../judge/summary/run-summary.js'
import { withSlashes } from '../../read/collect/split-path.js'
import type { Problem } from '../../records/problem.js'
import { defaultOutput } from '../../run/prepare/run-request.js'
import {
  completionOf,
  jobsFile,
  matchRecords,
  pathsToSubmitLater,
  type SubmitContext,
  type SubmittedFiles,
  submitFiles,
} from './submit-files.js'
import type { RecordsFile } from './submit-records.js'

/** The records files to submit. */
export interface SubmitRequest {
  /** The working directory; absolute. */
  readonly cwd: string
  /** Records files or globs; if empty, the default output of `collect`. */
  readonly files: readonly string[]
  readonly server: Server | undefined
  readonly module?: string | undefined
  readonly matrix?: string | undefined
}

/** The outcome of the command `submit`. */
export interface SubmitResult extends SubmittedFiles {
  /** The display paths of the files found. */
  readonly files: readonly string[]
  /** Records that are missing without an error, such as jobs without a permission or links that are not followed. */
  readonly notices: readonly string[]
}

interface Found {
  readonly files: readonly RecordsFile[]
  readonly problems: readonly Problem[]
}

/**
 * Sends records files to a server and, on GitHub, the jobs of the run.
 * @param context.token the job's token
 * @throws UserError if no server is named, or if there are no records
 */
export async function submit(
  { cwd, files: names, server, module, matrix }: SubmitRequest,
  context: SubmitContext & { readonly token?: string | undefined },
): Promise<SubmitResult> {
  const { env, token } = context
  if (server === undefined) {
    throw new UserError('submit requires a server and an API key.', {
      hint: 'Set server-url and api-key, or SERVICE_URL and SERVICE_API_KEY.',
    })
  }
  const mask = createSecretMask(secretsIn(env, [token, server.key]))
  const ciContext = mask.value(readCiContext({ env, cwd, matrix }, module))
  const found = names.length === 0 ? defaultFiles(cwd) : namedFiles(cwd, names)
  const jobs = await readRunJobs({ ciContext, env, token })
  const ofJobs = jobsFile(jobs.records, env)
  const files = [...found.files, ...ofJobs.files]
  if (files.length === 0) {
    throw new UserError(`There is no ${defaultOutput} in ${cwd}.`, {
      hint: 'Run "build-report collect" to write it, or name a records file.',
    })
  }
  const submitted = await submitFiles(server, files, { ...completionOf(ciContext, env), mask }, context, pathsToSubmitLater)
  const leftOut = found.problems
    .filter((problem) => !isGap(problem))
    .map(({ path, message }) => (path === undefined ? message : `${path}: ${message}`))
  return {
    stored: submitted.stored,
    problems: mask.value([...found.problems.filter(isGap), ...ofJobs.problems, ...submitted.problems]),
    files: files.map(({ path }) => path),
    notices: [...leftOut, ...(jobs.notice === undefined ? [] : [jobs.notice])],
  }
}

const defaultFiles = (cwd: string): Found =>
  existsSync(resolve(cwd, defaultOutput)) ? matchRecords(cwd, [defaultOutput]) : { files: [], problems: [] }

/** Finds the files that the user names. Each name must lead to a file, so that no records are missed silently. */
function namedFiles(cwd: string, names: readonly string[]): Found {
  const files = new Map<string, RecordsFile>()
  const problems: Problem[] = []
  for (const name of names) {
    const path = resolve(cwd, name)
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
    const matched = matchRecords(cwd, [isFile ? escapeGlob(withSlashes(path, process.platform === 'win32')) : name])
    if (matched.files.length === 0) {
      const reasons = matched.problems.map(({ message }) => ` ${message}`).join('')
      throw new UserError(`No records file matches "${name}" in ${cwd}.${reasons}`, { hint: 'Run "build-report collect" to write one.' })
    }
    for (const file of matched.files) files.set(file.absolutePath, file)
    problems.push(...matched.problems)
  }
  return { files: [...files.values()], problems }
}
