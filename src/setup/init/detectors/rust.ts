import type { Addition, Detector } from '../finding.js'
import { inFolder, outermostFolders, parentFolder } from '../paths.js'
import type { RepositoryView } from '../repository-view.js'
import { readTomlTable, tableAt } from '../toml-table.js'

/** Finds the Cargo workspaces and packages. */
export const detectRust: Detector = (view) =>
  outermostFolders(view.named('Cargo.toml').map(parentFolder)).map((folder) => ({
    tool: 'rust',
    title: 'Rust, with cargo-nextest',
    job: 'rust',
    folder,
    because: `there is ${inFolder(folder, 'Cargo.toml')}`,
    setup: [{ uses: 'rustTools', with: { tool: 'cargo-nextest' } }],
    test: { run: 'cargo nextest run --workspace --profile ci', folder },
    format: 'junit',
    files: ['target/nextest/ci/junit.xml'],
    additions: additionsFor(view, inFolder(folder, '.config/nextest.toml')),
  }))

function additionsFor(view: RepositoryView, file: string): readonly Addition[] {
  if (tableAt(readTomlTable(view, file), 'profile', 'ci', 'junit') !== undefined) return []
  return [
    {
      why: 'nextest writes JUnit XML only with this setting',
      file,
      lines: ['[profile.ci]', 'fail-fast = false', '', '[profile.ci.junit]', 'path = "junit.xml"'],
    },
  ]
}
