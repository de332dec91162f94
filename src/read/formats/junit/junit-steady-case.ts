import type { Attributes } from '../xml/xml.js'

/** The class that testthat gives to code outside of a test: how R prints an empty vector of texts. */
const outsideOfTestthat = 'character(0)'

// nose2: `setUpClass (tests.cart` and `Cart)`, which is "setUpClass (tests.cart.Cart)" until its last dot.
const hookOfNose = /^((?:setUp|tearDown)(?:Class|Module)) \(([\w.]{1,1000})$/

// PHP_CodeSniffer, after the name of the rule and the path of the file: ` (3:14)`.
const placeOfSniffer = /^ \(([1-9]\d{0,8}):\d{1,9}\)$/

/**
 * Returns the attributes of a case as if its producer had written a class and a name that are the same in every run. Returns the same
 * object for most tools.
 */
export function steadyCase(own: Attributes, suite: Attributes): Attributes {
  const { classname, name } = own
  if (classname === outsideOfTestthat) return { ...own, classname: '' }
  if (!name?.endsWith(')')) return own
  if (classname !== undefined) {
    const [, hook, module] = hookOfNose.exec(classname) ?? []
    return hook === undefined ? own : { ...own, classname: `${module}.${name.slice(0, -1)}`, name: hook }
  }
  const { name: file } = suite
  const start = file ? name.lastIndexOf(` at ${file} (`) : -1
  const [, line] = (start > 0 && file && placeOfSniffer.exec(name.slice(start + 4 + file.length))) || []
  return line === undefined || !file ? own : { ...own, name: name.slice(0, start), file, line }
}
