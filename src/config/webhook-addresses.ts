import type { Environment } from '../base/environment.js'
import { scanTemplate } from '../report/expressions/scanner.js'
import type { Config } from './config.js'
import { variablesIn } from './empty-setting.js'

/**
 * Returns the addresses of the webhooks of a configuration before its expressions can be evaluated, which needs the results: each address with
 * the values of the environment variables that it names, and values that are addresses themselves.
 */
export const webhookAddresses = ({ report }: Config, env: Environment): readonly string[] =>
  report.reporters.flatMap((reporter) => {
    if (reporter.type !== 'chat') return []
    const valuesIn = (expression: string) => variablesIn(expression).map((name) => env[name] ?? '')
    const { parts } = scanTemplate(reporter.url)
    const address = parts.map(({ kind, text }) => (kind === 'literal' ? text : valuesIn(text).join(''))).join('')
    return [address, ...valuesIn(reporter.url).filter((value) => value.includes('://'))]
  })
