import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import packageJson from '../package.json' with { type: 'json' }

/** An installed Chromium or Chrome. */
export interface Chromium {
  readonly path: string
  /** Environment variables that it needs besides the ones of the tests. */
  readonly env: Readonly<Record<string, string>>
}

/** A Chromium, or the reason why the machine has none. */
export type FoundChromium = Chromium | { readonly missing: string }

/** The machine that is searched. */
export interface Machine {
  readonly env: { readonly CHROMIUM?: string | undefined }
  readonly platform: string
  readonly exists: (path: string) => boolean
}

/** Paths of Chromium on Debian, and of Chrome on the runners of GitHub. */
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const advice = 'Install Chromium or Chrome, or set CHROMIUM to its path.'

const thisMachine: Machine = { env: process.env, platform: `${process.platform}-${process.arch}`, exists: existsSync }

/**
 * Finds the browser for the tests: the one that the variable `CHROMIUM` names, else the one of the machine, else the one of npm, which has
 * a build for Linux on x64 only. `CHROMIUM=npm` selects the one of npm even if the machine has another one.
 */
export async function findChromium(
  { env, platform, exists }: Machine = thisMachine,
  npmChromium: () => Promise<Chromium> = unpackedChromium,
): Promise<FoundChromium> {
  const path = env.CHROMIUM === 'npm' ? undefined : env.CHROMIUM || usualPaths.find(exists)
  if (path !== undefined) return { path, env: {} }
  if (platform !== 'linux-x64') return { missing: `Found no browser. ${advice}` }
  try {
    return await npmChromium()
  } catch (error) {
    return { missing: `${advice} The Chromium of npm does not start: ${String(error).split('\n')[0]}` }
  }
}

/** Starts the Chromium of npm once, because it may lack a library of the machine. */
async function unpackedChromium(): Promise<Chromium> {
  const found = await unpackChromium()
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'], env: { ...process.env, ...found.env } })
  await browser.close()
  return found
}

/** Unpacks the Chromium of npm once per installation. The folder appears only when it is complete, because two runs may unpack at once. */
async function unpackChromium(): Promise<Chromium> {
  const root = join(import.meta.dirname, '..')
  const cache = join(root, 'node_modules', '.cache')
  const folder = join(cache, `chromium-${packageJson.devDependencies['@sparticuz/chromium']}`)
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true })
    const unfinished = await mkdtemp(join(cache, 'chromium-unfinished-'))
    await runUnpacker(root, unfinished)
    await writeFile(join(unfinished, 'fonts', 'fonts.conf'), fontsConfiguration)
    await rename(unfinished, folder).catch((error) => {
      if (!existsSync(folder)) throw error
    })
    await rm(unfinished, { recursive: true, force: true })
  }
  return {
    path: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts'), LC_ALL: 'en_US.UTF-8' },
  }
}

/**
 * The package unpacks into the temporary folder, and the libraries that Chromium needs only in the environment of AWS Lambda, so a process
 * with such an environment unpacks it.
 */
async function runUnpacker(root: string, folder: string): Promise<void> {
  const script = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()`
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, env })
}

/** Only the fonts of the package, so that texts have the same size on every machine. The configuration of the package names `/tmp/fonts`. */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`
