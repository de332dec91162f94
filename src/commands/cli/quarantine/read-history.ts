import { resolve } from 'node:path'
import { messageOf, UserError } from '../../../base/errors.js'
import { readHistoryBytes } from '../../../judge/earlier-builds/history-bytes.js'
import { readHistoryDocument } from '../../../judge/history/document/read-history-document.js'
import type { TestHistories } from '../../../judge/history/test-histories.js'
import type { Log } from '../log.js'

/**
 * Reads the history file of `--history`, and reports its problems.
 * @param path relative to the working directory; undefined if there is none
 * @throws UserError if the file cannot be read
 */
export function readHistory(path: string | undefined, cwd: string, log: Pick<Log, 'problem'>): TestHistories | undefined {
  if (path === undefined) return undefined
  const { histories, problems } = readHistoryDocument(readBytes(resolve(cwd, path), path), path)
  for (const problem of problems) log.problem(problem)
  return histories
}

function readBytes(file: string, path: string): Uint8Array {
  try {
    return readHistoryBytes(file)
  } catch (cause) {
    throw new UserError(`The history "${path}" cannot be read: ${messageOf(cause)}.`, { hint: 'Correct --history.', cause })
  }
}
