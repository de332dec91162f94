import type { Attributes } from '../xml/xml.js'

const maximumParameterLength = 200
const maximumParametersLength = 2000

/**
 * The name of a test with what tells it from others of its method: the values of its parameters and the name of its instance
 * (of a class that implements `ITest`), which TestNG also writes in the place of the method's name.
 */
export function testngName(attributes: Attributes, className: string, parameters: readonly string[]): string {
  const { name = '', signature = '' } = attributes
  const instance = attributes['test-instance-name']
  // The usual case first: a method without any of it.
  if (parameters.length === 0 && instance === undefined) return name.includes('@') ? withoutHashes(name) : name
  let full = name === instance ? methodOf(signature) || name : name
  if (parameters.length > 0) full += `(${shortened(parameters.map(onOneLine).join(', '), maximumParametersLength)})`
  if (instance && instance !== className) full += ` [${instance}]`
  return withoutHashes(full)
}

/** `demo.Basic.adds(int)[pri:0, …]` is `adds`. */
function methodOf(signature: string): string {
  const parenthesis = signature.indexOf('(')
  const method = parenthesis === -1 ? signature : signature.slice(0, parenthesis)
  return method.slice(method.lastIndexOf('.') + 1)
}

const shortened = (text: string, length: number) => (text.length <= length ? text : `${text.slice(0, length)}…`)

const onOneLine = (value: string) => shortened(value, maximumParameterLength).replace(/\s+/g, ' ')

/** Java prints an object without a text of its own as `demo.Cart@43a0cee9`: its class and a hash that is another one in every run. */
const withoutHashes = (text: string) => text.replace(/([\w$]\.[\w$]+;?|\[[A-Z])@[0-9a-f]{5,8}\b/g, '$1')
