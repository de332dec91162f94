import type * as Checker from '../report/expressions/checker.js'
import { hasExpression } from '../report/expressions/scanner.js'
import { parseNumberPattern } from '../report/number-patterns/number-pattern.js'
import { checkLink, checkWebAddress, checkWebhook } from './address.js'
import { checkGlob } from './glob.js'
import type { ValueFault } from './value-fault.js'

type Check = (text: string) => readonly ValueFault[]

/** The checks of strings, by their `format` in a schema. */
export type Checks<Format extends string = string> = Readonly<Record<Format, Check>>

type ConfigFormat = 'template' | 'token' | 'condition' | 'webhook-url' | 'web-address' | 'link' | 'glob' | 'number-pattern'

/**
 * Creates the checks for a file. Loads the expression language only if the file needs it.
 * @param value the content of the file
 */
export async function loadChecks(value: unknown): Promise<Checks<ConfigFormat>> {
  const json = JSON.stringify(value) ?? ''
  const checker =
    hasExpression(json) || /"(?:condition|mentionCondition)":/.test(json) ? await import('../report/expressions/checker.js') : undefined
  const template = templateCheck(checker)
  return {
    template,
    token: (text) => checker?.checkTemplate(text, 'token') ?? [],
    condition: (text) => checker?.checkCondition(text) ?? [],
    'webhook-url': (text) => [...first(checkWebhook(text)), ...template(text)],
    'web-address': (text) => [...first(checkWebAddress(text)), ...template(text)],
    link: (text) => [...first(checkLink(text)), ...template(text)],
    glob: (text) => first(checkGlob(text)),
    'number-pattern': (text) => first(parseNumberPattern(text).fault),
  }
}

const templateCheck =
  (checker: typeof Checker | undefined): Check =>
  (text) =>
    hasExpression(text) ? (checker?.checkTemplate(text) ?? []) : []

const first = (fault: ValueFault | undefined): readonly ValueFault[] => (fault === undefined ? [] : [fault])
