/** Receives the warnings about variables that cannot be used. */
type WarningListener = (message: string) => void

let listen: WarningListener = (message) => process.emitWarning(message)
const warned = new Set<string>()

/** Sends the warnings about proxies to a listener, each one once per process. They never contain the value of a variable. */
export function onProxyWarning(listener: WarningListener): void {
  listen = listener
  warned.clear()
}

/** Warns that a variable names a proxy that cannot be used. */
export function warnOfProxy(variable: string, reason: string): void {
  if (warned.has(variable)) return
  warned.add(variable)
  listen(`The proxy in the variable ${variable} is not used: ${reason}`)
}
