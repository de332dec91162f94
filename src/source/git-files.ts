import { spawn } from 'node:child_process'

/** How many files of a repository are looked at. */
const maximumFiles = 1_000_000
const timeoutMs = 30_000

/**
 * The files that git tracks in the repository around `cwd`, relative to its top, with forward slashes; undefined where there is no
 * repository or no git.
 */
export function listGitFiles(cwd: string): Promise<readonly string[] | undefined> {
  return new Promise((resolve) => {
    const git = spawn('git', ['ls-files', '-z', '--full-name', '--', ':/'], {
      cwd,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: timeoutMs,
    })
    const files: string[] = []
    let rest = ''
    git.stdout.setEncoding('utf8')
    git.stdout.on('data', (chunk: string) => {
      const names = (rest + chunk).split('\0')
      rest = names.pop() ?? ''
      for (const name of names) if (files.length < maximumFiles) files.push(name)
      if (files.length >= maximumFiles) git.kill()
    })
    git.on('error', () => resolve(undefined))
    git.on('close', (code) => resolve(code === 0 || files.length >= maximumFiles ? files : undefined))
  })
}
