import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { readCiContext } from '../ci-context/read-ci-context.js'
import { withSlashes } from '../collect/split-path.js'
import { escapeGlob } from '../config/glob.js'
import { UserError } from '../errors.js'
import { readRunJobs } from '../github/run-jobs.js'
import type { Problem } from '../records/problem.js'
import { defaultOutput } from '../run/run-request.js'
import { createSecretMask } from '../secrets/secret-mask.js'
import { secretsIn } from '../secrets/secret-values.js'
import type { Server } from '../server-api/server.js'
import { isGap } from '../summary/run-summary.js'
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

/** What is to be submitted. */
export interface SubmitRequest {
  /** The folder to work in; absolute. */
  readonly cwd: string
  /** Records files, or globs of them; empty means the file that `collect` writes, if there is one. */
  readonly files: readonly string[]
  readonly server: Server | undefined
  readonly module?: string | undefined
  readonly matrix?: string | undefined
}

/** What was submitted. */
export interface SubmitResult extends SubmittedFiles {
  /** The display paths of the files found. */
  readonly files: readonly string[]
  /** Reports what is missing although nothing went wrong: jobs without a permission, links that are not followed. */
  readonly notices: readonly string[]
}

interface Found {
  readonly files: readonly RecordsFile[]
  readonly problems: readonly Problem[]
}

/**
 * Sends records files to a server, and on GitHub the jobs of the run.
 * @param context.token the job's token
 * @throws UserError where no server is named, or there is nothing to send
 */
export async function submit(
  { cwd, files: names, server, module, matrix }: SubmitRequest,
  context: SubmitContext & { readonly token?: string | undefined },
): Promise<SubmitResult> {
  const { env, token } = context
  if (server === undefined) {
    throw new UserError('There is no server to submit to, or no key for it.', {
      hint: 'Name it with server-url and api-key, or SERVICE_URL and SERVICE_API_KEY.',
    })
  }
  const mask = createSecretMask(secretsIn(env, [token, server.key]))
  const ciContext = mask.value(readCiContext({ env, cwd, matrix }, module))
  const found = names.length === 0 ? defaultFiles(cwd) : namedFiles(cwd, names)
  const jobs = await readRunJobs({ ciContext, env, token })
  const files = [...found.files, ...jobsFile(jobs.records, env)]
  if (files.length === 0) {
    throw new UserError(`There is no ${defaultOutput} in ${cwd}.`, { hint: 'The command collect writes it; or name a records file.' })
  }
  const submitted = await submitFiles(server, files, { ...completionOf(ciContext, env), mask }, context, pathsToSubmitLater)
  const leftOut = found.problems
    .filter((problem) => !isGap(problem))
    .map(({ path, message }) => (path === undefined ? message : `${path}: ${message}`))
  return {
    stored: submitted.stored,
    problems: mask.value([...found.problems.filter(isGap), ...submitted.problems]),
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
      throw new UserError(`No records file matches "${name}", as seen from ${cwd}.${reasons}`, { hint: 'The command collect writes them.' })
    }
    for (const file of matched.files) files.set(file.absolutePath, file)
    problems.push(...matched.problems)
  }
  return { files: [...files.values()], problems }
}
