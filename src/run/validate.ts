import picocolors from 'picocolors'
import { definedFields } from '../base/defined-fields.js'
import { countOf, formatCount } from '../base/text/counts.js'
import { displayLine } from '../base/text/display-text.js'
import { readCiContext } from '../host/ci-context/read-ci-context.js'
import type { NoticeJson } from '../judge/summary/summary-json.js'
import { type CollectPreview, previewCollect } from '../read/collect/collect-preview.js'
import type { Problem } from '../records/problem.js'
import { loadEvaluator } from '../report/expressions/lazy-evaluator.js'
import { describeCollectorChoice } from './collect/collector-choice.js'
import { resolveCollectors } from './collect/collectors.js'
import { createCommittedFiles } from './collect/committed-files.js'
import { runVariables } from './collect/run-variables.js'
import { noticesJson } from './guide/notices.js'
import { requestedConfig } from './prepare/requested-config.js'
import { requestedQuarantine } from './prepare/requested-quarantine.js'
import type { RunContext, RunRequest } from './prepare/run-request.js'

/** A checked configuration, and the files that a run would collect. */
export interface Validation extends Omit<CollectPreview, 'problems' | 'notices'> {
  /** The configuration file, if there is one. */
  readonly config?: string
  /** Whether the file enables test collectors by name, so that only those are used. */
  readonly choosesFormats?: true
  /** Whether tests are optional, so that `no-tests` does not apply. */
  readonly testsAreOptional?: true
  readonly problems: readonly (Problem | NoticeJson)[]
}

/** Checks the configuration and the quarantine file, and lists the files that a run would collect. Reads tests only to find twins. */
export async function validate(request: RunRequest, { env, onWarning }: RunContext): Promise<Validation> {
  const config = await requestedConfig(request, { env, onWarning })
  await requestedQuarantine(request, { env, onWarning })
  const ciContext = () => readCiContext({ env, cwd: request.cwd }, request.module)
  const evaluator = await loadEvaluator(() => runVariables(ciContext(), env, {}), config.usesExpressions)
  const collectors = resolveCollectors(config, evaluator)
  const { notices, ...found } = await previewCollect({ cwd: request.cwd, collectors, isCommitted: createCommittedFiles(env) })
  return {
    ...definedFields({
      config: config.path,
      choosesFormats: config.collect.choosesFormats ? true : undefined,
      testsAreOptional: config.collect.testsAreOptional ? true : undefined,
    }),
    ...found,
    problems: [...found.problems, ...noticesJson(notices)],
  }
}

/** Groups collectors with the same patterns: paths of the command line replace the patterns of all collectors. */
function sharedPatterns(collectors: CollectPreview['collectors']) {
  const groups = new Map<string, CollectPreview['collectors'][number] & { readonly keys: string[] }>()
  for (const collector of collectors) {
    const id = JSON.stringify(collector.patterns)
    const group = groups.get(id)
    if (group === undefined) groups.set(id, { ...collector, keys: [collector.key] })
    else group.keys.push(collector.key)
  }
  return groups.values()
}

/** The label of a file without a format. */
const kindNames = { results: 'results', events: 'events', unreadable: 'unreadable', foreign: 'left out', artifact: 'kept' } as const

/** Returns the result of a validation in one line. */
export const validationHeadline = ({ config }: Pick<Validation, 'config'>): string =>
  config === undefined ? 'No configuration file was found; none is required.' : `${config} is valid.`

/** Describes the result of a validation in lines of text. */
export function describeValidation(validated: Validation, { color, limit }: { readonly color: boolean; readonly limit: number }): string {
  const { collectors, files } = validated
  const { bold, dim, green, red, yellow } = picocolors.createColors(color)
  const lines = [validationHeadline(validated), ...describeCollectorChoice(validated)]
  if (collectors.some(({ wellKnown }) => wellKnown)) lines.push('Well-known names that match no file are not listed.')
  const some = (names: readonly string[]) => {
    const shown = names.slice(0, limit).map((name) => `      ${displayLine(name)}`)
    return names.length > shown.length ? [...shown, dim(`      and ${formatCount(names.length - shown.length)} more`)] : shown
  }
  for (const { keys, patterns, wellKnown } of sharedPatterns(collectors)) {
    const matching = patterns.filter((pattern) => pattern.files.length > 0 || !wellKnown)
    if (matching.length === 0) continue
    lines.push('', bold(keys.join(', ')))
    for (const { pattern, files: matched } of matching) {
      lines.push(`  ${pattern}  ${matched.length === 0 ? yellow('no file') : dim(countOf(matched.length, 'file'))}`, ...some(matched))
    }
  }
  if (files.length > 0) lines.push('', bold('Files'))
  for (const { path, kind, format, because, twinOf } of files) {
    const what = format ?? kindNames[kind]
    const paint = kind === 'unreadable' ? red : kind === 'foreign' || twinOf !== undefined ? dim : green
    const reason = twinOf === undefined ? because : `does not count, same tests as ${twinOf}`
    lines.push(`  ${displayLine(path)}  ${paint(what)}  ${dim(displayLine(reason))}`)
  }
  if (files.length === 0) lines.push('', yellow('No file was found.'))
  return `${lines.join('\n')}\n`
}
