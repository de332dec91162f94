import { tmpdir } from 'node:os'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { isCi } from '../ci-context/ci.js'
import { UserError } from '../errors.js'
import type { Evaluator } from '../expressions/evaluator.js'
import { realPath } from './same-file.js'

/** The surroundings that a path is resolved and checked in. */
export interface OutputPathContext {
  readonly cwd: string
  readonly evaluator: Pick<Evaluator, 'parts'>
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether the user allows files outside of the working folder. */
  readonly allowOutside?: boolean | undefined
}

/** Compares real paths, so that no link leads out of the folder. */
const holds = (folder: string, path: string): boolean => {
  const way = relative(realPath(folder), realPath(path))
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/**
 * Returns the absolute path of a file that a configuration names. Outside of a build service, it must be in the working folder, unless the
 * user allows others: a configuration may come with a folder that was downloaded. The value of an expression, such as the name of a
 * branch, is untrusted everywhere: it must end in the working folder, in the folder that is written before the first expression, or in a
 * folder for temporary files.
 * @param name what the option is called: `report.html.outputFile`
 * @throws UserError if the path is empty or leads elsewhere
 */
export function outputPath(template: string, name: string, { cwd, evaluator, env, allowOutside = isCi(env) }: OutputPathContext): string {
  const parts = evaluator.parts(template)
  const text = parts.map((part) => part.text).join('')
  if (text.trim() === '') throw new UserError(`${name} is empty: ${JSON.stringify(template)} has no value here.`, { hint: 'Name a file.' })
  const path = resolve(cwd, text)
  if (text.includes('\0') || /[\\/]$/.test(text) || path === resolve(cwd)) {
    throw new UserError(`${name} is ${JSON.stringify(text)}, which is no file.`, { hint: 'Name a file.' })
  }
  if (holds(cwd, path)) return path
  if (parts.some(({ kind }) => kind !== 'literal')) {
    const [first] = parts
    const before = first?.kind === 'literal' ? first.text.replace(/(?<![^\\/])[^\\/]*$/, '') : ''
    const folders = [resolve(cwd, before), env.RUNNER_TEMP || tmpdir()]
    if (!folders.some((folder) => holds(folder, path))) {
      throw new UserError(`${name} is ${JSON.stringify(text)}, which the value of an expression leads out of the working directory.`, {
        hint: 'Write the folder in front of the expression.',
      })
    }
  }
  if (allowOutside) return path
  throw new UserError(`${name} is ${JSON.stringify(text)}, which is outside of the working folder ${cwd}.`, {
    hint: 'Name a file in the folder, or allow others with --allow-output-outside.',
  })
}
