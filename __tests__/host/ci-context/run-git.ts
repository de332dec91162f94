import { execFileSync } from 'node:child_process'

/** Runs git in a folder as a user of its own, and returns what it prints. */
export const git = (cwd: string, ...words: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Alice', '-c', 'user.email=alice@acme.example', '-c', 'commit.gpgsign=false', ...words], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '' },
  }).trim()
