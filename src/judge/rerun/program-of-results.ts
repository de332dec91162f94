const programName = /^(\w[\w-]*)\.xml$/
/** Matches usual names of result files, which are not the name of a program. `test_detail` is the default of GoogleTest. */
const usualName = /(?:^|[-_.])(?:test_detail|results?|reports?|junit|gtest|boost|tests|output)(?:[-_.]|$)/i

/** Returns the program that a result file is named after. */
export function programOfResults(source = ''): string | undefined {
  const program = programName.exec(source.slice(source.lastIndexOf('/') + 1))?.[1]
  return program === undefined || usualName.test(program) ? undefined : `./${program}`
}
