import picocolors from 'picocolors'
import { type Survey, survey } from '../collect/survey.js'
import { displayLine } from '../display-text.js'
import { loadEvaluator } from '../expressions/lazy-evaluator.js'
import { readOrigin } from '../origin/read-origin.js'
import { resolveCollectors } from './collectors.js'
import { type Request, type RequestContext, requestedConfig } from './perform.js'
import { variablesOf } from './variables.js'

/** What a request would collect. */
export interface Validated extends Survey {
  /** The configuration file, if there is one. */
  readonly config?: string
}

/** Checks the configuration and looks at the files that it leads to, without reading them. */
export async function validate(request: Request, { env, onWarning }: RequestContext): Promise<Validated> {
  const config = await requestedConfig(request, onWarning)
  const origin = () => readOrigin({ env, cwd: request.cwd }, request.module)
  const evaluator = await loadEvaluator(() => variablesOf(origin(), env, {}), config.usesExpressions)
  const found = survey({ cwd: request.cwd, collectors: resolveCollectors(config, evaluator) })
  return { ...(config.path !== undefined && { config: config.path }), ...found }
}

/** A survey as people read it. */
export function describeSurvey({ config: configPath, collectors, files }: Validated, { color, limit }: { readonly color: boolean; readonly limit: number }): string {
  const { bold, dim, green, red, yellow } = picocolors.createColors(color)
  const lines = [configPath === undefined ? 'No configuration file: every known format is collected by well-known names.' : `${configPath} is valid.`]
  const some = (names: readonly string[]) => {
    const shown = names.slice(0, limit).map((name) => `      ${displayLine(name)}`)
    return names.length > shown.length ? [...shown, dim(`      and ${names.length - shown.length} more`)] : shown
  }
  for (const { key, patterns } of collectors) {
    const matching = patterns.filter((pattern) => pattern.files.length > 0 || configPath !== undefined)
    if (matching.length === 0) continue
    lines.push('', bold(key))
    for (const { pattern, files: matched } of matching) {
      lines.push(`  ${pattern}  ${matched.length === 0 ? yellow('no file') : dim(`${matched.length} ${matched.length === 1 ? 'file' : 'files'}`)}`, ...some(matched))
    }
  }
  if (files.length > 0) lines.push('', bold('Files'))
  for (const { path, kind, format, because } of files) {
    const what = format ?? kind
    const paint = kind === 'unreadable' ? red : kind === 'foreign' ? dim : green
    lines.push(`  ${displayLine(path)}  ${paint(what)}  ${dim(displayLine(because))}`)
  }
  if (files.length === 0) lines.push('', yellow('No file was found.'))
  return `${lines.join('\n')}\n`
}
