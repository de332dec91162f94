import { cutWithMargin } from '../../../base/text/cut-margin.js'
import type { Attributes } from '../xml/xml.js'

const maximumParameterLength = 200
const maximumParametersLength = 2000

/**
 * Returns the name of a test with the values of its parameters and the name of its instance, which distinguish the tests of a method. If
 * the class implements `ITest`, TestNG may write the name of the instance instead of the method.
 */
export function testngName(attributes: Attributes, className: string, parameters: readonly string[]): string {
  const { name = '', signature = '' } = attributes
  const instance = attributes['test-instance-name']
  // The usual case: a method without parameters and instance name.
  if (parameters.length === 0 && instance === undefined) return name.includes('@') ? withoutHashes(name) : name
  let full = name === instance ? methodOf(signature) || name : name
  if (parameters.length > 0) full += `(${cutWithMargin(parameters.map(onOneLine).join(', '), maximumParametersLength, '…')})`
  if (instance && instance !== className) full += ` [${instance}]`
  return withoutHashes(full)
}

/** Returns the name of a method: `adds` for `demo.Basic.adds(int)[pri:0, …]`. */
function methodOf(signature: string): string {
  const parenthesis = signature.indexOf('(')
  const method = parenthesis === -1 ? signature : signature.slice(0, parenthesis)
  return method.slice(method.lastIndexOf('.') + 1)
}

const onOneLine = (value: string) => cutWithMargin(value, maximumParameterLength, '…').replace(/\s+/g, ' ')

/** Removes the hash of Java objects without `toString`, which are printed as `demo.Cart@43a0cee9`. It differs in every run. */
const withoutHashes = (text: string) => text.replace(/([\w$]\.[\w$]+;?|\[[A-Z])@[0-9a-f]{5,8}\b/g, '$1')
