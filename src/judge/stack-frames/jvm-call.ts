/** The usual frame in a trace of the JVM, such as `at com.acme.Cart.add(Cart.java:12)`. */
export interface JvmCall {
  /** `com.acme.Cart.add`. */
  readonly name: string
  /** `Cart.java`. */
  readonly fileName: string
  /** From 1. */
  readonly line: number
}

// A frame with a module or a class loader, such as `java.base/java.lang.Thread.run`, is left to the expressions for all languages.
const usualFrame = /^\s{0,20}at ([\w.$<>]{1,500})\(([\w$-]{1,200}\.(?:java|kts?|scala|sc|groovy|cljc?)):(\d{1,9})\)$/

const closingParenthesis = 0x29

/** Reads the usual frame of the JVM, in much less time than the expressions for all languages. Returns undefined for any other line. */
export function jvmCall(line: string): JvmCall | undefined {
  if (line.charCodeAt(line.length - 1) !== closingParenthesis) return undefined
  const match = usualFrame.exec(line)
  if (match === null) return undefined
  const [, name = '', fileName = '', number] = match
  const lineNumber = Number(number)
  return lineNumber === 0 ? undefined : { name, fileName, line: lineNumber }
}

/** Returns the file of a call with the folder of its package: `com/acme/Cart.java`. */
export function jvmFile({ name, fileName }: JvmCall): string {
  const method = name.lastIndexOf('.')
  const type = method > 0 ? name.lastIndexOf('.', method - 1) : -1
  return type === -1 ? fileName : `${name.slice(0, type).replaceAll('.', '/')}/${fileName}`
}
