import { tmpdir } from 'node:os'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { UserError } from '../errors.js'
import type { Evaluator } from '../expressions/evaluator.js'

const holds = (folder: string, path: string): boolean => {
  const way = relative(folder, path)
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/**
 * The absolute path of a file that a configuration names. What is written there leads wherever it likes; the value of an expression may
 * be a stranger's, such as the name of a branch, so with one the path has to end in the working directory, in the folder that is
 * written before the first expression, or in a folder for temporary files.
 * @param name what the option is called: `report.html.outputFile`
 * @throws UserError where the path is empty or leads elsewhere
 */
export function outputPath(
  template: string,
  name: string,
  {
    cwd,
    evaluator,
    env,
  }: {
    readonly cwd: string
    readonly evaluator: Pick<Evaluator, 'parts'>
    readonly env: Readonly<Record<string, string | undefined>>
  },
): string {
  const parts = evaluator.parts(template)
  const text = parts.map((part) => part.text).join('')
  if (text.trim() === '') throw new UserError(`${name} is empty: ${JSON.stringify(template)} has no value here.`, { cure: 'Name a file.' })
  const path = resolve(cwd, text)
  if (text.includes('\0') || /[\\/]$/.test(text) || path === resolve(cwd)) {
    throw new UserError(`${name} is ${JSON.stringify(text)}, which is no file.`, { cure: 'Name a file.' })
  }
  if (parts.every(({ kind }) => kind === 'literal')) return path
  const [first] = parts
  const before = first?.kind === 'literal' ? first.text.replace(/[^\\/]*$/, '') : ''
  const folders = [cwd, resolve(cwd, before), env.RUNNER_TEMP || tmpdir()]
  if (folders.some((folder) => holds(folder, path))) return path
  throw new UserError(`${name} is ${JSON.stringify(text)}, which the value of an expression leads out of the working directory.`, {
    cure: 'Write the folder in front of the expression.',
  })
}
