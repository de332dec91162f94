import { definedFields } from '../../../../base/defined-fields.js'
import type { SetupStep } from '../../finding.js'
import { readJsonObject } from '../../json-object.js'
import { foldersAround, inFolder } from '../../paths.js'
import type { RepositoryView } from '../../repository-view.js'

type ManagerId = 'npm' | 'pnpm' | 'yarn' | 'bun'

/** The package manager of a package, and how it is used in a workflow. */
export interface PackageManager {
  readonly id: ManagerId
  /** The folder in which the packages are installed. */
  readonly folder: string
  readonly setup: readonly SetupStep[]
  /** Returns the command that runs a program of an installed package. */
  run(program: string): string
  /** Returns the command that runs a script with more arguments. */
  script(name: string, words: string): string
  /** Returns the command that adds a development dependency. */
  add(name: string): string
}

/** The lock files in order of precedence. */
const lockFiles: readonly (readonly [string, ManagerId])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
]

/** Finds the package manager of the package in a folder, by the nearest lock file or the field `packageManager`. */
export function packageManagerOf(view: RepositoryView, folder: string): PackageManager {
  const around = foldersAround(folder)
  const locked = around.flatMap((at) =>
    lockFiles.filter(([name]) => view.has(inFolder(at, name))).map(([name, id]) => ({ at, name, id })),
  )[0]
  const root = locked?.at ?? around.find((at) => isWorkspaceRoot(view, at)) ?? folder
  const declared = declaredManager(view, root)
  const id = locked?.id ?? declared?.id ?? 'npm'
  const lockFile = locked === undefined ? undefined : inFolder(root, locked.name)
  return { ...commands[id], id, folder: root, setup: setupOf(view, { id, root, lockFile, version: declared?.version }) }
}

const isWorkspaceRoot = (view: RepositoryView, folder: string): boolean =>
  view.has(inFolder(folder, 'pnpm-workspace.yaml')) || readJsonObject(view, inFolder(folder, 'package.json'))?.workspaces !== undefined

function declaredManager(view: RepositoryView, folder: string): { readonly id: ManagerId; readonly version: string } | undefined {
  const declared = readJsonObject(view, inFolder(folder, 'package.json'))?.packageManager
  const [, id, version] = /^(npm|pnpm|yarn|bun)@(\d[\w.-]*)/.exec(typeof declared === 'string' ? declared : '') ?? []
  return id === undefined || version === undefined ? undefined : { id: id as ManagerId, version }
}

const commands: Readonly<Record<ManagerId, Pick<PackageManager, 'run' | 'script' | 'add'>>> = {
  npm: {
    run: (program) => `npx ${program}`,
    script: (name, words) => `npm ${name === 'test' ? name : `run ${name}`}${words === '' ? '' : ` -- ${words}`}`,
    add: (name) => `npm install --save-dev ${name}`,
  },
  pnpm: {
    run: (program) => `pnpm exec ${program}`,
    script: (name, words) => `pnpm run ${name} ${words}`.trimEnd(),
    add: (name) => `pnpm add --save-dev ${name}`,
  },
  yarn: {
    run: (program) => `yarn ${program}`,
    script: (name, words) => `yarn run ${name} ${words}`.trimEnd(),
    add: (name) => `yarn add --dev ${name}`,
  },
  bun: {
    run: (program) => `bunx ${program}`,
    script: (name, words) => `bun run ${name} ${words}`.trimEnd(),
    add: (name) => `bun add --dev ${name}`,
  },
}

interface Installation {
  readonly id: ManagerId
  readonly root: string
  readonly lockFile: string | undefined
  readonly version: string | undefined
}

function setupOf(view: RepositoryView, { id, root, lockFile, version }: Installation): readonly SetupStep[] {
  const install = (run: string): SetupStep => ({ run, folder: root })
  const isLocked = lockFile !== undefined
  if (id === 'bun') return [{ uses: 'bun' }, install(isLocked ? 'bun install --frozen-lockfile' : 'bun install')]
  const node: SetupStep = {
    uses: 'node',
    with: {
      ...nodeVersion(view, root),
      ...definedFields({ cache: isLocked ? id : undefined, 'cache-dependency-path': isLocked && root !== '' ? lockFile : undefined }),
    },
  }
  switch (id) {
    case 'npm':
      return [node, install(isLocked ? 'npm ci' : 'npm install')]
    case 'pnpm': {
      const packageFile = root === '' ? {} : { package_json_file: inFolder(root, 'package.json') }
      return [
        { uses: 'pnpm', with: version === undefined ? { version: '10' } : packageFile },
        node,
        install(isLocked ? 'pnpm install --frozen-lockfile' : 'pnpm install'),
      ]
    }
    case 'yarn': {
      const isModern = view.has(inFolder(root, '.yarnrc.yml')) || (version !== undefined && !version.startsWith('1.'))
      if (!isModern) return [node, install(isLocked ? 'yarn install --frozen-lockfile' : 'yarn install')]
      // Corepack provides the version that the repository names. The cache of setup-node would need it earlier.
      return [
        { uses: 'node', with: nodeVersion(view, root) },
        { run: 'corepack enable', folder: '' },
        install(isLocked ? 'yarn install --immutable' : 'yarn install'),
      ]
    }
  }
}

function nodeVersion(view: RepositoryView, root: string): Readonly<Record<string, string>> {
  const around = foldersAround(root)
  const file = around.flatMap((folder) => ['.nvmrc', '.node-version'].map((name) => inFolder(folder, name))).find(view.has)
  if (file !== undefined) return { 'node-version-file': file }
  const path = inFolder(root, 'package.json')
  const { engines, volta } = readJsonObject(view, path) ?? {}
  const statesVersion = [engines, volta].some((value) => typeof value === 'object' && value !== null && 'node' in value)
  return statesVersion ? { 'node-version-file': path } : { 'node-version': 'lts/*' }
}
