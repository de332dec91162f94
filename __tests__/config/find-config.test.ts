import { lchownSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError } from '../../src/config/config-error.js'
import { requestedConfig } from '../../src/run/prepare/requested-config.js'
import type { RunRequest } from '../../src/run/prepare/run-request.js'
import type { Warning } from '../../src/run/prepare/workspace-trust.js'
import { validate } from '../../src/run/validate.js'
import { makeTree } from '../read/collect/tree.js'

const git = { '.git/HEAD': 'ref: refs/heads/main\n', '.git/objects/x': '', '.git/refs/x': '' }
const config = (format: string) => JSON.stringify({ collect: { [format]: {} } })

/** Loads the configuration for a folder of a tree; returns its path, its first collector and the warnings. */
async function load(folder: string, request: Partial<RunRequest> = {}, env: Readonly<Record<string, string>> = {}) {
  const warnings: Warning[] = []
  const { path, collect } = await requestedConfig(
    { cwd: folder, paths: [], records: [], ...request },
    { env, onWarning: (warning) => warnings.push(warning) },
  )
  return { path, keys: collect.collectors.map(({ key }) => key), warnings }
}

describe('the configuration of a subfolder', () => {
  test.each(['.service.json', 'service.json'])(
    'finds %s in the root of the repository when the subfolder has no configuration',
    async (name) => {
      const root = makeTree({ ...git, [name]: config('trx'), 'api/web/x': '' })
      expect(await load(join(root, 'api', 'web'))).toEqual({ path: `../../${name}`, keys: ['trx'], warnings: [] })
    },
  )

  test('prefers the configuration of the subfolder', async () => {
    const root = makeTree({ ...git, '.service.json': config('trx'), 'api/service.json': config('junit') })
    expect(await load(join(root, 'api'))).toMatchObject({ path: 'service.json', keys: ['junit'] })
  })

  test('uses the configuration that the user names', async () => {
    const root = makeTree({ ...git, '.service.json': config('trx'), 'other.json': config('junit'), 'api/x': '' })
    expect(await load(join(root, 'api'), { configPath: '../other.json' })).toMatchObject({ path: '../other.json', keys: ['junit'] })
  })

  test.each([
    ['between it and the root', { ...git, 'api/.service.json': config('trx'), 'api/web/x': '' }, 'api/web'],
    [
      'above the root',
      { 'api/.git/HEAD': '', 'api/.git/objects/x': '', 'api/.git/refs/x': '', '.service.json': config('trx'), 'api/web/x': '' },
      'api/web',
    ],
    [
      'above the root of a submodule',
      { ...git, 'lib/.git': 'gitdir: ../.git/modules/lib\n', '.service.json': config('trx'), 'lib/web/x': '' },
      'lib/web',
    ],
    ['above it if there is no repository', { '.service.json': config('trx'), 'api/x': '' }, 'api'],
    [
      'in the folder of a bare repository',
      { HEAD: 'ref: refs/heads/main\n', 'objects/x': '', 'refs/x': '', '.service.json': config('trx'), 'api/x': '' },
      'api',
    ],
  ])('ignores a configuration %s', async (_, files, folder) => {
    expect(await load(join(makeTree(files), folder))).toMatchObject({ path: undefined, warnings: [] })
  })

  test('resolves globs relative to the working directory when the configuration is in the root', async () => {
    const files = { ...git, '.service.json': '{ "collect": { "junit": { "include": ["out/*.xml"] } } }' }
    const root = makeTree({ ...files, 'out/root.xml': '<testsuites/>', 'api/out/api.xml': '<testsuites/>' })
    const request = { cwd: join(root, 'api'), paths: [], records: [] }
    const found = await validate(request, { env: {}, onWarning: () => {} })
    expect(found).toMatchObject({ config: '../.service.json', files: [{ path: 'out/api.xml' }] })
    expect(await validate({ ...request, configPath: '../.service.json' }, { env: {}, onWarning: () => {} })).toEqual(found)
  })

  test('reports errors with the path of the file when the configuration is in the root', async () => {
    const root = makeTree({ ...git, '.service.json': '{ "report": 1 }', 'api/x': '' })
    const failure = await load(join(root, 'api')).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ConfigError)
    expect((failure as ConfigError).problems).toMatchObject([{ path: '../.service.json', line: 1 }])
  })

  test.each(['workflow_run', 'pull_request_target'])(
    'ignores the configuration in the root with a warning when records are read on %s',
    async (event) => {
      const root = makeTree({ ...git, '.service.json': config('trx'), 'api/x': '' })
      const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: event, GITHUB_WORKSPACE: root }
      const { path, warnings } = await load(join(root, 'api'), { records: ['*.ndjson'] }, env)
      expect(path).toBeUndefined()
      expect(warnings).toMatchObject([{ path: '../.service.json', message: expect.stringContaining(`on ${event}`) }])
    },
  )
})

// Only the administrator may give files away.
describe.runIf(process.getuid?.() === 0)('a configuration of another user in the root', () => {
  const nobody = 65_534

  test('ignores the configuration of another user with a warning', async () => {
    const root = makeTree({ ...git, '.service.json': config('trx'), 'api/x': '' })
    lchownSync(join(root, '.service.json'), nobody, nobody)
    const { path, warnings } = await load(join(root, 'api'))
    expect(path).toBeUndefined()
    expect(warnings).toMatchObject([{ path: '../.service.json', message: expect.stringContaining('belongs to another user') }])
  })

  test('ignores the configuration when only the link to it belongs to another user', async () => {
    const root = makeTree({ ...git, 'mine.json': config('trx'), 'api/x': '' })
    symlinkSync('mine.json', join(root, '.service.json'))
    lchownSync(join(root, '.service.json'), nobody, nobody)
    expect((await load(join(root, 'api'))).path).toBeUndefined()
  })

  test('uses the configuration of another user who also owns the working directory, as in a container', async () => {
    const root = makeTree({ ...git, '.service.json': config('trx'), 'api/x': '' })
    for (const path of ['.service.json', 'api']) lchownSync(join(root, path), nobody, nobody)
    expect(await load(join(root, 'api'))).toMatchObject({ path: '../.service.json', warnings: [] })
  })

  test('uses the configuration of another user on a build service, whose steps may run as different users', async () => {
    const root = makeTree({ ...git, '.service.json': config('trx'), 'api/x': '' })
    lchownSync(join(root, '.service.json'), nobody, nobody)
    expect(await load(join(root, 'api'), {}, { CI: 'true' })).toMatchObject({ path: '../.service.json', warnings: [] })
  })

  test('uses the configuration of another user when the request names it', async () => {
    const root = makeTree({ ...git, '.service.json': config('trx'), 'api/x': '' })
    lchownSync(join(root, '.service.json'), nobody, nobody)
    expect(await load(join(root, 'api'), { configPath: '../.service.json' })).toMatchObject({ path: '../.service.json', warnings: [] })
  })
})
