import { stat } from 'node:fs/promises'
import { posix, resolve } from 'node:path'
import { definedFields } from '../base/defined-fields.js'
import { UserError } from '../base/errors.js'
import { collectorKeys } from './collector-key.js'
import { type CollectorConfig, type Config, createConfig } from './config.js'
import { checkGlob, escapeGlob } from './glob.js'

/**
 * Replaces every `include` with the given paths, except the one of `files`. A folder stands for everything in it; a path that does not
 * exist is a glob. Keeps metadata, the settings of attachments, excludes and reporters.
 * @throws UserError if a path cannot be used
 */
export async function configForPaths(config: Config, paths: readonly string[], cwd: string): Promise<Config> {
  const targets = await Promise.all(paths.map((path) => targetOf(path, cwd)))
  const include = [...new Set(targets.map(({ glob }) => glob))]
  const named = new Set(targets.filter(({ isFolder }) => !isFolder).map(({ glob }) => glob))
  const folders = include.filter((glob) => !named.has(glob))
  const collectors = collectorKeys.flatMap((key): readonly CollectorConfig[] => {
    const given = config.collect.collectors.find((collector) => collector.key === key)
    if (key === 'files') return given === undefined ? [] : [given]
    // The paths replace the files that the file expects.
    const { expect: _, ...kept } = given ?? {}
    return [
      {
        exclude: [],
        metadata: {},
        ...kept,
        key,
        include,
        named: true,
        ...definedFields({ folders: folders.length > 0 ? folders : undefined }),
      },
    ]
  })
  // All formats are collected and results are expected in the paths that the user gives.
  const { metadata, attachments } = config.collect
  return createConfig({ ...config, collect: { collectors, metadata, ...definedFields({ attachments }) } })
}

/** The glob for a path. */
interface Target {
  readonly glob: string
  readonly isFolder: boolean
}

async function targetOf(path: string, cwd: string): Promise<Target> {
  if (path.trim() === '') throw new UserError('A path of results is empty.', { hint: 'Name a file, a folder or a glob.' })
  const kind = path.includes('\0') ? undefined : await kindOf(resolve(cwd, path))
  const slashed = process.platform === 'win32' ? path.replaceAll('\\', '/') : path
  if (kind !== undefined) {
    const plain = escapeGlob(posix.normalize(slashed).replace(/(?<=.)\/$/, ''))
    if (kind === 'file') return { glob: plain, isFolder: false }
    return { glob: plain === '.' ? '**' : `${plain.replace(/\/$/, '')}/**`, isFolder: true }
  }
  const fault = checkGlob(slashed)
  if (fault === undefined || fault.severity === 'warning') return { glob: slashed, isFolder: false }
  throw new UserError(`The path "${path}" is neither a file nor a glob: ${fault.message}.`)
}

async function kindOf(file: string): Promise<'file' | 'folder' | undefined> {
  try {
    return (await stat(file)).isDirectory() ? 'folder' : 'file'
  } catch {
    return undefined
  }
}
