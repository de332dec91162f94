import type { Addition, Detector } from '../finding.js'
import { folderOf, inFolder, isWithin, outermostFolders } from '../paths.js'

/** The test libraries with patterns for their traces in CMake files. */
const libraries: readonly (readonly [RegExp, string])[] = [
  [/\bGTest\b|googletest|gtest_discover_tests/i, 'GoogleTest'],
  [/Catch2|catch_discover_tests/, 'Catch2'],
  [/doctest/, 'doctest'],
  [/unit_test_framework/, 'Boost.Test'],
  [/Qt\d?::Test\b|Qt\d?Test\b/, 'Qt Test'],
]

/** Finds the CMake projects with tests. */
export const detectCpp: Detector = (view) =>
  outermostFolders(view.named('CMakeLists.txt').map(folderOf)).flatMap((folder) => {
    const texts = view
      .named(/^CMakeLists\.txt$|\.cmake$/)
      .filter((path) => isWithin(folderOf(path), folder))
      .map((path) => view.read(path) ?? '')
      .join('\n')
    const hasTests = /^[ \t]{0,50}(?:enable_testing[ \t]{0,5}\(|include[ \t]{0,5}\([ \t]{0,5}CTest\b)/im.test(texts)
    const library = libraries.find(([pattern]) => pattern.test(texts))?.[1]
    if (!hasTests && library === undefined) return []
    const path = inFolder(folder, 'CMakeLists.txt')
    const additions: readonly Addition[] = hasTests
      ? []
      : [
          {
            why: 'CTest finds tests only after this line, and each test needs add_test or a discover function',
            file: path,
            lines: ['enable_testing()'],
          },
        ]
    return {
      tool: 'ctest',
      title: `CTest${library === undefined ? '' : `, with ${library}`}`,
      job: 'cpp',
      folder,
      because: hasTests ? `${path} enables tests` : `${path} names ${library}`,
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
