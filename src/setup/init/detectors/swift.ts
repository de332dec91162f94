import type { Detector } from '../finding.js'
import { inFolder, parentFolder } from '../paths.js'
import type { RepositoryView } from '../repository-view.js'

/** Returns whether a `Package.swift` has tests. */
export const hasTestTarget = (view: RepositoryView, path: string): boolean => /\.testTarget\s*\(/.test(view.read(path) ?? '')

/** Finds Swift packages with tests. */
export const detectSwift: Detector = (view) =>
  view
    .named('Package.swift')
    .filter((path) => hasTestTarget(view, path))
    .map((path) => ({
      tool: 'swift',
      title: 'Swift',
      job: 'swift',
      folder: parentFolder(path),
      because: `${inFolder(parentFolder(path), 'Package.swift')} has a test target`,
      setup: [],
      test: { run: 'swift test --parallel --xunit-output junit-swift.xml', folder: parentFolder(path) },
      format: 'junit',
      // Swift Testing writes a second file, whose name ends with -swift-testing.
      files: ['junit-swift*.xml'],
      runner: 'macos-latest',
    }))
