import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bareEnvironment, root } from '../e2e/nodes.js'
import { makeFolder } from '../read/collect/tree.js'

interface Registry {
  /** The version that the command in the image prints. */
  readonly version?: string
  readonly isPublished?: boolean
  readonly repository?: string
}

/** Runs the script with a program in place of Docker, which writes down its arguments. */
function publish({ version = '1.2.3', isPublished = false, repository = 'Acme/Build-Report' }: Registry) {
  const folder = makeFolder()
  const calls = join(folder, 'calls')
  const docker = `#!/bin/sh
echo "$*" >> '${calls}'
case $1 in
  manifest) exit ${isPublished ? 0 : 1} ;;
  run) echo '${version}' ;;
esac
`
  writeFileSync(join(folder, 'docker'), docker)
  chmodSync(join(folder, 'docker'), 0o755)
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/publish-image.js'), '1.2.3'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...bareEnvironment, PATH: [folder, bareEnvironment.PATH].join(delimiter), GITHUB_REPOSITORY: repository },
  })
  return { status, stderr, calls: existsSync(calls) ? readFileSync(calls, 'utf8').trimEnd().split('\n') : [] }
}

// The program in place of Docker is a shell script.
describe.skipIf(process.platform === 'win32')('publish-image.js', () => {
  test('builds the stage of the command, starts it, and pushes the version and the major version', () => {
    expect(publish({})).toEqual({
      status: 0,
      stderr: '',
      calls: [
        'manifest inspect ghcr.io/acme/build-report:1.2.3',
        'build --target command --label org.opencontainers.image.source=https://github.com/Acme/Build-Report --tag ghcr.io/acme/build-report:1.2.3 .',
        'run --rm ghcr.io/acme/build-report:1.2.3 build-report --version',
        'push ghcr.io/acme/build-report:1.2.3',
        'tag ghcr.io/acme/build-report:1.2.3 ghcr.io/acme/build-report:1',
        'push ghcr.io/acme/build-report:1',
      ],
    })
  })

  test('builds nothing when the version is published, and only moves the major version', () => {
    expect(publish({ isPublished: true }).calls).toEqual([
      'manifest inspect ghcr.io/acme/build-report:1.2.3',
      'pull ghcr.io/acme/build-report:1.2.3',
      'tag ghcr.io/acme/build-report:1.2.3 ghcr.io/acme/build-report:1',
      'push ghcr.io/acme/build-report:1',
    ])
  })

  test('pushes nothing when the command in the image has another version', () => {
    const { status, stderr, calls } = publish({ version: '1.2.2' })
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'The command in the image has the version "1.2.2"; it must be 1.2.3.\n' })
    expect(calls.filter((call) => call.startsWith('push'))).toEqual([])
  })

  test('starts no program when no variable names the repository', () => {
    expect(publish({ repository: '' })).toEqual({ status: 1, stderr: 'GITHUB_REPOSITORY must name the repository.\n', calls: [] })
  })
})
