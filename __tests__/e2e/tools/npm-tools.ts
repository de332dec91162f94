import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ToolExample, toolsFolder } from '../../pages/tool-table.js'

/** Browsers are large, and the machine of the test has its own. */
const withoutBrowsers = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PUPPETEER_SKIP_DOWNLOAD: '1', CYPRESS_INSTALL_BINARY: '0' }

/** Errors of npm that mean that the registry cannot be reached. */
const unreachable = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED)\b/

/**
 * Installs the packages of examples into one folder, which is faster than one installation for each.
 * @param others more packages with their versions
 * @returns why nothing was installed, if the registry cannot be reached
 */
export function installTools(examples: readonly ToolExample[], folder: string, others: Readonly<Record<string, string>> = {}) {
  const manifests = examples.map(({ id }) => JSON.parse(readFileSync(join(toolsFolder, id, 'package.json'), 'utf8')))
  const devDependencies = Object.assign({}, ...manifests.map((manifest) => manifest.devDependencies), others)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'tools', private: true, devDependencies }))
  const { status, stdout, stderr } = spawnSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...withoutBrowsers },
    timeout: 300_000,
  })
  if (status === 0) return undefined
  if (unreachable.test(stderr)) return `The npm registry cannot be reached: ${stderr.split('\n', 1)[0]}`
  throw new Error(`npm install failed:\n${stdout}${stderr}`)
}
