import type { Addition, Detector } from '../finding.js'
import { inFolder, isWithin, outermostFolders, parentFolder } from '../paths.js'
import type { RepositoryView } from '../repository-view.js'
import { firstMatch } from './first-match.js'
import { hasTestTarget } from './swift.js'

/** The test libraries with patterns for their traces in CMake files. */
const libraries: readonly (readonly [RegExp, string])[] = [
  [/\bGTest\b|googletest|gtest_discover_tests/i, 'GoogleTest'],
  [/Catch2|catch_discover_tests/, 'Catch2'],
  [/doctest/, 'doctest'],
  [/unit_test_framework/, 'Boost.Test'],
  [/Qt\d?::Test\b|Qt\d?Test\b/, 'Qt Test'],
]

/** A project in Swift, such as `project(shop LANGUAGES C Swift)`. */
const swiftProject = /\bLANGUAGES\b[^)]{0,200}\bSwift\b/

/** Returns whether a project only builds a Swift package for CMake. The package runs its tests itself. */
const isSwiftPackage = (view: RepositoryView, folder: string, texts: string): boolean => {
  const path = inFolder(folder, 'Package.swift')
  return hasTestTarget(view, path) || (view.has(path) && swiftProject.test(texts))
}

/** Finds the CMake projects with tests. */
export const detectCpp: Detector = (view) =>
  outermostFolders(view.named('CMakeLists.txt').map(parentFolder)).flatMap((folder) => {
    const path = inFolder(folder, 'CMakeLists.txt')
    const files = view.named(/^CMakeLists\.txt$|\.cmake$/).filter((file) => isWithin(parentFolder(file), folder))
    const texts = files.map((file) => view.read(file) ?? '').join('\n')
    // In the file of a subfolder, these lines do not count: `ctest --test-dir build` finds the tests only if the first file has one.
    const included = files.filter((file) => file === path || file.endsWith('.cmake')).map((file) => view.read(file) ?? '')
    const enabling = /^[ \t]{0,50}(?:enable_testing[ \t]{0,5}\(|include[ \t]{0,5}\([ \t]{0,5}CTest\b)/im
    const hasTests = enabling.test(included.join('\n'))
    const library = libraries.find(([pattern]) => pattern.test(texts))?.[1]
    const isEnabledBelow = !hasTests && enabling.test(texts)
    if (!hasTests && !isEnabledBelow && library === undefined) return []
    if (library === undefined && isSwiftPackage(view, folder, texts)) return []
    const additions: readonly Addition[] = hasTests
      ? []
      : [
          {
            why: 'CTest finds the tests of all folders only after this line, and each test needs add_test or a discover function',
            file: path,
            lines: ['enable_testing()'],
          },
        ]
    return {
      tool: 'ctest',
      title: `CTest${library === undefined ? '' : `, with ${library}`}`,
      job: 'cpp',
      folder,
      because: hasTests
        ? `${path} enables tests`
        : isEnabledBelow
          ? `${files.find((file) => enabling.test(view.read(file) ?? ''))} enables tests`
          : `${path} names ${library}`,
      setup: [
        { run: 'cmake -S . -B build', folder },
        { run: 'cmake --build build --parallel', folder },
      ],
      // CTest writes the file into the folder of the build.
      test: { run: 'ctest --test-dir build --output-on-failure --output-junit junit-ctest.xml', folder },
      format: 'junit',
      files: ['build/junit-ctest.xml'],
      additions,
    }
  })

/** Finds Meson projects with tests. */
export const detectMeson: Detector = (view) =>
  outermostFolders(view.named('meson.build').map(parentFolder)).flatMap((folder) => {
    const files = view.named('meson.build').filter((path) => isWithin(parentFolder(path), folder))
    const path = firstMatch(view, files, /^[ \t]{0,50}test[ \t]{0,5}\(/m)
    if (path === undefined) return []
    return {
      tool: 'meson',
      title: 'Meson',
      job: 'meson',
      folder,
      because: `${path} has a test`,
      setup: [
        { run: 'sudo apt-get update && sudo apt-get install --yes meson ninja-build', folder: '' },
        { run: 'meson setup build', folder },
      ],
      test: { run: 'meson test -C build --print-errorlogs', folder },
      format: 'junit',
      files: ['build/meson-logs/testlog.junit.xml'],
    }
  })

/** Finds Bazel workspaces. */
export const detectBazel: Detector = (view) => {
  const files = view.named(/^(?:MODULE\.bazel|WORKSPACE(?:\.bazel)?)$/)
  return outermostFolders(files.map(parentFolder)).map((folder) => ({
    tool: 'bazel',
    title: 'Bazel',
    job: 'bazel',
    folder,
    because: `there is ${files.find((path) => parentFolder(path) === folder)}`,
    setup: [],
    test: { run: 'bazel test //... --test_output=errors', folder },
    format: 'junit',
    files: ['bazel-testlogs'],
    isLink: true,
  }))
}
