import { collectorKeys } from './collector-key.js'
import type { Config } from './config.js'
import type { ConfigProblem } from './config-error.js'
import type { SchemaFault } from './schema-fault.js'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {})

/** Finds each `expect` of a configuration file that cannot fail any run. */
export function findIdleExpectations(value: unknown): readonly SchemaFault[] {
  const collect = fieldsOf(fieldsOf(value).collect)
  return collectorKeys.flatMap((key): readonly SchemaFault[] => {
    const collector = fieldsOf(collect[key])
    const why = 'expect' in collector ? whyIdle(collector) : undefined
    return why === undefined ? [] : [{ severity: 'warning', path: ['collect', key, 'expect'], message: `has no effect: ${why}`, at: 'key' }]
  })
}

function whyIdle({ enabled, expect }: Fields): string | undefined {
  if (enabled === false) return 'the collector is switched off'
  const { files, tests, properties } = fieldsOf(expect)
  const isEmpty =
    files === undefined && tests === undefined && (properties === undefined || (Array.isArray(properties) && properties.length === 0))
  return isEmpty ? 'it expects nothing' : undefined
}

/** Returns a warning if paths of a run replace the files for which a configuration has expectations. */
export function replacedExpectations({ path, collect }: Config): readonly Pick<ConfigProblem, 'severity' | 'message' | 'path'>[] {
  const idle = collect.collectors.filter(({ key, expect }) => key !== 'files' && expect !== undefined)
  if (path === undefined || idle.length === 0) return []
  const names = idle.map(({ key }) => `collect.${key}.expect`).join(', ')
  const message = `${names} ${idle.length === 1 ? 'has' : 'have'} no effect: the paths of this run replace the files of the configuration.`
  return [{ severity: 'warning', message, path }]
}
