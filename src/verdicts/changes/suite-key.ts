interface InSuite {
  readonly module?: string
  readonly suite: readonly string[]
}

/** Makes a function that returns a string for a suite and its module. It is fast for adjacent tests that share an array. */
export function createSuiteKeys(): (test: InSuite) => string {
  let last: InSuite | undefined
  let key = ''
  return (test) => {
    if (last === undefined || last.suite !== test.suite || last.module !== test.module) {
      last = test
      key = JSON.stringify([test.module ?? '', ...test.suite])
    }
    return key
  }
}
