interface InSuite {
  readonly module?: string
  readonly suite: readonly string[]
}

/** Makes a function that returns a string for a suite and its module. It is fast for adjacent tests of one suite. */
export function createSuiteKeys(): (test: InSuite) => string {
  let last: InSuite | undefined
  let key = ''
  return (test) => {
    if (last === undefined || !isSame(last, test)) {
      last = test
      key = JSON.stringify([test.module ?? '', ...test.suite])
    }
    return key
  }
}

const isSame = (a: InSuite, b: InSuite): boolean =>
  a.module === b.module &&
  (a.suite === b.suite || (a.suite.length === b.suite.length && a.suite.every((name, index) => name === b.suite[index])))
