import { exceptionType, isGeneric } from './line-meaning.js'

/** The type of an error before a message. */
const typeBefore = /^(?:[\w$.:\\]{0,200}(?:Error|Exception))?: /

/** Messages that many failures have whatever their reason is. One expression per wording. */
const wordings: readonly RegExp[] = [
  // The limit of a whole test. Playwright adds the hook or the fixture, and Mocha adds advice.
  /^(?:test )?timeout (?:of )?[\d,.]{1,20} ?m?s exceeded\b(?!.*\b(?:waiting|locator|selector)\b)/i,
  // The limit of a call of Playwright, without the call log that would be below it.
  /^[a-z]{1,40}\.[a-z]{1,40}: timeout [\d,.]{1,20} ?ms exceeded\.?$/i,
  // Chai, and Vitest, which appends the matcher.
  /^expected (?:true to be false|false to be true)(?: \/\/ Object\.is equality)?\.?$/i,
  /^step failed\.?$/i,
  // Robot Framework.
  /^several failures occurred:?$/i,
]

/** A longer line has words of its own. */
const maximumLength = 500

/**
 * Returns whether a headline could belong to any failure, so that the failed step must be added: it is empty, only the type of an
 * exception, a limit of time or a comparison of two truth values.
 */
export function isGenericMessage(line: string): boolean {
  if (line.length > maximumLength) return false
  if (line === '' || isGeneric(line) || exceptionType(line) !== undefined) return true
  const message = line.replace(typeBefore, '')
  return wordings.some((wording) => wording.test(message))
}
