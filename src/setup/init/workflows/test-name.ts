/** Words in the names of scripts, targets and files that run tests. */
const testing: ReadonlySet<string> = new Set(
  'test tests testing tester unittest unittests utest atest spec specs e2e unit integration acceptance selftest runtests testsuite pytest jest vitest phpunit rspec cypress playwright'.split(
    ' ',
  ),
)

/** Words in the names of scripts that prepare tests or check something else. */
const other: ReadonlySet<string> = new Set(
  'lint linter format fmt type types typing typings typecheck build compile watch dep deps dependencies install setup prepare init bootstrap clean data image images publish upload download report reports requirements requires doc docs start serve server stop debug update generate gen bench benchmark list style deploy release'.split(
    ' ',
  ),
)

/** Returns whether the name of a script, a target or a file shows that it runs tests, such as `test:unit` or `tests/run.sh`. */
export function isTestName(name: string): boolean {
  const words = wordsOf(name)
  return words.some((word) => testing.has(word)) && (words.includes('and') || !words.some((word) => other.has(word)))
}

/** Returns whether the name of a script or a target shows that it runs no tests, such as `docs-build`. */
export const isOtherName = (name: string): boolean => wordsOf(name).some((word) => other.has(word))

const wordsOf = (name: string): readonly string[] =>
  name
    .slice(0, 300)
    .split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase())
