import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bareEnvironment } from '../../e2e/nodes.js'
import { makeFolder } from '../../read/collect/tree.js'

/** A folder that runs a command as soon as a careless git is started in it. */
export interface PlantedAttack {
  readonly cwd: string
  /** The file that the command writes. */
  readonly marker: string
  /** Whether the attack works at all with the git that is installed. */
  readonly works: boolean
}

const git = (cwd: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
    cwd,
    env: bareEnvironment,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/** A command for the shell that git starts, on Windows too. */
const command = (marker: string) => `echo ran > '${marker.replaceAll('\\', '/')}'; false`

const plan =
  (plant: (folder: string, command: string) => string, sinceMinor = 0) =>
  (): PlantedAttack => {
    const marker = join(makeFolder(), 'marker')
    return { cwd: plant(makeFolder(), command(marker)), marker, works: gitMinor() >= sinceMinor }
  }

/** The 40 of "git version 2.40.1". */
const gitMinor = () => Number(/ 2\.(\d+)/.exec(git('.', '--version'))?.[1] ?? Number.POSITIVE_INFINITY)

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** A bare repository to git, made of files that any repository or archive can contain. */
const bareRepository = (fsmonitor: string) => ({
  HEAD: 'ref: refs/heads/main\n',
  config: `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = ${quoted(fsmonitor)}\n`,
  'objects/k': '',
  'refs/k': '',
})

const bundleOf = (folder: string) => join(folder, '.git', 'all.bundle')

/** A partial clone with a sparse index: to list its files, git asks the remote for a folder that is missing. */
function partialClone(folder: string): string {
  write(folder, { 'in/a.txt': 'a', 'out/b.txt': 'b' })
  git(folder, 'init', '--quiet')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', 'first')
  git(folder, 'bundle', 'create', '--quiet', bundleOf(folder), 'HEAD', git(folder, 'symbolic-ref', 'HEAD'))
  git(folder, 'sparse-checkout', 'init', '--cone', '--sparse-index')
  git(folder, 'sparse-checkout', 'set', 'in')
  const tree = git(folder, 'rev-parse', 'HEAD:out')
  rmSync(join(folder, '.git', 'objects', tree.slice(0, 2), tree.slice(2)))
  git(folder, 'config', 'core.repositoryformatversion', '1')
  git(folder, 'config', 'extensions.partialClone', 'origin')
  git(folder, 'config', 'remote.origin.promisor', 'true')
  return folder
}

/** The attacks, each made anew when it is called. */
export const plantedAttacks: Readonly<Record<string, () => PlantedAttack>> = {
  'a tracked folder that is a bare repository': plan((folder, run) => {
    const inner = join(folder, 'fixtures', 'repository')
    write(inner, bareRepository(run))
    git(folder, 'init', '--quiet')
    git(folder, 'add', '.')
    git(folder, 'commit', '--quiet', '--message', 'first')
    return inner
  }),
  'an unpacked archive of a bare repository': plan((folder, run) => {
    write(folder, bareRepository(run))
    return folder
  }),
  'a bare repository with an incomplete .git folder': plan((folder, run) => {
    write(folder, { ...bareRepository(run), '.git/HEAD': 'ref: refs/heads/main\n' })
    return folder
  }),
  'a repository with core.fsmonitor in .git/config': plan((folder, run) => {
    git(folder, 'init', '--quiet')
    git(folder, 'config', 'core.fsmonitor', run)
    return folder
  }),
  'a repository with core.fsmonitor in a file that .git/config includes': plan((folder, run) => {
    git(folder, 'init', '--quiet')
    git(folder, 'config', 'include.path', '../more.config')
    write(folder, { 'more.config': `[core]\n\tfsmonitor = ${quoted(run)}\n` })
    return folder
  }),
  'a folder whose .git file leads to a hostile folder': plan((folder, run) => {
    write(folder, { '.git': 'gitdir: ./hostile\n' })
    write(join(folder, 'hostile'), bareRepository(run))
    return folder
  }),
  'a sparse partial clone with core.sshCommand': plan((folder, run) => {
    partialClone(folder)
    git(folder, 'config', 'remote.origin.url', 'ssh://host/repository')
    git(folder, 'config', 'core.sshCommand', run)
    return folder
  }),
  'a sparse partial clone with uploadpack': plan((folder, run) => {
    partialClone(folder)
    git(folder, 'config', 'remote.origin.url', folder.replaceAll('\\', '/'))
    git(folder, 'config', 'remote.origin.uploadpack', run)
    return folder
  }),
  'a sparse partial clone with fetch.bundleURI and a hook': plan((folder, run) => {
    partialClone(folder)
    git(folder, 'config', 'remote.origin.url', './missing')
    git(folder, 'config', 'fetch.bundleURI', bundleOf(folder).replaceAll('\\', '/'))
    writeFileSync(join(folder, '.git', 'hooks', 'reference-transaction'), `#!/bin/sh\n${run}\n`, { mode: 0o755 })
    return folder
  }, 40),
}
