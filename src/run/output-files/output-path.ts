import { resolve } from 'node:path'
import type { Environment } from '../../base/environment.js'
import { UserError } from '../../base/errors.js'
import { temporaryParent } from '../../base/files/temporary-folder.js'
import { innerPath } from '../../base/text/inner-path.js'
import { isCi } from '../../host/ci-context/ci.js'
import type { Evaluator } from '../../report/expressions/evaluator.js'
import { realPath } from './same-file.js'

/** The context in which a path is resolved and checked. */
export interface OutputPathContext {
  readonly cwd: string
  readonly evaluator: Pick<Evaluator, 'parts'>
  readonly env: Environment
  /** Whether the user allows files outside of the working directory. */
  readonly allowOutside?: boolean | undefined
}

/** Compares real paths, because a link may lead out of the folder. */
const holds = (folder: string, path: string): boolean => {
  const inner = innerPath(realPath(folder), realPath(path))
  return inner !== undefined && inner !== ''
}

/**
 * Returns the absolute path of a file that a configuration names. Outside of a CI service, it must be in the working directory, unless the
 * user allows other folders, because the configuration may be part of a downloaded folder. The value of an expression, such as the name of
 * a branch, is always untrusted: the path must be in the working directory, in the folder before the first expression, or in a folder for
 * temporary files.
 * @param name the name of the option: `report.html.outputFile`
 * @throws UserError if the path is empty or not allowed
 */
export function outputPath(template: string, name: string, { cwd, evaluator, env, allowOutside = isCi(env) }: OutputPathContext): string {
  const parts = evaluator.parts(template)
  const text = parts.map((part) => part.text).join('')
  if (text.trim() === '')
    throw new UserError(`${name} is empty: ${JSON.stringify(template)} has no value in this run.`, { hint: 'Name a file.' })
  const path = resolve(cwd, text)
  if (text.includes('\0') || /[\\/]$/.test(text) || path === resolve(cwd)) {
    throw new UserError(`${name} is ${JSON.stringify(text)}, which is not a file name.`, { hint: 'Name a file.' })
  }
  if (holds(cwd, path)) return path
  if (parts.some(({ kind }) => kind !== 'literal')) {
    const [first] = parts
    const before = first?.kind === 'literal' ? first.text.replace(/(?<![^\\/])[^\\/]*$/, '') : ''
    const folders = [resolve(cwd, before), temporaryParent(env)]
    if (!folders.some((folder) => holds(folder, path))) {
      throw new UserError(`${name} is ${JSON.stringify(text)}: the value of an expression leads out of the working directory.`, {
        hint: 'Write the folder before the expression.',
      })
    }
  }
  if (allowOutside) return path
  throw new UserError(`${name} is ${JSON.stringify(text)}, which is outside of the working directory ${cwd}.`, {
    hint: 'Name a file in this folder, or allow other folders with --allow-output-outside.',
  })
}
