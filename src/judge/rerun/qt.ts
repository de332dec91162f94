import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'
import { unsafe } from './shell-word.js'

/** Runs the test functions of a program, which by convention has the name of the class. See https://doc.qt.io/qt-6/qtest-overview.html */
export const qt = defineRerun(select, (selections) =>
  distinct(selections.map(({ program }) => program)).map((program) => [
    program,
    ...distinct(selections.filter((each) => each.program === program).map(({ test }) => test)),
  ]),
)

/** A row of test data follows the function: `adds(one row)`. */
const testFunction = /^([A-Za-z_]\w*)(?:\((.*)\))?$/s

function select({ name, suite }: RerunTarget) {
  const type = suite.at(-1) ?? ''
  const [, test, row = ''] = testFunction.exec(name) ?? []
  if (test === undefined || !/^[A-Za-z_]\w*$/.test(type)) return undefined
  // Without the name of a row, Qt runs the function with all rows of its data.
  return { program: `./${type.toLowerCase()}`, test: row === '' || row.search(unsafe) !== -1 ? test : `${test}:${row}` }
}
