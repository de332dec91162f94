import { definedFields } from '../../../base/defined-fields.js'
import type { Detector } from '../finding.js'
import { folderOf, inFolder } from '../paths.js'
import type { RepositoryView } from '../repository-view.js'
import { nearestFile } from './tool-versions.js'

/** Finds the Go modules that have tests. */
export const detectGo: Detector = (view) => {
  const modules = view.named('go.mod').map(folderOf)
  const tested = view.named(/_test\.go$/).map(folderOf)
  return modules
    .filter((folder) => tested.some((test) => moduleOf(test, modules) === folder))
    .map((folder) => ({
      tool: 'go',
      title: 'go test',
      job: 'go',
      folder,
      because: `there is ${inFolder(folder, 'go.mod')}`,
      setup: [{ uses: 'go', with: versionOf(view, folder) }],
      // gotestsum runs go test, and writes its results as JUnit XML.
      test: { run: 'go run gotest.tools/gotestsum@v1.13.0 --junitfile junit-go.xml ./...', folder },
      format: 'junit',
      files: ['junit-go.xml'],
    }))
}

/** Returns the files with the version and the checksums. The version of a workspace is at least the version of each of its modules. */
function versionOf(view: RepositoryView, folder: string): Readonly<Record<string, string>> {
  const workspace = nearestFile(view, folder, 'go.work')
  if (workspace !== undefined) return { 'go-version-file': workspace, 'cache-dependency-path': inFolder(folderOf(workspace), '**/go.sum') }
  return {
    'go-version-file': inFolder(folder, 'go.mod'),
    ...definedFields({ 'cache-dependency-path': folder !== '' ? inFolder(folder, 'go.sum') : undefined }),
  }
}

/** Returns the innermost module around a folder. */
const moduleOf = (folder: string, modules: readonly string[]): string | undefined =>
  modules
    .filter((module) => module === '' || folder === module || folder.startsWith(`${module}/`))
    .sort((one, other) => other.length - one.length)[0]
