import type { Environment } from '../base/environment.js'
import { formatCount } from '../base/text/counts.js'
import { shorten } from '../base/text/shorten.js'
import type { Config } from '../config/config.js'
import { patternLines } from '../read/collect/pattern.js'
import { allWellKnownNames } from '../read/formats/index.js'
import type { Block, Inline } from '../report/tree/node.js'
import { detailsFold, inlineCode, lines, paragraph, text, yaml } from '../report/tree/node-builders.js'
import { actionReference } from './action-reference.js'
import type { CollectedRecords } from './collect-records.js'
import type { RunRequest } from './run-request.js'

/** An example for the input `paths`. */
export const examplePaths = 'build/reports/**/*.xml'

const shownPatterns = 4
const shownFiles = 10
const maximumName = 200

/** A run that found no results. */
export interface SearchGuideOptions {
  readonly request: Pick<RunRequest, 'cwd' | 'paths' | 'records'>
  readonly config: Pick<Config, 'path' | 'collect'>
  readonly leftOut: CollectedRecords['leftOut']
  readonly env: Environment
}

/**
 * Returns the blocks of a report on GitHub for a run without result files: the patterns, a step for the workflow, and the matching files
 * that do not contain test results.
 */
export function searchGuide({ request, config, leftOut, env }: SearchGuideOptions): readonly Block[] {
  const { cwd, paths, records } = request
  const own = config.collect.collectors.flatMap(({ include = [] }) => patternLines(include))
  const input = records.length > 0 ? 'records' : 'paths'
  const [named, from] =
    records.length > 0 ? [records, 'the input records'] : paths.length > 0 ? [paths, 'the input paths'] : [own, config.path]
  const isNamed = named.length > 0
  const patterns = isNamed ? named : allWellKnownNames()
  const what = records.length > 0 ? 'records file' : isNamed ? 'file' : 'file with the name of a test result'
  const advice =
    records.length > 0
      ? 'Download the records of the earlier jobs first, then name their folder:'
      : 'If your results are elsewhere, name their files or folders:'
  return [
    paragraph(
      text(`No ${what} was found in `),
      name(cwd),
      text('. Looked for '),
      ...listed(patterns),
      text(isNamed && from !== undefined ? ` (${from}).` : '.'),
    ),
    paragraph(text(advice)),
    yaml(workflowStep(input, env)),
    ...(leftOut.length === 0 ? [] : [detailsFold('Files that were left out', [lines(leftOutLines(leftOut))])]),
  ]
}

const name = (value: string): Inline => inlineCode(shorten(value, maximumName))

/** Lists the first few names, with commas, and the number of the others. */
function listed(names: readonly string[]): readonly Inline[] {
  const shown = names.slice(0, shownPatterns).flatMap((each, index) => (index === 0 ? [name(each)] : [text(', '), name(each)]))
  return names.length > shownPatterns ? [...shown, text(` and ${formatCount(names.length - shownPatterns)} more`)] : shown
}

function leftOutLines(leftOut: CollectedRecords['leftOut']): readonly (readonly Inline[])[] {
  const shown = leftOut.slice(0, shownFiles).map(({ path, because }) => [name(path), text(`: ${shorten(because, maximumName)}`)])
  return leftOut.length > shownFiles ? [...shown, [text(`and ${formatCount(leftOut.length - shownFiles)} more`)]] : shown
}

/** Returns the step for a workflow. The runner provides the repository and version of the action, except for a local action. */
function workflowStep(input: 'paths' | 'records', { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' }: Environment) {
  const isNamed = /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(repository) && /^[\w./-]{1,100}$/.test(ref)
  const value = input === 'records' ? 'records/**/*.ndjson' : examplePaths
  return [
    `- uses: ${isNamed ? `${repository}@${ref}` : actionReference}`,
    `  if: \${{ !cancelled() }}`,
    '  with:',
    `    ${input}: ${value}`,
  ].join('\n')
}
