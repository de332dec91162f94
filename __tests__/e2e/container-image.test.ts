// Tests that the files and settings in the Dockerfile start the command and the server, without a container.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { version } from '../../package.json'
import { bareEnvironment, root } from './nodes.js'

// No container runs here. The tests start what the image contains, in the way that it does.
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll('\\\n', '')
/** The stages by their names. The server is the last one, which has no name. */
const stages = new Map(dockerfile.split(/^(?=FROM )/m).map((text) => [/^FROM \S+ AS (\S+)/.exec(text)?.[1] ?? 'server', text] as const))
const instructions = (name: string, stage = 'server'): readonly string[] =>
  [...(stages.get(stage) ?? '').matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, value = '']) => value)
const wordsOf = (text = ''): readonly string[] => JSON.parse(text.slice(text.indexOf('['))) as readonly string[]

/** The files of the clone that both images contain, with their folders in it. */
const copies = instructions('COPY', 'app').flatMap((value) => {
  const words = value.split(' ')
  const target = words.pop() ?? ''
  return words.map((source) => ({ source, target: target.endsWith('/') ? `${target}${source.split('/').at(-1)}` : target }))
})

// chDB does not run on Windows.
test.skipIf(process.platform === 'win32')('starts the server from the files of the image, and reports its health', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-report-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const { source, target } of copies) cpSync(join(root, source), join(folder, target), { recursive: true })
  // The image installs only the database.
  symlinkSync(join(root, 'node_modules'), join(folder, 'app', 'node_modules'), 'junction')
  const [program = '', ...words] = [...wordsOf(instructions('ENTRYPOINT')[0]), ...wordsOf(instructions('CMD')[0])]
  expect(program).toBe('node')
  const server = spawn(process.execPath, [...words.map((word) => word.replace(/^\/app\//, `${folder}/app/`)), '--port', '0'], {
    cwd: folder,
    env: { ...bareEnvironment, SERVICE_ADMIN_KEY: 'the-administration-key-of-this-test-alone' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const [line] = await once(createInterface({ input: server.stdout }), 'line')
  const port = /^listening on http:\/\/0\.0\.0\.0:(\d+)$/.exec(String(line))?.[1]

  const [, ...check] = wordsOf(instructions('HEALTHCHECK')[0])
  const health = () =>
    spawnSync(
      process.execPath,
      check.map((word) => word.replace('8080', String(port))),
    ).status
  expect(health()).toBe(0)
  server.kill('SIGTERM')
  await once(server, 'exit')
  expect(health()).toBe(1)
})

test.skipIf(process.platform === 'win32')('starts the command from the files of its image by its name on the PATH', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-report-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const { source, target } of copies) cpSync(join(root, source), join(folder, target), { recursive: true })
  const [, target = '', link = ''] = /ln -s (\S+) (\S+)/.exec(instructions('RUN', 'command').join('')) ?? []
  mkdirSync(join(folder, dirname(link)), { recursive: true })
  symlinkSync(join(folder, target), join(folder, link))
  // The base image has this folder on its PATH.
  expect(dirname(link)).toBe('/usr/local/bin')
  const path = [join(folder, dirname(link)), dirname(process.execPath), bareEnvironment.PATH].join(delimiter)
  const { stdout, status } = spawnSync('sh', ['-c', 'build-report --version'], {
    encoding: 'utf8',
    env: { ...bareEnvironment, PATH: path },
  })
  expect([status, stdout.trim()]).toEqual([0, version])
})

test('has git in the image of the command, which needs neither an entry point nor another user', () => {
  expect(stages.get('command')).toMatch(/^FROM app AS command$/m)
  expect(stages.get('server')).toMatch(/^FROM app$/m)
  expect(instructions('RUN', 'command').join('')).toMatch(
    / apt-get install --yes --no-install-recommends ca-certificates git openssh-client /,
  )
  // GitLab starts a shell in the image, and its jobs write into a checkout of root.
  expect([instructions('ENTRYPOINT', 'command'), instructions('USER', 'command')]).toEqual([[], []])
})

test('sends every file to Docker that the image contains', () => {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
  for (const { source } of copies) expect(ignored).toContain(`!${source}`)
})

test('builds only on an image that its digest names, which Dependabot updates', () => {
  const froms = [...dockerfile.matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)].map(([, from = '', name]) => ({ from, name }))
  const foreign = froms.filter(({ from }) => !stages.has(from))
  expect(foreign).toEqual([{ from: expect.stringMatching(/^node:22-bookworm-slim@sha256:[0-9a-f]{64}$/), name: 'base' }])
  expect(dockerfile.match(/^FROM /gm)).toHaveLength(froms.length)
  for (const [, stage = ''] of dockerfile.matchAll(/--from=(\S+)/g)) expect([...stages.keys()]).toContain(stage)
  const { updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8'))
  expect(updates).toContainEqual(expect.objectContaining({ 'package-ecosystem': 'docker', directory: '/' }))
})

test('keeps the history in a volume and runs without privileges', () => {
  const { services } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'))
  expect(instructions('VOLUME')).toEqual(instructions('WORKDIR'))
  expect(services['build-report'].volumes).toEqual([`history:${instructions('VOLUME')[0]}`])
  expect(instructions('USER')).toEqual(['node'])
  expect(services['build-report']).toMatchObject({ init: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
})
