import { definedFields } from '../../../base/defined-fields.js'
import type { Detector } from '../finding.js'
import { inFolder, parentFolder } from '../paths.js'
import type { RepositoryView } from '../repository-view.js'
import { nearestFile } from './tool-versions.js'

/** Finds the Go modules that have tests. */
export const detectGo: Detector = (view) => {
  const modules = view.named('go.mod').map(parentFolder)
  const tested = view.named(/_test\.go$/).map(parentFolder)
  return modules
    .filter((folder) => tested.some((test) => moduleOf(test, modules) === folder))
    .map((folder) => ({
      tool: 'go',
      title: 'go test',
      job: 'go',
      folder,
      because: `there is ${inFolder(folder, 'go.mod')}`,
      setup: [{ uses: 'go', with: versionOf(view, folder) }],
      // Unlike a pipe, a redirection keeps the exit status in every shell.
      test: { run: `go test -json ./... > go-test.json${hasBuildEvents(view, folder) ? '' : ' 2>&1'}`, folder },
      format: 'go',
      files: ['go-test.json'],
    }))
}

/** Returns the files with the version and the checksums. The version of a workspace is at least the version of each of its modules. */
function versionOf(view: RepositoryView, folder: string): Readonly<Record<string, string>> {
  const workspace = nearestFile(view, folder, 'go.work')
  if (workspace !== undefined)
    return { 'go-version-file': workspace, 'cache-dependency-path': inFolder(parentFolder(workspace), '**/go.sum') }
  return {
    'go-version-file': inFolder(folder, 'go.mod'),
    ...definedFields({ 'cache-dependency-path': folder !== '' ? inFolder(folder, 'go.sum') : undefined }),
  }
}

/** Returns whether the messages of the compiler are among the events (Go 1.24). Before, they are on standard error. */
function hasBuildEvents(view: RepositoryView, folder: string): boolean {
  const text = view.read(nearestFile(view, folder, 'go.work') ?? inFolder(folder, 'go.mod')) ?? ''
  const [, minor] = /^toolchain[ \t]+go1\.(\d{1,3})/m.exec(text) ?? /^go[ \t]+1\.(\d{1,3})/m.exec(text) ?? []
  return Number(minor) >= 24
}

/** Returns the innermost module around a folder. */
const moduleOf = (folder: string, modules: readonly string[]): string | undefined =>
  modules
    .filter((module) => module === '' || folder === module || folder.startsWith(`${module}/`))
    .sort((one, other) => other.length - one.length)[0]
