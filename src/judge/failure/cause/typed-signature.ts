import type { Failure } from '../failure.js'
import { isAssertion } from './weak-signature.js'

/** How much of the details is searched, in UTF-16 units. */
const maximumFront = 2_000
const maximumType = 220
/** node:test repeats the message, first with a type of its own. */
const maximumAttempts = 4

/** Types without information: every assertion has one. */
const usual = /^(?:Error|Exception|ComparisonFailure|\w{0,100}?Assert\w{0,100})$/

const startsWithType = /^[\w.$:\\]{1,200}(?:Error|Exception)\b/

/** Returns whether {@link withType} may change a signature. */
export const mayLackType = (signature: string): boolean => !startsWithType.test(signature) && !isAssertion(signature)

/** Puts the type of the error before a signature that does not have it, if the details contain the type before the message. */
export function withType(signature: string, failure: Failure): string {
  const name = mayLackType(signature) ? typeBeforeMessage(failure) : undefined
  return name === undefined ? signature : `${name}: ${signature}`
}

/** Returns the type of the error that the details contain before the first line of the message. */
export function typeBeforeMessage({ message = '', details = '' }: Failure): string | undefined {
  const text = message.trimStart()
  const newline = text.indexOf('\n')
  const line = (newline === -1 ? text : text.slice(0, newline)).trimEnd()
  return line === '' ? undefined : typeBefore(line, details.length > maximumFront ? details.slice(0, maximumFront) : details)
}

// Node: `TypeError [Error]: no price`, `Error [ERR_TEST_FAILURE]: no price`.
const type = /(\w{1,200}(?:Error|Exception))(?: \[\w{1,100}\])?$/

function typeBefore(line: string, details: string): string | undefined {
  let attempts = 0
  for (let start = details.indexOf(line, 2); start !== -1 && attempts < maximumAttempts; start = details.indexOf(line, start + 1)) {
    const end = start - 2
    if (details[end] !== ':' || details[end + 1] !== ' ') continue
    attempts += 1
    const name = type.exec(details.slice(Math.max(0, end - maximumType), end))?.[1]
    if (name !== undefined && !usual.test(name)) return name
  }
  return undefined
}
