import { isRecord, type JsonRecord, jsonText, recordsOf } from '../json/json-fields.js'

/** Shorter values are usual words, such as "on". */
const minimumLength = 4
const maximumDepth = 100
const maximumSecrets = 200

/** The text in the place of a secret. */
export const concealed = '***'

/** Removes the values of masked and hidden parameters from a text. */
export type Conceal = (text: string) => string

const asItIs: Conceal = (text) => text

/**
 * Returns a function that removes the values of masked and hidden parameters of a result and of its steps. They are in the file in clear,
 * and messages often quote them.
 */
export function concealing(result: JsonRecord): Conceal {
  if (!mayHaveSecrets(result)) return asItIs
  const secrets = new Set<string>()
  collect(result, secrets, 0)
  if (secrets.size === 0) return asItIs
  // Replacing each of very many would take too long.
  if (secrets.size > maximumSecrets) return () => concealed
  // A secret may contain another one.
  const sorted = [...secrets].sort((one, other) => other.length - one.length)
  return (text) => sorted.reduce((rest, secret) => rest.replaceAll(secret, concealed), text)
}

/** Returns whether a value of a parameter must not be shown. */
export const isSecret = ({ mode }: JsonRecord): boolean => typeof mode === 'string' && /^(?:masked|hidden)$/i.test(mode)

const mayHaveSecrets = ({ parameters, steps }: JsonRecord): boolean =>
  (Array.isArray(parameters) && parameters.length > 0) || (Array.isArray(steps) && steps.length > 0)

function collect({ parameters, steps }: JsonRecord, secrets: Set<string>, depth: number): void {
  for (const parameter of recordsOf(parameters)) {
    if (!isSecret(parameter) || secrets.size > maximumSecrets) continue
    const value = isRecord(parameter.value) ? '' : (jsonText(parameter.value) ?? '')
    add(value, secrets)
    // allure-pytest writes the representation of a text, with quotes.
    add(/^(['"])(.*)\1$/s.exec(value)?.[2] ?? '', secrets)
  }
  if (depth === maximumDepth) return
  for (const step of recordsOf(steps)) collect(step, secrets, depth + 1)
}

function add(value: string, secrets: Set<string>): void {
  if (value.length >= minimumLength) secrets.add(value)
}
