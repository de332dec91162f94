import { lchownSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { requestedOwners } from '../../../src/run/prepare/requested-owners.js'
import type { Warning } from '../../../src/run/prepare/workspace-trust.js'
import { makeTree } from '../../read/collect/tree.js'

const files = { '.git/HEAD': 'ref: refs/heads/main\n', '.git/objects/x': '', '.git/refs/x': '', CODEOWNERS: '* @acme/all\n', 'api/x': '' }

/** Returns the folder whose owners count, relative to the root of the tree, and the warnings. */
function ask(root: string, folder = '', env: Readonly<Record<string, string>> = {}, configPath?: string) {
  const warnings: Warning[] = []
  const found = requestedOwners({ cwd: join(root, folder), configPath }, { env, onWarning: (warning) => warnings.push(warning) })
  return { top: found?.replace(realpathSync(root), '.'), warnings }
}

test('uses the file of the repository around the working directory', () => {
  expect(ask(makeTree(files), 'api')).toEqual({ top: '.', warnings: [] })
})

test('gives no warning on an untrusted event when the repository has no CODEOWNERS file', () => {
  const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'workflow_run' }
  expect(ask(makeTree({ 'api/x': '' }), 'api', env)).toEqual({ top: './api', warnings: [] })
})

// Only the administrator may give files away.
describe.runIf(process.getuid?.() === 0)('a CODEOWNERS file of another user', () => {
  const nobody = 65_534

  test('ignores a CODEOWNERS file of another user above the working directory with a warning', () => {
    const root = makeTree(files)
    lchownSync(join(root, 'CODEOWNERS'), nobody, nobody)
    expect(ask(root, 'api')).toEqual({
      top: undefined,
      warnings: [
        {
          severity: 'warning',
          path: '../CODEOWNERS',
          message:
            'The file ../CODEOWNERS in the root of the repository is ignored: it belongs to another user than the working directory. If you trust the file, name the configuration of its repository with --config (input config).',
        },
      ],
    })
  })

  test('uses a CODEOWNERS file of another user in the working directory itself', () => {
    const root = makeTree(files)
    lchownSync(join(root, 'CODEOWNERS'), nobody, nobody)
    expect(ask(root)).toEqual({ top: '.', warnings: [] })
  })

  test('uses a CODEOWNERS file of another user when the configuration of its repository is named', () => {
    const root = makeTree({ ...files, 'ci/service.json': '{}' })
    lchownSync(join(root, 'CODEOWNERS'), nobody, nobody)
    expect(ask(root, 'api', {}, '../ci/service.json')).toEqual({ top: '.', warnings: [] })
  })

  test('uses a CODEOWNERS file of another user on a build service', () => {
    const root = makeTree(files)
    lchownSync(join(root, 'CODEOWNERS'), nobody, nobody)
    expect(ask(root, 'api', { CI: 'true' })).toEqual({ top: '.', warnings: [] })
  })
})
