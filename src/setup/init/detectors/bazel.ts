import type { Detector } from '../finding.js'
import { folderOf, outermostFolders } from '../paths.js'

/** Finds Bazel workspaces. */
export const detectBazel: Detector = (view) => {
  const files = view.named(/^(?:MODULE\.bazel|WORKSPACE(?:\.bazel)?)$/)
  return outermostFolders(files.map(folderOf)).map((folder) => ({
    tool: 'bazel',
    title: 'Bazel',
    job: 'bazel',
    folder,
    because: `there is ${files.find((path) => folderOf(path) === folder)}`,
    setup: [],
    test: { run: 'bazel test //... --test_output=errors', folder },
    format: 'junit',
    files: ['bazel-testlogs'],
    isLink: true,
  }))
}
